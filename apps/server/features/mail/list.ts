import { listMail as contract, type MailDialog } from '@skystair/contract/mail.ts'
import { readWith } from '../../platform/action/action.ts'
import { moment } from '../../platform/database/moment.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { type People, selectPeople } from '../../platform/people/people.ts'

const pageSize = 100

type StoredDialog = Omit<MailDialog, 'partner'> & { readonly partnerId: number }

interface Answers {
  readonly dialogs: readonly StoredDialog[] | null
  readonly people: People
}

export const listMail = readWith<typeof contract, readonly MailDialog[]>(
  contract,
  {
    select: ({ query: { before = Number.POSITIVE_INFINITY, beforePartner = 0 } }, callerId) => {
      const newest = (
        most: number,
      ): Sql => sql`(SELECT * FROM mail_dialog WHERE mail_dialog.owner_id = ${owner(callerId)}
        AND (mail_dialog.last_at, mail_dialog.partner_id) <
          (${moment(before)}::timestamptz, ${beforePartner}::bigint)
        ORDER BY mail_dialog.last_at DESC, mail_dialog.partner_id DESC LIMIT ${most}::integer) AS dialog`
      return {
        dialogs: sql`SELECT jsonb_agg(jsonb_build_object('partnerId', dialog.partner_id, 'unread', dialog.unread,
            'lastTime', floor(extract(epoch FROM dialog.last_at) * 1000), 'lastText', left(coalesce(last.text, ''), 200),
            'lastOwn', coalesce(last.own, false), 'lastLetter', last.letter)
            ORDER BY dialog.last_at DESC, dialog.partner_id DESC)
          FROM ${newest(pageSize + 1)} LEFT JOIN LATERAL (
            -- The limit keeps PostgreSQL from reading the letters of all months at once: it asks each month for its own.
            SELECT letter.text, letter.own, letter.letter FROM mail_message AS letter
            WHERE letter.owner_id = ${owner(callerId)} AND letter.partner_id = dialog.partner_id
              AND letter.id = dialog.last_id AND letter.at = dialog.last_at LIMIT 1) AS last ON true`,
        // Some more: letters that come meanwhile move the page on.
        people: selectPeople(sql`SELECT dialog.partner_id FROM ${newest(2 * pageSize)}`),
      }
    },
    read: ({ dialogs, people }: Answers) =>
      (dialogs ?? []).map(({ partnerId, ...dialog }) => ({
        ...dialog,
        partner: partnerOf(partnerId, people),
      })),
  },
  ({ extra }) => ({
    dialogs: extra.slice(0, pageSize),
    more: extra.length > pageSize,
  }),
)

const theStairItself = { name: null, gender: null, level: null, league: null, bankStatus: null }

/** The Stair itself is nobody among the players. */
function partnerOf(id: number, people: People): MailDialog['partner'] {
  const { name, gender, level, league, bankStatus } = people[id] ?? theStairItself
  return { id, name, gender, level, league, bankStatus }
}
