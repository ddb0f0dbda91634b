import { catalogue } from '@skystair/rules/catalogue.ts'
import type { HeroTier } from '@skystair/rules/heroes/hero.ts'
import type { Build } from '@skystair/rules/skill/skills.ts'
import type { ArtifactDesign, ArtifactPlace } from '@skystair/rules/things/artifact.ts'

/** Pictures of the atlas of artifacts, and where such a thing is worn. */
const PLACES = {
  sword: 'weapon',
  axe: 'weapon',
  hammer: 'weapon',
  spear: 'weapon',
  dagger: 'weapon',
  bow: 'weapon',
  staff: 'weapon',
  shield: 'offhand',
  book: 'offhand',
  helm: 'head',
  crown: 'head',
  armour: 'body',
  gloves: 'hands',
  boots: 'feet',
  belt: 'waist',
  cloak: 'back',
  amulet: 'neck',
  ring: 'ring',
} as const satisfies Readonly<Record<string, ArtifactPlace>>
type Icon = keyof typeof PLACES

const BUILDS: Readonly<Record<ArtifactPlace, Build>> = {
  weapon: { attack: 0.6, defence: 0.1, health: 0.3 },
  offhand: { attack: 0.1, defence: 0.6, health: 0.3 },
  head: { attack: 0.1, defence: 0.3, health: 0.6 },
  body: { attack: 0.05, defence: 0.45, health: 0.5 },
  hands: { attack: 0.5, defence: 0.2, health: 0.3 },
  feet: { attack: 0.2, defence: 0.3, health: 0.5 },
  waist: { attack: 0.2, defence: 0.2, health: 0.6 },
  back: { attack: 0.1, defence: 0.4, health: 0.5 },
  neck: { attack: 0.3, defence: 0.2, health: 0.5 },
  ring: { attack: 0.5, defence: 0.2, health: 0.3 },
}

export interface ArtifactKind extends ArtifactDesign {
  readonly icon: Icon
}

const artifact = (id: string, icon: Icon, rarity: HeroTier, set: string | null): ArtifactKind => ({
  id,
  icon,
  rarity,
  set,
  place: PLACES[icon],
  build: BUILDS[PLACES[icon]],
})

interface ArtifactSet {
  readonly id: string
  readonly rarity: HeroTier
  readonly pieces: readonly Icon[]
}

const set = (id: string, rarity: HeroTier, ...pieces: Icon[]): ArtifactSet => ({ id, rarity, pieces })

/** Sets whose pieces lie in chests. */
export const FOUND_SETS: readonly ArtifactSet[] = [
  set('forest-watch', 'usual', 'bow', 'cloak', 'boots', 'gloves'),
  set('smiths-guild', 'usual', 'hammer', 'belt', 'gloves', 'helm'),
  set('pilgrim', 'usual', 'staff', 'boots', 'cloak', 'amulet'),
  set('border-guard', 'usual', 'spear', 'shield', 'helm', 'armour'),
  set('nightingale', 'legendary', 'dagger', 'belt', 'ring', 'cloak'),
  set('koschei', 'legendary', 'sword', 'ring', 'amulet', 'crown'),
  set('frost-court', 'legendary', 'staff', 'crown', 'gloves', 'cloak'),
  set('zmey-scale', 'legendary', 'axe', 'shield', 'armour', 'boots'),
  set('firebird', 'mythical', 'bow', 'crown', 'ring', 'cloak'),
  set('sleeping-kingdom', 'mythical', 'sword', 'crown', 'armour', 'book'),
  set('last-lamp', 'mythical', 'staff', 'amulet', 'book', 'helm'),
  set('builders', 'supreme', 'hammer', 'gloves', 'belt', 'book'),
  set('sky-gate', 'supreme', 'spear', 'shield', 'helm', 'armour'),
  set('abyss', 'supreme', 'axe', 'ring', 'amulet', 'boots'),
]

/** What only the shop of a clan has. */
const CLAN_SET: ArtifactSet = set('clan-hearth', 'legendary', 'shield', 'helm', 'armour', 'amulet')

/** What only the shop of the arena has. */
const ARENA_SET: ArtifactSet = set('laurel', 'mythical', 'sword', 'crown', 'armour', 'cloak')

export const ARTIFACT_SETS: readonly ArtifactSet[] = [...FOUND_SETS, CLAN_SET, ARENA_SET]

/** Things with a story of their own. */
const LONERS: readonly ArtifactKind[] = [
  artifact('oak-shield', 'shield', 'usual', null),
  artifact('ring-of-sparks', 'ring', 'usual', null),
  artifact('traveller-boots', 'boots', 'usual', null),
  artifact('owl-spectacles', 'crown', 'usual', null),
  artifact('smith-hammer', 'hammer', 'usual', null),
  artifact('feather-cloak', 'cloak', 'usual', null),
  artifact('amber-amulet', 'amulet', 'usual', null),
  artifact('bone-dagger', 'dagger', 'usual', null),
  artifact('silver-helm', 'helm', 'usual', null),
  artifact('star-lantern', 'staff', 'usual', null),
]

const piecesOf = ({ id, rarity, pieces }: ArtifactSet): readonly ArtifactKind[] =>
  pieces.map((icon) => artifact(`${id}-${icon}`, icon, rarity, id))

export const FOUND_ARTIFACTS: readonly ArtifactKind[] = [...LONERS, ...FOUND_SETS.flatMap(piecesOf)]

export const ARTIFACTS: Readonly<Record<string, ArtifactKind>> = catalogue(
  [...FOUND_ARTIFACTS, ...piecesOf(CLAN_SET), ...piecesOf(ARENA_SET)].map((one) => [one.id, one]),
)

export function artifactOf(id: string): ArtifactKind {
  const found = ARTIFACTS[id]
  if (!found) throw new Error(`no artifact ${id}`)
  return found
}
