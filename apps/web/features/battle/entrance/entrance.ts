import { type EntranceKind, GREAT_ENTRANCES } from '@skystair/content/entrances.data.ts'
import type { BattleStatus } from '@skystair/contract/battle.ts'
import { GUARDIAN_SLOT, parsePlaceId } from '@skystair/rules/road/place.ts'
import { type Creature, squadOf, stands } from '../play/board.ts'

type Skill = Creature['specialSkills'][number]

/** What it can do that others cannot; told before it does it. */
export type ToldTrick = Skill | 'poison' | 'immortality' | 'fire' | 'blade'

export interface Entrance {
  readonly creatureId: number
  /** Which of the great ones; null: the boss of a usual stair. */
  readonly great: number | null
  readonly stair: number
  readonly trick: ToldTrick
}

/** The most telling first. */
const skills: readonly Skill[] = [
  'RESURRECTION',
  'SHADOW',
  'SPEED_X2',
  'QUADRATIC',
  'SHAPESHIFT',
  'BLOCK_RED',
  'BLOCK_BLUE',
  'BLOCK_YELLOW',
  'BLOCK_CLAN',
  'NO_CONTACT',
  'LUCK',
]

function trickOf({ specialSkills, poison, immortality, attackKind }: Creature): ToldTrick {
  const skill = skills.find((one) => specialSkills.includes(one))
  if (skill !== undefined) return skill
  if (poison > 0) return 'poison'
  if (immortality > 0) return 'immortality'
  return attackKind === 'FIREBALL' ? 'fire' : 'blade'
}

/** Whoever bars a stair with a name of its own enters before the first blow; nobody enters twice. */
export function entranceOf({ type, placeId, round, creatures }: BattleStatus): Entrance | null {
  const place = parsePlaceId(placeId ?? '')
  const isBegun = round > 1 || creatures.some((one) => !one.canAct && stands(one) && one.side === 'player')
  if (type === 'MULTI' || place === null || place.slot !== GUARDIAN_SLOT || isBegun) return null
  const enemies = squadOf(creatures, 'enemy')
  const great = place.world === 'main' && GREAT_ENTRANCES[place.stair] !== undefined ? place.stair : null
  const boss = enemies.find(({ kind }) => kind === 'TM5') ?? (great === null ? undefined : strongest(enemies))
  if (boss === undefined) return null
  return { creatureId: boss.id, great, stair: place.stair, trick: trickOf(boss) }
}

const strongest = (some: readonly Creature[]): Creature | undefined =>
  some.toSorted((one, other) => other.healthTotal - one.healthTotal)[0]

const flying = new Set(['winged', 'seraph', 'bird', 'dragon', 'zmey', 'jinn', 'floater'])
const rooted = new Set(['plant', 'undead', 'golem', 'serpent', 'insect', 'blob', 'robed'])

/** How it comes: as its stair tells, or as its body does. */
export function kindOf(great: number | null, plan: string): EntranceKind {
  const told = great === null ? undefined : GREAT_ENTRANCES[great]
  if (told !== undefined) return told.kind
  if (flying.has(plan)) return 'drop'
  return rooted.has(plan) ? 'rise' : 'walk'
}
