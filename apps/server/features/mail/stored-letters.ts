import type { ReplyOf } from '@skystair/contract/call.ts'
import type { listDialog } from '@skystair/contract/mail.ts'
import type { MailLine } from '@skystair/contract/mail-line.ts'
import type { Reward } from '@skystair/rules/economy/reward.ts'
import { whenWritten } from '../../platform/database/months.ts'
import { learnt, owner, type Sql, sql } from '../../platform/database/sql.ts'
import { fightOf } from '../../platform/messages/deliver-letters.ts'
import { rewardView } from '../../platform/views/reward-view.ts'

type Partner = ReplyOf<typeof listDialog>['partner']

/** A letter as stored. */
type StoredLine = Omit<MailLine, 'attachment' | 'fight'> & { readonly attachment: Reward | null }

export interface Letters {
  readonly partner: Partner | null
  readonly dialog: { readonly lastId: number }
  readonly messages: readonly StoredLine[] | null
}

/** The first and the last of some letters, by the number of the last one there is. */
export interface Numbers {
  readonly first: Sql
  readonly last: Sql
}

export const lineView = (line: StoredLine): MailLine => ({
  ...line,
  text: line.letter === null ? line.text : '',
  fight: fightOf(line.letter, line.text),
  attachment: line.attachment === null ? null : rewardView(line.attachment),
})

/** Whoever a dialog is with; null when there is no such player and never was. */
const selectPartner = (partnerId: Sql): Sql => sql`SELECT jsonb_build_object(
    'id', other.id, 'name', other.name, 'gender', other.state ->> 'gender', 'level', other.level,
    'league', (SELECT card.league FROM person AS card WHERE card.id = other.id),
    'bankStatus', (SELECT card.bank_status FROM person AS card WHERE card.id = other.id))
  FROM player AS other WHERE other.id = ${partnerId}`

/** A dialog of the caller, and in which time the letters of these numbers were written: asked before the letters. */
export const selectDialog = (
  partner: number,
  callerId: number,
  now: number,
  numbers: (lastId: Sql) => Numbers,
): Sql => {
  const { first, last } = numbers(sql`known.last_id`)
  return sql`SELECT jsonb_build_object('lastId', known.last_id, 'first', ${first}, 'last', ${last},
      ${whenWritten(sql`known.months`, first, last, now)})
    FROM (SELECT coalesce(max(last_id), 0) AS last_id, coalesce(jsonb_agg(months) -> 0, '[]') AS months FROM mail_dialog
      WHERE mail_dialog.owner_id = ${owner(callerId)} AND mail_dialog.partner_id = ${partner}::bigint) AS known`
}

/** Those letters of the dialog; the row goes by the name of `line`. */
export const areLetters = (
  dialog: Sql,
  partner: number,
  callerId: number,
): Sql => sql`line.owner_id = ${owner(callerId)}
  AND line.partner_id = ${partner}::bigint
  AND line.id BETWEEN ${learnt(dialog, 'first')}::bigint AND ${learnt(dialog, 'last')}::bigint
  AND line.at BETWEEN ${learnt(dialog, 'since')}::timestamptz AND ${learnt(dialog, 'until')}::timestamptz`

/** Some letters of the caller's dialog with a partner, and how many there are. */
export const selectLetters = (
  partner: number,
  callerId: number,
  now: number,
  numbers: (lastId: Sql) => Numbers,
): Readonly<Record<keyof Letters, Sql>> => {
  const dialog = selectDialog(partner, callerId, now, numbers)
  return {
    partner: selectPartner(owner(partner)),
    dialog,
    messages: sql`SELECT jsonb_agg(jsonb_build_object(
        'id', line.id, 'time', floor(extract(epoch FROM line.at) * 1000), 'own', line.own, 'text', line.text,
        'letter', line.letter, 'attachment', line.attachment, 'taken', line.taken_at IS NOT NULL) ORDER BY line.id)
      FROM mail_message AS line WHERE ${areLetters(dialog, partner, callerId)}`,
  }
}
