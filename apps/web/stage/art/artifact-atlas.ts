import { manifest } from '@skystair/art/baked/manifest.ts'
import type { HeroTier } from '@skystair/rules/heroes/hero.ts'

const treasures = new Set(manifest.atlases['icons-treasures']?.frames)

/** Where the picture of an artifact lies: rare ones that were made more richly have one of their own. */
export function artifactAtlas(
  icon: string,
  rarity: HeroTier,
): { readonly atlas: string; readonly frame: string } {
  const noble = `${icon}-${rarity}`
  return treasures.has(noble)
    ? { atlas: 'icons-treasures', frame: noble }
    : { atlas: 'icons-artifacts', frame: icon }
}
