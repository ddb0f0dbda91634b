import { listMail as contract, type MailDialog } from '@skystair/contract/mail.ts'
import { readBeside } from '../../platform/action.ts'
import { owner, sql } from '../../platform/sql.ts'
import { selectPartner } from './letters.ts'

const pageSize = 100
/** The last one a date can be. */
const latestMoment = 8_640_000_000_000_000

export const listMail = readBeside<typeof contract, readonly MailDialog[] | null>(
  contract,
  {
    select: ({ query: { before, beforePartner = 0 } }, callerId) => sql`SELECT jsonb_agg(jsonb_build_object(
        'partner', coalesce((${selectPartner(sql`dialog.partner_id`)}), jsonb_build_object('id', dialog.partner_id,
          'name', null, 'gender', null, 'level', null)), 'unread', dialog.unread,
        'lastTime', floor(extract(epoch FROM dialog.last_at) * 1000), 'lastText', left(coalesce(last.text, ''), 200),
        'lastOwn', coalesce(last.own, false), 'lastLetter', last.letter) ORDER BY dialog.last_at DESC, dialog.partner_id DESC)
      FROM (SELECT * FROM mail_dialog WHERE mail_dialog.owner_id = ${owner(callerId)}
        AND (mail_dialog.last_at, mail_dialog.partner_id) <
          (${before === undefined ? 'infinity' : new Date(Math.min(before, latestMoment))}::timestamptz, ${beforePartner}::bigint)
        ORDER BY mail_dialog.last_at DESC, mail_dialog.partner_id DESC LIMIT ${pageSize + 1}) AS dialog
      LEFT JOIN LATERAL (SELECT * FROM mail_message AS line WHERE line.owner_id = dialog.owner_id
        AND line.partner_id = dialog.partner_id AND line.id = dialog.last_id LIMIT 1) AS last ON true`,
  },
  ({ beside }) => ({
    dialogs: (beside ?? []).slice(0, pageSize),
    more: (beside ?? []).length > pageSize,
  }),
)
