import type { Reward } from '@skystair/rules/economy/reward.ts'
import { type LetterKind, theStair } from '@skystair/rules/talk/letter.ts'
import { type Part, part } from './part.ts'
import { type Sql, sql } from './sql.ts'

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

/** Each owner's number of the letter that a statement delivers: for `told`. */
export const letterNumbers: Sql = sql`SELECT jsonb_object_agg(owner_id, id) FROM letter_number`

/**
 * Puts the copies into their dialogs. Owners are taken in order, so that two who write to each other at once
 * never wait for one another.
 */
export function deliver(copies: readonly Copy[], at: Date): readonly (Sql | Part)[] {
  const rows = copies.map((copy) => ({
    owner_id: copy.ownerId,
    partner_id: copy.partnerId,
    unread: copy.own ? 0 : 1,
    own: copy.own,
    text: copy.text,
    letter: copy.letter,
    attachment: copy.attachment,
  }))
  const copy = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS copy(owner_id bigint, partner_id bigint,
    unread integer, own boolean, text text, letter text, attachment jsonb)`
  return [
    part(
      'letter_number',
      sql`INSERT INTO mail_dialog (owner_id, partner_id, last_id, unread, last_at)
        SELECT copy.owner_id, copy.partner_id, 1, copy.unread, ${at}::timestamptz FROM saved, ${copy}
        ORDER BY copy.owner_id, copy.partner_id
        ON CONFLICT (owner_id, partner_id) DO UPDATE SET last_id = mail_dialog.last_id + 1,
          unread = mail_dialog.unread + excluded.unread, last_at = excluded.last_at
        RETURNING owner_id, partner_id, last_id AS id`,
    ),
    sql`INSERT INTO mail_message (owner_id, partner_id, id, at, own, text, letter, attachment)
      SELECT copy.owner_id, copy.partner_id, numbered.id, ${at}::timestamptz, copy.own, copy.text, copy.letter,
        copy.attachment
      FROM ${copy} JOIN letter_number AS numbered
        ON numbered.owner_id = copy.owner_id AND numbered.partner_id = copy.partner_id`,
  ]
}
