import { RETENTION } from '@skystair/content/retention.data.ts'
import { inject } from 'vitest'
import { sql } from '../platform/database/sql.ts'
import { tidyTable } from '../platform/housekeeping/tidy-table.ts'
import { askAt, inDatabase } from './cluster.ts'
import type { Game } from './game.ts'

const day = 24 * 3_600_000
const shorterThan = { day: 1, week: 7, month: 28 } as const
export const settlers = 20_000

/** Their clans are numbered from there. */
const firstClan = 900_000

/** A table with fewer rows than this is small: reading it through costs nothing. */
export const many = 2_000

/** Each table that grows with players, with as much in it as a young world has after a year. */
const fillings: Readonly<Record<string, string>> = {
  player: `INSERT INTO player (id, name, access_level, language, level, stair, best_victory_stair, gold, crystal, elixir,
      mithril, sulfur, caviar, tickets, amethyst, gear, event_currency, power, clan_id, deleted_at, state)
    SELECT n, 'Settler ' || n, 'PLAYER', 'EN', 1 + n % 90, n % 700, n % 700, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, n * 7 % 9973,
      CASE WHEN n % 3 = 0 THEN n % 400 END, CASE WHEN n % 50 = 0 THEN now END,
      jsonb_build_object('gender', 'male', 'rest', repeat(md5(n::text), 8))`,
  person: "INSERT INTO person SELECT n, 'Settler ' || n, 'male', 1 + n % 90, 'PLAYER'",
  // Held by those of another world: the settlers of this one have no squads.
  arena_place: 'INSERT INTO arena_place SELECT n, 5000000 + n',
  arena_size: "INSERT INTO arena_size SELECT date_trunc('hour', now) - n * interval '1 hour', n",
  arena_move: `INSERT INTO arena_move SELECT n, now - place * interval '1 day', n, n FROM generate_series(1, 3) AS place,`,
  arena_fight: `INSERT INTO arena_fight SELECT n, now - (n % 80) * interval '1 day', 'fight-' || place,
    1 + (n + place) % ${settlers}, true, true, 1, 1, n, n, n FROM generate_series(1, 3) AS place,`,
  player_name: "INSERT INTO player_name SELECT 'settler' || n, n",
  player_contact: "INSERT INTO player_contact SELECT 'settler' || n || '@example.org', n",
  credential: 'INSERT INTO credential (player_id, password_hash, changed_at) SELECT n, md5(n::text), now',
  friend: `INSERT INTO friend SELECT n, 1 + (n + place) % ${settlers}, now FROM generate_series(1, 3) AS place,`,
  push_device:
    "INSERT INTO push_device SELECT n, 'phone', 'session-1', 'https://push.example.org/' || n, '', '', now",
  push_wish: "INSERT INTO push_wish SELECT n, '{HEALTH}'::text[], NULL::smallint, NULL::smallint",
  push_moment: "INSERT INTO push_moment SELECT n, 'HEALTH', timestamptz 'infinity'",
  recovery_link:
    "INSERT INTO recovery_link SELECT n, 'CONFIRM', ''::bytea, 'settler@example.org', now + interval '1 day'",
  session: `INSERT INTO session (player_id, id, secret_hash, device, created_at, seen_at, ended_at)
    SELECT n, 'session-' || place, '', 'a phone', now, now - n * interval '20 minutes', CASE WHEN place = 2 THEN now END
    FROM generate_series(1, 2) AS place,`,
  idempotency: `INSERT INTO idempotency (owner_id, key, request_hash, status, reply, at)
    SELECT n, md5(n::text), '', 200, '{}', now - n * interval '3 seconds'`,
  inbox: `INSERT INTO inbox (owner_id, id, at, effect)
    SELECT n, gen_random_uuid(), now, '{"kind": "whisper"}'`,
  ledger: `INSERT INTO ledger (owner_id, at, id, currency, source, target, amount, reason, balance)
    SELECT n, now - (n % 380) * interval '1 day' - place * interval '1 hour', gen_random_uuid(), 'gold', 'world:shop',
      'player:' || n, 1, 'TEST', 1 FROM generate_series(1, 3) AS place,`,
  ledger_opening: "INSERT INTO ledger_opening SELECT n, 'gold', 'shop', 1",
  battle: `INSERT INTO battle SELECT n, 'battle-' || n, '{}', '{}', now`,
  replay: `INSERT INTO replay (player_id, id, record, winner, ended_at)
    SELECT n, n || '-battle', '', 'player', now - n * interval '2 minutes'`,
  chat_room: `INSERT INTO chat_room SELECT CASE WHEN n = 1 THEN 'main' ELSE 'private-' || n END,
    CASE WHEN n = 1 THEN ${5 * settlers} ELSE 5 END`,
  // One room in which everybody talks, and the whispers of each.
  chat_message: `INSERT INTO chat_message (room, id, at, author_id, receiver_id, text)
    SELECT CASE WHEN place > 5 THEN 'main' ELSE 'private-' || n END,
      CASE WHEN place > 5 THEN (n - 1) * 5 + place - 5 ELSE place END,
      now - (${settlers} - n) * interval '8 minutes', n, NULL, 'So many words' FROM generate_series(1, 10) AS place,`,
  mail_dialog: `INSERT INTO mail_dialog (owner_id, partner_id, last_id, unread, last_at)
    SELECT n, 1 + (n + place) % ${settlers}, 2, 1, now - (n % 360) * interval '1 day'
    FROM generate_series(1, 2) AS place,`,
  mail_message: `INSERT INTO mail_message (owner_id, partner_id, id, at, own, text)
    SELECT n, 1 + (n + place) % ${settlers}, number, now - (n % 360) * interval '1 day', false, 'Dear friend'
    FROM generate_series(1, 2) AS place, generate_series(1, 2) AS number,`,
  gift: `INSERT INTO gift (player_id, id, at, from_id, item, wish, taken_at)
    SELECT n, gen_random_uuid(), now, 1 + n * 3 % ${settlers}, 'tea', '', now - n * interval '10 minutes'`,
  keeper_log: `INSERT INTO keeper_log (player_id, at, id, actor_id, deed, note, detail)
    SELECT n, now - n * interval '1 hour', gen_random_uuid(), 1 + n % 40, 'BAN', '', '{}'`,
  moderation_case: `INSERT INTO moderation_case (id, at, kind, from_id, about_id, subject, decision, decided_by, decided_at)
    SELECT gen_random_uuid(), now - n * interval '20 minutes', 'CHAT', CASE WHEN n % 2 = 0 THEN 0 ELSE n END, n * 7 % ${settlers},
      '{}', 'DISMISSED', 1, now - n * interval '19 minutes'`,
  market_listing: `INSERT INTO market_listing (id, seller_id, section, shelf, subject, amount, payment, price, rate,
      listed_at, expires_at)
    SELECT gen_random_uuid(), n, 'resource', shelf, shelf, 1, 'gold', 1 + n % 900, 1 + n % 900,
      now - n * interval '1 minute', now - n * interval '1 minute' + interval '3 days'
    FROM (VALUES ('crystal'), ('sulfur')) AS shelves(shelf),`,
  market_deal: `INSERT INTO market_deal SELECT gen_random_uuid(), 'SOLD', n, n * 3 % ${settlers}, 'crystal', 1, 'gold', 7,
      now - n * interval '5 minutes'`,
  clan: `INSERT INTO clan (id, name, founded_at, experience, members, theme, advertisement, state)
    SELECT ${firstClan} + n, 'Hearth ' || n, now, n * 7 % 9973, 10, 1 + n % 12, CASE WHEN n % 2 = 0 THEN 'Come!' END, '{}'`,
  clan_name: `INSERT INTO clan_name SELECT 'hearth' || n, ${firstClan} + n`,
  clan_member: `INSERT INTO clan_member SELECT ${firstClan} + n % 2000, n,
    CASE WHEN n <= 2000 THEN 'LEADER' ELSE 'PARTICIPANT' END, now`,
  clan_given: `INSERT INTO clan_given SELECT ${firstClan} + n % 2000, n, now - place * interval '1 day', 7
    FROM generate_series(1, 3) AS place,`,
  clan_candidate: `INSERT INTO clan_candidate SELECT ${firstClan} + n % 2000, 50000 + n, 'WANTS_TO_THE_CLAN',
    now - n * interval '2 minutes'`,
  // A clan in which much happens, and the quiet ones.
  clan_log: `INSERT INTO clan_log SELECT ${firstClan} + CASE WHEN place = 1 THEN 1 ELSE n % 2000 END,
    now - n * interval '20 minutes', gen_random_uuid(), CASE WHEN n % 500 = 0 THEN 'kick' ELSE 'gearsDonated' END, n, NULL, '{}'
    FROM generate_series(1, 2) AS place,`,
  raid: `INSERT INTO raid (clan_id, week, boss, difficulty, pool, pool_left, members, height, began_at)
    SELECT ${firstClan} + n, 2900 + place, 'lich', 'EASY', 9000, 7, 10, 30, now - place * interval '7 days'
    FROM generate_series(1, 3) AS place,`,
  raid_dealer: `INSERT INTO raid_dealer (clan_id, week, player_id, at, dealt, fights)
    SELECT ${firstClan} + n % 2000, 2900 + place, n, now - place * interval '7 days', n, 3
    FROM generate_series(1, 3) AS place,`,
  clan_seeker:
    "INSERT INTO clan_seeker SELECT n, now - n * interval '20 seconds', now - n * interval '20 seconds' + interval '7 days'",
  metric_history: `INSERT INTO metric_history SELECT name, now - n * interval '5 minutes', n
    FROM (VALUES ('online'), ('requests'), ('errors')) AS names(name),`,
  forum_topic: `INSERT INTO forum_topic (board, id, theme, title, text, flag, author_id, at, last_at)
    SELECT 'general', gen_random_uuid(), 'GAME', 'A title', 'So many words', 'GUEST', n, now - n * interval '1 hour',
      now - n * interval '1 hour'`,
  forum_comment: `INSERT INTO forum_comment (topic_id, id, author_id, at, text)
    SELECT id, place, author_id, now, 'Yes' FROM forum_topic, generate_series(1, 2) AS place,`,
  forum_mark: 'INSERT INTO forum_mark SELECT author_id, id, 0, 0 FROM forum_topic,',
  word: `INSERT INTO word (id, sender, about, received_at, digest, raw, outcome)
    SELECT 'order-' || n, 'bank', n, now - n * interval '9 minutes', '', '', '{}'`,
  payment: `INSERT INTO payment (player_id, id, payer_id, provider, provider_id, product, emeralds, money, amount, state, stair, started_at, granted_at)
    SELECT n, gen_random_uuid(), 1 + n * 3 % ${settlers}, 'test', 'order-' || n, 'emeralds-60', 60, 'RUB', 5900,
      CASE WHEN n % 9 = 0 THEN 'STARTED' ELSE 'GEMS_TAKEN' END, n % 900, now - n * interval '9 minutes',
      CASE WHEN n % 9 <> 0 THEN now - n * interval '9 minutes' END`,
  payment_story: `INSERT INTO payment_story SELECT n, gen_random_uuid(), now - n * interval '9 minutes', gen_random_uuid(),
    'started', '{}'`,
  bank_book: "INSERT INTO bank_book SELECT n, 1, 0, '{}'",
  platform_player: "INSERT INTO platform_player SELECT 'elsewhere:' || n, n, NULL, now",
  referral_bonus: `INSERT INTO referral_bonus SELECT n, 'friend-' || n, 'start', n, 99, now,
    CASE WHEN n % 2 = 0 THEN now - n * interval '5 minutes' END`,
  claim: "INSERT INTO claim SELECT n, 'video', 1, 1, NULL, now",
  draw: `INSERT INTO draw SELECT n, 'wheel', 0, now - n * interval '9 minutes', 'seed', '[]', '[]'`,
  event_standing: `INSERT INTO event_standing
    SELECT n, 'wreath@2026', n % 7, true, n % 1000, 0, now - n * interval '9 minutes'`,
  due_work: `INSERT INTO due_work (key, kind, payload, due_at, next_try_at, outcome, finished_at)
    SELECT 'tidy-table:' || n, 'tidy-table', '{}', now, now, 'DONE', now`,
}

/** Tables that do not grow with players, or hardly: a million of them fill a hundred pages of ranks. */
export const small: readonly string[] = [
  'calendar_change',
  'event_page',
  'event_run',
  'news',
  'promo_code',
  'rank_edition',
  'rank_page',
  'rights_note',
  'schema_migration',
  'unsigned_word',
  'wheel_cauldron',
]

const fewer: Readonly<Record<string, number>> = { forum_comment: 1, forum_mark: 1, forum_topic: 10_000 }

/** What those who said it would have noted (platform/database/months.ts). */
const monthsOfMain = `UPDATE chat_room SET months = (SELECT jsonb_agg(mark ORDER BY mark -> 'id') FROM (
    SELECT jsonb_build_object('id', min(id), 'month', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM'), 'at', min(at)) AS mark
    FROM chat_message WHERE room = 'main' GROUP BY to_char(at AT TIME ZONE 'UTC', 'YYYY-MM')) AS marks)
  WHERE room = 'main'`

/** The rows of a world of many, with honest statistics: what is scanned then would be scanned for players. */
export async function fillWorld(game: Game): Promise<void> {
  const { database } = game.services
  const now = game.clock.now()
  // Divided tables have the parts that housekeeping makes month by month.
  for (const { table, ...rule } of RETENTION)
    if ('divided' in rule)
      for (let at = now - rule.days * day; at <= now; at += shorterThan[rule.divided] * day)
        await tidyTable({ database, clock: { now: () => at } }, table)
  for (const { table, ...rule } of RETENTION)
    if ('divided' in rule) await tidyTable({ database, clock: { now: () => now } }, table)
  const when = `(SELECT timestamptz '${new Date(now).toISOString()}' AS now) AS clock`
  const [row] = await database.query<{ name: string }>(sql`SELECT current_database() AS name`)
  const texts = Object.entries(fillings).map(([table, filling]) => {
    const from = filling.trimEnd().endsWith(',') ? '' : ' FROM'
    return `${filling}${from} generate_series(1, ${fewer[table] ?? settlers}) AS n, ${when};`
  })
  const url = inDatabase(inject('postgres').url, row?.name ?? '')
  await askAt(url, `SET synchronous_commit = off; ${texts.join('\n')} ${monthsOfMain}`)
  await askAt(url, 'ANALYZE')
}
