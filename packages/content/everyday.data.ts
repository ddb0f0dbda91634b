import type { StairReward } from '@skystair/rules/economy/stair-reward.ts'

const NOTHING: StairReward = { experience: 0, gold: 0, heroWorth: 0, amounts: {}, things: [] }

/** Seven days, then from the beginning: a missed day takes nothing away. */
export const EVERYDAY_REWARDS: readonly StairReward[] = [
  { ...NOTHING, gold: 4, experience: 1, heroWorth: 0.18 },
  { ...NOTHING, amounts: { elixir: 3 }, experience: 1, heroWorth: 0.18 },
  { ...NOTHING, amounts: { mithril: 5 }, experience: 1, heroWorth: 0.18 },
  { ...NOTHING, gold: 8, experience: 1, heroWorth: 0.18 },
  { ...NOTHING, amounts: { caviar: 1 }, experience: 2, heroWorth: 0.18 },
  { ...NOTHING, amounts: { tickets: 1, crystal: 10 }, experience: 2, heroWorth: 0.18 },
  {
    ...NOTHING,
    gold: 10,
    amounts: { mithril: 15 },
    experience: 3,
    heroWorth: 0.5,
    things: [{ kind: 'hero', id: 'phoenix-usual' }],
  },
]
