import type { ChatLine } from '@skystair/contract/chat-line.ts'
import type { AccessLevel } from '@skystair/rules/access/access-level.ts'
import type { Game } from './game.ts'
import { aTraveller, type Person } from './people.ts'
import { become } from './world.ts'

/** A line as a listener hears it. */
export const aLine = (text: string): ChatLine => ({
  id: 1,
  time: 1,
  text,
  authorId: 7,
  authorName: 'Bard',
  authorGender: 'male',
  authorLevel: 10,
  authorAccess: 'PLAYER',
  authorClanId: null,
  authorLeague: null,
  authorBankStatus: null,
  receiver: null,
  replyTo: null,
  forwardedFrom: null,
  deleted: false,
})

let count = 0

/** Somebody with a name and of a level at which people listen; without the slow hash of a password. */
export async function aTalker(
  game: Game,
  { level = 10, accessLevel = 'PLAYER' as AccessLevel, name = `Talker ${++count}` } = {},
): Promise<Person & { readonly name: string }> {
  const traveller = await aTraveller(game)
  await become(game, traveller.id, { name, level, accessLevel })
  return { ...traveller, name }
}
