import { manifest } from '@skystair/art/baked/manifest.ts'
import type { HeroTier } from '@skystair/rules/heroes/hero.ts'
import { AtlasIcon } from './atlas-icon.tsx'

const treasures = new Set(manifest.atlases['icons-treasures']?.frames)

/** An artifact: rare ones that were made more richly look it. */
export function ArtifactIcon({ icon, rarity }: { icon: string; rarity: HeroTier }) {
  const noble = `${icon}-${rarity}`
  return treasures.has(noble) ? (
    <AtlasIcon atlas="icons-treasures" frame={noble} />
  ) : (
    <AtlasIcon atlas="icons-artifacts" frame={icon} />
  )
}
