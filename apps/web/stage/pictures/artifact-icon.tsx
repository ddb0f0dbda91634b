import type { HeroTier } from '@skystair/rules/heroes/hero.ts'
import { artifactAtlas } from '../art/artifact-atlas.ts'
import { AtlasIcon } from './atlas-icon.tsx'

/** An artifact: rare ones that were made more richly look it. */
export const ArtifactIcon = ({ icon, rarity }: { icon: string; rarity: HeroTier }) => (
  <AtlasIcon {...artifactAtlas(icon, rarity)} />
)
