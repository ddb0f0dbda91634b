import english from '@skystair/content/text/en/seed.json' with { type: 'json' }
import russian from '@skystair/content/text/ru/seed.json' with { type: 'json' }
import type { Language } from '@skystair/rules/player/choices.ts'
import type { Notification } from '@skystair/rules/player/player.ts'
import type { Database } from '../platform/database/database.ts'
import { across, owner, type Sql, sql } from '../platform/database/sql.ts'

const minute = 60_000

/** A stranger whom people listen to. */
interface Friend {
  readonly id: number
  readonly name: string
  readonly language: Language
}

/** What has come to somebody whom others know. */
export interface Post {
  /** Letters not read yet. */
  readonly letters: number
  /** Gifts not taken yet. */
  readonly gifts: number
  readonly notifications: readonly Notification[]
  readonly pieces: readonly Sql[]
}

export const noPost: Post = { letters: 0, gifts: 0, notifications: [], pieces: [] }

export const findFriends = (database: Database): Promise<Friend[]> =>
  database.query<Friend>(
    sql`SELECT id, name, language FROM player WHERE level >= 15 AND id >= 1000000 ORDER BY id`,
  )

/** Talks of two, each with another friend; the friend begins. A last word of a friend is still unread. */
export function postFor(playerId: number, friends: readonly Friend[], now: number): Post {
  const speaking = (language: Language) => friends.filter((friend) => friend.language === language)
  const talks = [
    ...withFriends(english.letters, speaking('EN')),
    ...withFriends(russian.letters, speaking('RU')),
  ]
  const dialogs = talks.map(({ friend, words: texts }, place) => {
    const last = now - (place + 1) * 47 * minute
    const lines = texts.map((text, index) => ({
      id: index + 1,
      at: new Date(last - (texts.length - 1 - index) * 12 * minute),
      own: index % 2 === 1,
      text,
    }))
    return { friend: friend.id, last: texts.length, at: new Date(last), unread: texts.length % 2, lines }
  })
  const gifts = [
    ...withFriends([{ item: 'lantern', wish: english.wish }], speaking('EN').slice(-1)),
    ...withFriends([{ item: 'pie', wish: russian.wish }], speaking('RU').slice(-1)),
  ].map(({ friend, words }, place) => ({
    ...words,
    id: `00000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`,
    at: new Date(now - (place + 2) * 60 * minute),
    from: friend.id,
    name: friend.name,
  }))
  return {
    letters: dialogs.reduce((sum, { unread }) => sum + unread, 0),
    gifts: gifts.length,
    notifications: gifts.map(({ id, at, name }) => ({
      id,
      kind: 'gift',
      params: { name },
      at: at.getTime(),
    })),
    pieces: [...insertDialogs(playerId, dialogs), insertGifts(playerId, gifts)],
  }
}

/** As many as there is a friend for. */
const withFriends = <Words>(all: readonly Words[], friends: readonly Friend[]) =>
  all.flatMap((words, place) => {
    const friend = friends[place]
    return friend ? [{ friend, words }] : []
  })

/** Each side has its own copy; the friends have read theirs. */
const insertDialogs = (playerId: number, dialogs: readonly object[]): readonly Sql[] => {
  const written = sql`jsonb_to_recordset(${JSON.stringify(dialogs)}::jsonb)
      AS dialog(friend bigint, last bigint, at timestamptz, unread integer, lines jsonb)
    CROSS JOIN LATERAL (VALUES (${playerId}::bigint, dialog.friend, true), (dialog.friend, ${playerId}::bigint, false))
      AS side(owner, partner, mine)`
  return [
    sql`INSERT INTO mail_dialog (owner_id, partner_id, last_id, unread, last_at)
      SELECT side.owner, side.partner, dialog.last, CASE WHEN side.mine THEN dialog.unread ELSE 0 END, dialog.at ${across('letters of the demo world')}
      FROM ${written}`,
    sql`INSERT INTO mail_message (owner_id, partner_id, id, at, own, text)
      SELECT side.owner, side.partner, line.id, line.at, line.own = side.mine, line.text ${across('letters of the demo world')}
      FROM ${written} CROSS JOIN LATERAL jsonb_to_recordset(dialog.lines)
        AS line(id bigint, at timestamptz, own boolean, text text)`,
  ]
}

const insertGifts = (playerId: number, gifts: readonly object[]): Sql =>
  sql`INSERT INTO gift (player_id, id, at, from_id, item, wish)
    SELECT ${owner(playerId)}, gift.id, gift.at, gift.from, gift.item, gift.wish
    FROM jsonb_to_recordset(${JSON.stringify(gifts)}::jsonb)
      AS gift(id uuid, at timestamptz, "from" bigint, item text, wish text)`
