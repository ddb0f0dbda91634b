import type { Colour } from '../skill/skills.ts'

/** What a boss that is fought by many can do beside its blows; each asks for another squad. */
export const TRICKS = ['SHIELD', 'BROOD', 'HEAL', 'MIRROR'] as const
export type Trick = (typeof TRICKS)[number]

export type BossTrick =
  /** blows of this colour bounce off */
  | { readonly type: 'SHIELD'; readonly colour: Colour }
  /** nothing hurts it while one of its brood stands */
  | { readonly type: 'BROOD'; readonly kind: string; readonly count: number }
  /** each round it takes back a share of what it has lost in this fight, unless poison burns in it */
  | { readonly type: 'HEAL' }
  /** at the end of a round the strongest blow goes back to whoever struck it */
  | { readonly type: 'MIRROR' }
