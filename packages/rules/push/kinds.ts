/** What a closed page may be told; each can be switched off alone. */
export const PUSH_KINDS = ['health-full', 'chest-open', 'raid-begun', 'arena-lost', 'event-begins'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** So many devices of one player are told; the next one takes the place of the oldest. */
export const MOST_DEVICES = 8
