import type { Language } from '@skystair/rules/player/choices.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { contact } from '@skystair/rules/security/contact.ts'
import { foldContact } from '@skystair/rules/security/fold-contact.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import type { Database } from '../../platform/database/database.ts'
import { learnt, owner, sql } from '../../platform/database/sql.ts'
import { askAll } from '../../platform/database/steps.ts'
import { workKind } from '../../platform/due-work/due-work.ts'
import { type LetterOrder, letterWork } from '../../platform/mail/letters.ts'
import type { Services } from '../../platform/services/services.ts'
import { keepLink, newLink, type Purpose, writeLink } from './link.ts'

interface Addressee {
  readonly id: number
  readonly name: string
  readonly language: Language
  readonly mailOrPhone: string | null
  readonly confirmed: boolean
}

/** Where each letter leads. Behind the # it is told to no server on the way, and whoever only looks uses nothing up. */
const pages: Readonly<Record<Purpose, string>> = { PASSWORD: 'new-password', CONFIRM: 'confirm-mail' }

async function findAddressee(database: Database, order: LetterOrder): Promise<Addressee | null> {
  const isNamed = order.about === 'PASSWORD'
  const named = isNamed
    ? sql`SELECT jsonb_build_object('id', player_id) FROM player_name WHERE folded = ${foldName(order.named)}`
    : sql`SELECT jsonb_build_object('id', ${order.playerId}::bigint)`
  const reached = sql`SELECT jsonb_build_object('id', coalesce(${learnt(named, 'id')}::bigint,
    (SELECT player_id FROM player_contact WHERE folded = ${isNamed ? foldContact(order.named) : ''})))`
  const whose = owner(learnt(reached, 'id'))
  const [, , found] = await askAll(database, 0, [
    named,
    reached,
    sql`SELECT jsonb_build_object('id', player.id, 'name', player.name, 'language', player.language,
        'mailOrPhone', credential.mail_or_phone, 'confirmed', credential.confirmed_at IS NOT NULL)
      FROM player JOIN credential ON credential.player_id = ${whose}
      WHERE player.id = ${whose} AND player.deleted_at IS NULL AND player.name IS NOT NULL`,
  ])
  return found as Addressee | null
}

function mailOf({ mailOrPhone }: Addressee): string | null {
  const known = contact(mailOrPhone)
  return known === null || isRefusal(known) || known.kind !== 'mail' ? null : known.value
}

/** Neither an account nor an address is written to more often than somebody who needs it would ask for. */
async function isTooMuch({ limits }: Services, id: number, mail: string): Promise<boolean> {
  const ofPlayer = await limits.spend('letters', `player ${id}`)
  const ofAddress = await limits.spend('letters', `mail ${foldContact(mail)}`)
  return ofPlayer !== null || ofAddress !== null
}

/** Sends what was ordered, with a secret that is made here and kept nowhere but in the letter. */
async function send(services: Services, order: LetterOrder, now: number): Promise<void> {
  const { mail: post, texts, config, database } = services
  const addressee = await findAddressee(database, order)
  const mail = addressee === null ? null : mailOf(addressee)
  if (post === null || addressee === null || mail === null) return
  // A letter opens the account only where its player has answered one before: a mistyped address is a stranger's.
  if (order.about !== 'CONFIRM' && !addressee.confirmed) return
  if (order.about === 'CONFIRM' && addressee.confirmed) return
  if (await isTooMuch(services, addressee.id, mail)) return
  const { language, name } = addressee
  const say = (part: string) => texts.say(language, `recovery.letter.${order.about}.${part}`)
  const write = (address: string) =>
    post.send({
      to: mail,
      subject: say('subject'),
      text: [texts.say(language, 'recovery.letter.hello', { name }), say('why'), address, say('end')].join(
        '\n\n',
      ),
    })
  if (order.about === 'CHANGED') return write(config.publicUrl)
  const link = newLink(addressee.id)
  await database.query(keepLink(link, order.about, mail, now))
  return write(`${config.publicUrl}/${pages[order.about]}#${writeLink(link)}`)
}

/** What was typed on the page is forgotten as soon as the letter is on its way, or nobody was found. */
export const sendLetterWork = workKind<LetterOrder>(letterWork.kind, async ({ payload, now, services }) => {
  await send(services, payload, now)
  return { payload: {} }
})
