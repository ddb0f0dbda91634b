import type { ReplyOf } from '@skystair/contract/call.ts'
import type { listDialog } from '@skystair/contract/mail.ts'
import type { MailLine } from '@skystair/contract/mail-line.ts'
import type { Reward } from '@skystair/rules/economy/reward.ts'
import { rewardView } from '../../platform/reward-view.ts'
import { owner, type Sql, sql } from '../../platform/sql.ts'

type Partner = ReplyOf<typeof listDialog>['partner']

/** A letter as stored. */
type StoredLine = Omit<MailLine, 'attachment'> & { readonly attachment: Reward | null }

export interface Letters {
  readonly partner: Partner | null
  readonly messages: readonly StoredLine[] | null
  readonly lastId: number
}

export const lineView = (line: StoredLine): MailLine => ({
  ...line,
  attachment: line.attachment === null ? null : rewardView(line.attachment),
})

/** Whoever a dialog is with; null when there is no such player and never was. */
const selectPartner = (partnerId: Sql): Sql => sql`SELECT jsonb_build_object(
    'id', other.id, 'name', other.name, 'gender', other.state ->> 'gender', 'level', other.level)
  FROM player AS other WHERE other.id = ${partnerId}`

/** Some letters of the caller's dialog with a partner, and how many there are. */
export const selectLetters = (
  partner: number,
  callerId: number,
  range: (lastId: Sql) => Sql,
): Readonly<Record<string, Sql>> => {
  const lastId = sql`coalesce((SELECT last_id FROM mail_dialog
    WHERE mail_dialog.owner_id = ${owner(callerId)} AND mail_dialog.partner_id = ${partner}::bigint), 0)`
  return {
    partner: selectPartner(owner(partner)),
    lastId: sql`SELECT to_jsonb(${lastId})`,
    messages: sql`SELECT jsonb_agg(jsonb_build_object(
        'id', line.id, 'time', floor(extract(epoch FROM line.at) * 1000), 'own', line.own, 'text', line.text,
        'letter', line.letter, 'attachment', line.attachment, 'taken', line.taken_at IS NOT NULL) ORDER BY line.id)
      FROM mail_message AS line WHERE line.owner_id = ${owner(callerId)} AND line.partner_id = ${partner}::bigint
        AND ${range(lastId)}`,
  }
}
