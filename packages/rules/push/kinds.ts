/** What a closed page may be told; each can be switched off alone. */
export const PUSH_KINDS = ['health-full', 'chest-open', 'raid-begun', 'arena-lost', 'event-begins'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** Those that time brings: known beforehand, and moved by the player's own deeds. */
export const CLOCK_KINDS = ['health-full', 'chest-open', 'event-begins'] as const satisfies PushKind[]

/** So many devices of one player are told; the next one takes the place of the oldest. */
export const MOST_DEVICES = 8
