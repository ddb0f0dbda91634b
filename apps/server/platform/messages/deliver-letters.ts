import { personalChannel } from '@skystair/contract/live-channels.ts'
import type { Reward } from '@skystair/rules/economy/reward.ts'
import { type LetterKind, theStair } from '@skystair/rules/mail/letter.ts'
import { firstMonth, markedMonths } from '../database/months.ts'
import { owner, type Sql, sql } from '../database/sql.ts'
import type { Answers } from '../database/steps.ts'
import type { Push } from '../live/announce.ts'
import { channelOf } from '../people/channel.ts'
import type { Services } from '../services/services.ts'

/** One side's copy of a letter. */
export interface Copy {
  readonly ownerId: number
  readonly partnerId: number
  readonly own: boolean
  readonly text: string
  readonly letter: LetterKind | null
  readonly attachment: Reward | null
}

/** A letter of the Stair to a player. */
export const letterOfTheStair = (
  ownerId: number,
  letter: LetterKind,
  attachment: Reward | null = null,
): Copy => ({ ownerId, partnerId: theStair, own: false, text: '', letter, attachment })

/** The letter about a defeat in the arena tells against whom, and where to see it again. */
export const letterOfDefeat = (ownerId: number, fight: Fight): Copy => ({
  ...letterOfTheStair(ownerId, 'arena-beaten'),
  text: `${fight.rivalId} ${fight.replay}`,
})

interface Fight {
  readonly rivalId: number
  readonly replay: string
}

export function fightOf(letter: LetterKind | null, text: string): Fight | null {
  if (letter !== 'arena-beaten') return null
  const [rivalId, replay = ''] = text.split(' ')
  return { rivalId: Number(rivalId), replay }
}

/** Each owner's number of the letter that was delivered: for `askAfter`. */
export const letterNumbers = (copies: readonly Copy[]): Readonly<Record<string, Sql>> =>
  Object.fromEntries(
    copies.map(({ ownerId, partnerId }) => [
      ownerId,
      sql`SELECT to_jsonb(last_id) FROM mail_dialog WHERE owner_id = ${owner(ownerId)} AND partner_id = ${partnerId}::bigint`,
    ]),
  )

/**
 * Puts the copies into their dialogs. Owners are taken in order, so that two who write to each other at once
 * never wait for one another.
 */
export const deliver = (copies: readonly Copy[], at: Date): readonly Sql[] =>
  copies
    .toSorted((one, other) => one.ownerId - other.ownerId || one.partnerId - other.partnerId)
    .flatMap((copy) => deliverOne(copy, at))

const deliverOne = (
  { ownerId, partnerId, own, text, letter, attachment }: Copy,
  at: Date,
): readonly Sql[] => [
  sql`INSERT INTO mail_dialog (owner_id, partner_id, last_id, unread, last_at, months)
    VALUES (${owner(ownerId)}, ${partnerId}::bigint, 1, ${own ? 0 : 1}::integer, ${at}::timestamptz, ${firstMonth(at)})
    ON CONFLICT (owner_id, partner_id) DO UPDATE SET last_id = mail_dialog.last_id + 1,
      unread = mail_dialog.unread + excluded.unread, last_at = excluded.last_at,
      months = ${markedMonths(sql`mail_dialog.months`, sql`mail_dialog.last_id + 1`, at)}`,
  sql`INSERT INTO mail_message (owner_id, partner_id, id, at, own, text, letter, attachment)
    SELECT owner_id, partner_id, last_id, ${at}::timestamptz, ${own}::boolean, ${text}::text, ${letter}::text,
      ${attachment === null ? null : JSON.stringify(attachment)}::jsonb
    FROM mail_dialog WHERE owner_id = ${owner(ownerId)} AND partner_id = ${partnerId}::bigint`,
]

/** The letters that a statement delivers, as pushes to those who look at their mail just now. */
export const mailPushes = (
  { config }: Services,
  copies: readonly Copy[],
  now: number,
  answers: Answers,
): Push[] =>
  copies.map(({ ownerId, partnerId, own, text, letter }) => ({
    channel: personalChannel(channelOf(config.sessionSecret, ownerId)),
    message: {
      notificationType: 'MAIL_MESSAGE',
      partnerId,
      message: {
        id: Number(answers[ownerId] ?? 1),
        time: now,
        own,
        text: letter === null ? text : '',
        letter,
        attachment: null,
        taken: false,
        fight: fightOf(letter, text),
      },
    },
  }))
