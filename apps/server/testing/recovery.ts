import { confirmMail } from '@skystair/contract/recovery.ts'
import { sendLetterWork } from '../features/recovery/send-letter.ts'
import { owner, sql } from '../platform/database/sql.ts'
import { doDueWork } from '../platform/due-work/do-due-work.ts'
import type { LetterOrder } from '../platform/mail/letters.ts'
import { aKey, type Game } from './game.ts'
import { aPlayer, type Person } from './people.ts'

/** What lies in the mailbox for an address, the newest first, once all that was ordered is sent. */
export async function lettersTo(game: Game, address: string) {
  await doDueWork(game.services, [sendLetterWork])
  return (game.services.mail?.mailbox ?? []).filter(({ to }) => to === address)
}

/** Sends one letter at once, and no other that waits; gives its link. */
export async function linkSent(game: Game, person: Person, order: LetterOrder): Promise<string> {
  await sendLetterWork.perform({ payload: order, now: game.clock.now(), services: game.services })
  const letter = game.services.mail?.mailbox?.find(({ to }) => to === mailOf(person))
  return linkIn(letter?.text ?? '')
}

export const linkIn = (text: string): string => /#(\S+)/.exec(text)?.[1] ?? ''

export const mailOf = ({ name }: Person): string =>
  `${(name ?? '').toLowerCase().replaceAll(' ', '.')}@example.org`

/** Somebody with a name whose address is confirmed. */
export async function aReachable(game: Game): Promise<Person> {
  const person = await aPlayer(game)
  const body = { link: await linkSent(game, person, { about: 'CONFIRM', playerId: person.id }) }
  const { status } = await game.ask(confirmMail, { body, key: aKey() })
  if (status !== 200) throw new Error('not confirmed')
  return person
}

/** A link of a letter about a forgotten password, and the like. */
export async function keptLinks(game: Pick<Game, 'services'>, { id }: Person): Promise<number> {
  const rows = await game.services.database.query(
    sql`SELECT 1 FROM recovery_link WHERE player_id = ${owner(id)}`,
  )
  return rows.length
}
