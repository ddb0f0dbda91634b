import type { StairReward } from '@skystair/rules/economy/stair-reward.ts'
import type { Choice, Line, Mood, Scene } from '@skystair/rules/story/scene.ts'

/** Short words for writing scenes down. */
export const saying =
  (speaker: string) =>
  (mood: Mood): Line => ({ speaker, mood })

export const arkhip = saying('arkhip')
export const companion = saying('companion')
export const yaginya = saying('yaginya')
export const grom = saying('grom')
export const leshy = saying('leshy')
export const fox = saying('fox')
export const left = saying('zmey-left')
export const right = saying('zmey-right')
export const middle = saying('zmey-middle')

const NOTHING = { good: 0, evil: 0, gold: 0 }

export const plain = (id: string, lines: readonly Line[]): Choice => ({ ...NOTHING, id, lines })
export const kind = (id: string, lines: readonly Line[], good = 1): Choice => ({
  ...NOTHING,
  id,
  good,
  lines,
})
export const harsh = (id: string, lines: readonly Line[], evil = 1): Choice => ({
  ...NOTHING,
  id,
  evil,
  lines,
})
/** `gold` in guardians' worth. */
export const greedy = (id: string, gold: number, lines: readonly Line[], evil = 1): Choice => ({
  ...NOTHING,
  id,
  evil,
  gold,
  lines,
})

export const NO_GIFT: StairReward = { experience: 0, gold: 0, heroWorth: 0, amounts: {}, things: [] }

/** A talk is worth less than the fight it speaks of. */
export const A_TALK: StairReward = { ...NO_GIFT, gold: 0.5 }

export const scene = (
  part: number,
  id: string,
  stair: number,
  lines: readonly Line[],
  choices: readonly Choice[],
  rest: Partial<Pick<Scene, 'reward' | 'ends'>> = {},
): Scene => ({ id, part, stair, lines, choices, reward: A_TALK, ends: false, ...rest })
