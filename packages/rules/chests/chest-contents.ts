import { drawThrows, type NamedLot, type Throw, throwOf } from '../draw/draw.ts'
import type { Amounts } from '../economy/purse.ts'
import { addAmounts, type Reward, rewardOf, type Thing, type ThingKind } from '../economy/reward.ts'

/** What a card of a chest says; it keeps its meaning at every height. */
export interface ChestCard {
  /** gold of this many guardians */
  readonly gold: number
  /** this many times what lies by the road */
  readonly finds: Readonly<Partial<Record<'crystal' | 'sulfur', number>>>
  readonly amounts: Amounts
  readonly thing: ChestThing | null
}

/** A thing of this kind; which one is drawn, too. */
export interface ChestThing {
  readonly kind: Extract<ThingKind, 'artifact' | 'rune' | 'consumable'>
  /** the word by which the odds are published: any artifact, a mythical one, a piece of a set */
  readonly called: string
  readonly among: readonly NamedLot[]
}

export interface ChestLot extends NamedLot, ChestCard {}

export interface ChestContents {
  /** Cards that lie in every such chest. */
  readonly sure: readonly ChestCard[]
  /** How many more are drawn, each from all the lots. */
  readonly draws: number
  readonly lots: readonly ChestLot[]
}

/** What lies by the road and what guardians bring, by the stair. */
export interface ChestMeasure {
  readonly goldOf: (stair: number) => number
  readonly amountOf: (resource: 'CRYSTAL' | 'SULFUR', stair: number) => number
}

export interface DrawnCard {
  readonly card: ChestCard
  readonly thing: string | null
}

const lotNamed = (lots: readonly ChestLot[], name: string): ChestLot => {
  const found = lots.find(({ id }) => id === name)
  if (found === undefined) throw new Error(`no ${name} lies in the chest`)
  return found
}

/** Every card is thrown for first, then which thing each is that may be one of many. */
export function throwsOf({ sure, draws, lots }: ChestContents, seed: string): readonly Throw[] {
  const cards = draws === 0 ? [] : [throwOf(lots, draws)]
  const [names = []] = drawThrows(cards, seed)
  const things = [...sure, ...names.map((name) => lotNamed(lots, name))].flatMap(({ thing }) => thing ?? [])
  return [...cards, ...things.map(({ among }) => throwOf(among))]
}

/** All cards of a chest: the sure ones first. The same seed always draws the same. */
export function drawChest(contents: ChestContents, seed: string): readonly DrawnCard[] {
  const { sure, draws, lots } = contents
  const drawn = drawThrows(throwsOf(contents, seed), seed)
  const [names = [], ...rest] = draws === 0 ? [[], ...drawn] : drawn
  const things = rest.flat()
  return [...sure, ...names.map((name) => lotNamed(lots, name))].map((card) => ({
    card,
    thing: card.thing === null ? null : (things.shift() ?? null),
  }))
}

/** Whether anything of it is left to luck. */
export const isDrawn = ({ sure, draws }: ChestContents): boolean =>
  draws > 0 || sure.some(({ thing }) => (thing?.among.length ?? 0) > 1)

/** The money on a card, at a stair. */
export const amountsOn = (
  { gold, finds, amounts }: ChestCard,
  stair: number,
  measure: ChestMeasure,
): Amounts => {
  const height = Math.max(1, stair)
  const times = (resource: 'CRYSTAL' | 'SULFUR', count = 0) =>
    Math.round(measure.amountOf(resource, height) * count)
  return addAmounts(amounts, {
    gold: Math.round(measure.goldOf(height) * gold),
    crystal: times('CRYSTAL', finds.crystal),
    sulfur: times('SULFUR', finds.sulfur),
  })
}

export const rewardOnCard = ({ card, thing }: DrawnCard, stair: number, measure: ChestMeasure): Reward =>
  rewardOf({
    amounts: amountsOn(card, stair, measure),
    things:
      card.thing === null || thing === null
        ? []
        : [{ kind: card.thing.kind, id: thing, stair: Math.max(1, stair) } satisfies Thing],
  })

/** All of them together. */
export const rewardOfAll = (rewards: readonly Reward[]): Reward =>
  rewardOf({
    amounts: rewards.reduce<Amounts>((sum, { amounts }) => addAmounts(sum, amounts), {}),
    things: rewards.flatMap(({ things }) => things),
  })
