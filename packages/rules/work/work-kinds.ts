/** All kinds of work by the clock; each has a name for the keepers' desk. */
export const workKinds = [
  'tidy-table',
  'return-listings',
  'close-listings',
  'count-ranks',
  'audit-purses',
  'clan-building',
  'clan-departed',
  'clan-leaders',
  'abandon-payment',
  'review-purchase',
  'raid-loot',
  'arena-departed',
  'event-watch',
  'event-prizes',
  'push',
  'push-clan',
] as const
