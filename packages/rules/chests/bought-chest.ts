import type { BankBook } from '../bank/bank-book.ts'
import type { RunningCampaign } from '../calendar/campaign.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { ChestType } from '../road/chest-colours.ts'
import type { ChestLife } from './chest-life.ts'

/** Campaigns in which what is bought adds up to chests. */
export const CHEST_CAMPAIGNS = ['CHEST', 'CHEST_2', 'CHEST_3', 'ARTIFACT_SET_1'] as const
export type ChestCampaign = (typeof CHEST_CAMPAIGNS)[number]

/** Chests of a campaign: one for nothing, the others by what was bought. */
export const CAMPAIGN_CHESTS = ['PROMO', 'SILVER', 'AZURE', 'AMBER', 'GOLD', 'JADE', 'LAVA'] as const
export type CampaignChest = 'PROMO' | Exclude<ChestType, 'NONE'>

/** Emeralds that have to be bought within the run. */
export const THRESHOLDS: Readonly<Record<CampaignChest, number>> = {
  PROMO: 0,
  SILVER: 1,
  AZURE: 3_000,
  AMBER: 7_000,
  GOLD: 10_000,
  JADE: 20_000,
  LAVA: 50_000,
}

/** What was reached in a run may be opened for so long after its end: three days. */
export const OPENS_AFTER = 3 * 86_400_000

type Run = Pick<RunningCampaign, 'id' | 'startsAt' | 'endsAt'>

/** What was bought within the run, less what was paid back. */
export const boughtWithin = ({ bought }: Pick<BankBook, 'bought'>, { startsAt, endsAt }: Run): number =>
  bought.reduce((sum, { at, emeralds }) => (at >= startsAt && at < endsAt ? sum + emeralds : sum), 0)

export const CHEST_STATES = ['ahead', 'ready', 'opened'] as const
export type ChestState = (typeof CHEST_STATES)[number]

const openedIn = ({ opened }: ChestLife, { id }: Run): readonly string[] => opened[id] ?? []

/** An opened chest stays opened, also when what it was bought with was paid back. */
export function stateOfChest(life: ChestLife, run: Run, chest: CampaignChest, bought: number): ChestState {
  if (openedIn(life, run).includes(chest)) return 'opened'
  return bought >= THRESHOLDS[chest] ? 'ready' : 'ahead'
}

/** Each once in a run. Of runs that are over for good nothing is remembered: `runs` are those that are not. */
export function openChest(
  life: ChestLife,
  runs: readonly Run[],
  run: Run,
  chest: CampaignChest,
  bought: number,
): ChestLife | Refusal {
  const state = stateOfChest(life, run, chest, bought)
  if (state === 'opened') return refused('chests.refused.opened')
  if (state === 'ahead') return refused('chests.refused.ahead', { count: THRESHOLDS[chest] - bought })
  const remembered = Object.entries(life.opened).filter(([id]) => runs.some((one) => one.id === id))
  return {
    ...life,
    opened: { ...Object.fromEntries(remembered), [run.id]: [...openedIn(life, run), chest] },
  }
}
