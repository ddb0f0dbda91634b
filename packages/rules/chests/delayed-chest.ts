import { waitUntil } from '../format/wait.ts'
import { type Refusal, refused } from '../refusal.ts'
import { parsePlaceId } from '../road/place.ts'
import type { ChestLife, DelayedChest, DelayedKind } from './chest-life.ts'

/** How chests fall onto the road and open. */
export interface DelayedRules {
  /** After so many victories one falls. */
  readonly victories: number
  /** So many may lie on the road. */
  readonly places: number
  /** In which order they fall, over and over: everybody knows what comes next. */
  readonly order: readonly DelayedKind[]
  readonly opensIn: Readonly<Record<DelayedKind, number>>
  /** An emerald opens a chest sooner by so much. */
  readonly anEmerald: number
  /** A film opens it sooner by so much. */
  readonly aFilm: number
}

export function nextKind({ lastId }: Pick<ChestLife, 'lastId'>, { order }: DelayedRules): DelayedKind {
  const kind = order[lastId % order.length]
  if (!kind) throw new Error('no chest ever falls')
  return kind
}

export const hasOpened = ({ opensAt }: DelayedChest, now: number): boolean =>
  opensAt !== null && opensAt <= now

/** The chest whose clock runs: one opens at a time. */
export const openingOf = (life: ChestLife, now: number): DelayedChest | null =>
  life.delayed.find(({ opensAt }) => opensAt !== null && opensAt > now) ?? null

/** The chests as of now: when one had opened, the next one began, though nobody looked. */
export function settleChests(life: ChestLife, now: number, { opensIn }: DelayedRules): ChestLife {
  let before: number | null = null
  const delayed = life.delayed.map((chest) => {
    const begins: number | null = before
    const opensAt: number | null =
      chest.opensAt ?? (begins !== null && begins <= now ? begins + opensIn[chest.kind] : null)
    before = opensAt
    return opensAt === chest.opensAt ? chest : { ...chest, opensAt }
  })
  return { ...life, delayed }
}

/** The next chest falls, if there were victories enough and there is room. */
function drop(life: ChestLife, now: number, rules: DelayedRules): ChestLife {
  if (life.victories < rules.victories || life.delayed.length >= rules.places) return life
  const kind = nextKind(life, rules)
  const opensAt = life.delayed.every((chest) => hasOpened(chest, now)) ? now + rules.opensIn[kind] : null
  return {
    ...life,
    victories: 0,
    lastId: life.lastId + 1,
    delayed: [...life.delayed, { id: life.lastId + 1, kind, opensAt }],
  }
}

/** Victories of the raid road drop nothing: they are paid by the loot of the raid, and members would get half as many chests more. */
export const dropsChests = (placeId: string | null): boolean =>
  placeId === null || parsePlaceId(placeId)?.world !== 'raid'

/** A battle was won. A full shelf loses no victory but the surplus: the next chest falls as soon as there is room. */
export function countVictory(before: ChestLife, now: number, rules: DelayedRules): ChestLife {
  const life = settleChests(before, now, rules)
  return drop({ ...life, victories: Math.min(rules.victories, life.victories + 1) }, now, rules)
}

/** Emeralds for the time that is left. */
export const speedUpPrice = (opensAt: number, now: number, { anEmerald }: DelayedRules): number =>
  Math.ceil(Math.max(0, opensAt - now) / anEmerald)

/** The one that opens now opens so much sooner. */
function hurry(life: ChestLife, by: number, now: number, rules: DelayedRules): ChestLife | Refusal {
  const opening = openingOf(life, now)
  if (opening === null) return refused('chests.refused.none-opens')
  const sooner = { ...opening, opensAt: Math.max(now, (opening.opensAt ?? now) - by) }
  const delayed = life.delayed.map((chest) => (chest === opening ? sooner : chest))
  return settleChests({ ...life, delayed }, now, rules)
}

/** At once, for emeralds. */
export function speedUp(
  before: ChestLife,
  now: number,
  rules: DelayedRules,
): { readonly life: ChestLife; readonly price: number } | Refusal {
  const life = settleChests(before, now, rules)
  const opensAt = openingOf(life, now)?.opensAt ?? now
  const hurried = hurry(life, opensAt - now, now, rules)
  return 'refused' in hurried ? hurried : { life: hurried, price: speedUpPrice(opensAt, now, rules) }
}

/** A little, for a film that was seen to its end. */
export const speedUpByFilm = (before: ChestLife, now: number, rules: DelayedRules): ChestLife | Refusal =>
  hurry(settleChests(before, now, rules), rules.aFilm, now, rules)

/** The first that has opened is taken; then there is room for the next. */
export function takeDelayed(
  before: ChestLife,
  now: number,
  rules: DelayedRules,
): { readonly life: ChestLife; readonly kind: DelayedKind } | Refusal {
  const life = settleChests(before, now, rules)
  const [first, ...others] = life.delayed
  if (first === undefined) return refused('chests.refused.none')
  if (!hasOpened(first, now)) return refused('chests.refused.closed', waitUntil(first.opensAt ?? now, now))
  return { life: drop({ ...life, delayed: others }, now, rules), kind: first.kind }
}
