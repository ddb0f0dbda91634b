/** A boss changes its prey by rounds: strongest attack, weakest health, the same again, the one not yet poisoned. */
export const TARGET_RULES = ['best', 'strongest', 'weakest', 'stubborn', 'spread'] as const
export type TargetRule = (typeof TARGET_RULES)[number]
