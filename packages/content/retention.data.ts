/** How a table that grows for ever is divided. */
export type Period = 'day' | 'week' | 'month'

/** Rows that stay however old they are. */
export type Spared = 'all-but-news' | 'unopened-presents' | 'dialogs-not-over' | 'the-session-that-plays'

interface Ageing {
  readonly table: string
  /** The rest goes so many days after the moment in this column; a row without that moment stays. */
  readonly days: number
  readonly since: string
}

/** How long a table keeps its rows, and what becomes of them then. */
export type Retention =
  | { readonly table: string; readonly goes: 'never'; readonly because: string }
  /** Deleted in small steps. */
  | (Ageing & { readonly goes: 'row-by-row'; readonly spares?: Spared })
  /** Dropped as a whole day, week or month, once all of it is old enough. */
  | (Ageing & { readonly goes: 'part-by-part'; readonly divided: Period; readonly spares?: Spared })
  /** The same, but summed up first, so that every balance still equals its ledger. */
  | (Ageing & { readonly goes: 'into-opening-balances'; readonly divided: 'month' })
  /** Nothing stays of an owner who has left for ever; money in it is written off. */
  | { readonly table: string; readonly goes: 'with-its-owner' }
  /** Given back to its owner. */
  | (Ageing & { readonly goes: 'home' })

const year = 365

/** What lies on the market out of time waits so long for its seller to come by. */
export const LISTINGS_GO_HOME = {
  table: 'market_listing',
  goes: 'home',
  days: 7,
  since: 'expires_at',
} as const satisfies Retention

/** Every table of the game. A test reads the schema and fails when one is missing here. */
export const RETENTION = [
  // A repeated call comes within seconds; a day bears with a phone that fell asleep in between.
  { table: 'idempotency', goes: 'part-by-part', divided: 'day', days: 1, since: 'at' },
  { table: 'replay', goes: 'part-by-part', divided: 'week', days: 30, since: 'ended_at' },
  { table: 'chat_message', goes: 'part-by-part', divided: 'month', days: 90, since: 'at' },
  {
    table: 'mail_message',
    goes: 'part-by-part',
    divided: 'month',
    days: year,
    since: 'at',
    spares: 'unopened-presents',
  },
  { table: 'ledger', goes: 'into-opening-balances', divided: 'month', days: 395, since: 'at' },

  { table: 'moderation_case', goes: 'row-by-row', days: year, since: 'decided_at' },
  { table: 'due_work', goes: 'row-by-row', days: 30, since: 'finished_at' },
  { table: 'metric_history', goes: 'row-by-row', days: 30, since: 'at' },
  { table: 'arena_fight', goes: 'row-by-row', days: 90, since: 'at' },
  // The ends of seasons are told by it to those who come back.
  { table: 'arena_size', goes: 'row-by-row', days: 400, since: 'hour' },
  // A payment that was begun in a campaign may be settled weeks later; who did what stays in the keepers' log.
  { table: 'calendar_change', goes: 'row-by-row', days: 60, since: 'until' },
  { table: 'clan_candidate', goes: 'row-by-row', days: 30, since: 'at' },
  { table: 'clan_given', goes: 'row-by-row', days: 31, since: 'day' },
  { table: 'clan_log', goes: 'row-by-row', days: year, since: 'at' },
  { table: 'clan_seeker', goes: 'row-by-row', days: 0, since: 'until' },
  // Replays are gone after a month; who dealt how much is told a little longer.
  { table: 'raid', goes: 'row-by-row', days: 90, since: 'began_at' },
  { table: 'raid_dealer', goes: 'row-by-row', days: 90, since: 'at' },
  { table: 'draw', goes: 'row-by-row', days: 180, since: 'at' },
  // Prizes wait with the player; places of long ago are told nowhere else.
  { table: 'event_standing', goes: 'row-by-row', days: 120, since: 'scored_at' },
  { table: 'event_page', goes: 'row-by-row', days: 120, since: 'counted_at' },
  { table: 'event_run', goes: 'row-by-row', days: 400, since: 'settled_at' },
  { table: 'gift', goes: 'row-by-row', days: year, since: 'taken_at' },
  // Its link is dead by then.
  { table: 'recovery_link', goes: 'row-by-row', days: 1, since: 'ends_at' },
  { table: 'inbox', goes: 'row-by-row', days: 180, since: 'at', spares: 'all-but-news' },
  { table: 'inbox', goes: 'with-its-owner' },
  { table: 'keeper_log', goes: 'row-by-row', days: 3 * year, since: 'at' },
  {
    table: 'mail_dialog',
    goes: 'row-by-row',
    days: year,
    since: 'last_at',
    spares: 'dialogs-not-over',
  },
  // Every node looks at them every few seconds.
  { table: 'rights_note', goes: 'row-by-row', days: 1 / 24, since: 'at' },
  { table: 'market_deal', goes: 'row-by-row', days: 90, since: 'at' },
  // As long as a payment may be disputed.
  { table: 'payment_story', goes: 'row-by-row', days: 2 * year, since: 'at' },
  { table: 'referral_bonus', goes: 'row-by-row', days: year, since: 'taken_at' },
  { table: 'session', goes: 'row-by-row', days: 30, since: 'ended_at' },
  { table: 'session', goes: 'row-by-row', days: year, since: 'seen_at', spares: 'the-session-that-plays' },
  // As long as a payment may be disputed.
  { table: 'word', goes: 'row-by-row', days: 2 * year, since: 'received_at' },

  LISTINGS_GO_HOME,

  { table: 'bank_book', goes: 'never', because: 'one of a payer' },
  {
    table: 'arena_move',
    goes: 'never',
    because: 'of some days, and the last of a month; the next one drops the rest',
  },
  { table: 'arena_place', goes: 'never', because: 'one of a player' },
  { table: 'battle', goes: 'never', because: 'one of a player' },
  { table: 'chat_room', goes: 'never', because: 'one of a room, and one of a player for whispers' },
  { table: 'claim', goes: 'never', because: 'a few of a player' },
  { table: 'clan', goes: 'never', because: 'its books stay when it is closed' },
  { table: 'clan_member', goes: 'never', because: 'a hundred of a clan at most' },
  { table: 'clan_name', goes: 'never', because: 'one of a clan' },
  { table: 'credential', goes: 'never', because: 'one of a player' },
  { table: 'forum_comment', goes: 'never', because: 'the forum is what players look things up in' },
  { table: 'forum_mark', goes: 'never', because: 'as long as the topic it is about' },
  { table: 'forum_topic', goes: 'never', because: 'the forum is what players look things up in' },
  { table: 'friend', goes: 'never', because: 'a hundred of a player at most' },
  { table: 'ledger_opening', goes: 'never', because: 'one of a player, a currency and an account' },
  { table: 'news', goes: 'never', because: 'written by hand' },
  { table: 'payment', goes: 'never', because: 'whoever has paid may ask for it' },
  { table: 'person', goes: 'never', because: 'one of a player' },
  { table: 'platform_player', goes: 'never', because: 'one of a player' },
  { table: 'player', goes: 'never', because: 'a player may come back' },
  { table: 'player_contact', goes: 'never', because: 'one of a player' },
  { table: 'player_name', goes: 'never', because: 'one of a player' },
  { table: 'promo_code', goes: 'never', because: 'made by hand' },
  {
    table: 'push_device',
    goes: 'never',
    because: 'eight of a player at most; those that are gone are forgotten',
  },
  { table: 'push_moment', goes: 'never', because: 'one of a player and a kind' },
  { table: 'push_wish', goes: 'never', because: 'one of a player' },
  { table: 'unsigned_word', goes: 'never', because: 'one of a payment service and a day' },
  { table: 'rank_edition', goes: 'never', because: 'there is one' },
  { table: 'rank_page', goes: 'never', because: 'of two editions; whoever counts the next drops the older' },
  { table: 'wheel_cauldron', goes: 'never', because: 'there is one' },
  { table: 'schema_migration', goes: 'never', because: 'one of a release' },
] as const satisfies readonly Retention[]
