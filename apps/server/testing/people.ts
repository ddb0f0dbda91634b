import { register, registerTrial } from '@skystair/contract/security.ts'
import { aKey, type Game } from './game.ts'

/** Somebody in a game: who they are and what they hold. */
export interface Person {
  readonly id: number
  readonly token: string
  readonly name: string | null
}

export const trialBody = {
  characterAndCompanion: 'FEMALE_WITH_MAN_COMPANION_1',
  lang: 'EN',
  frontVersion: 439,
} as const

const allConsents = { privacyPolicy: true, publicOffer: true, userAgreement: true, cookies: true }

export const goodPassword = 'nine lazy owls'

let count = 0

/** A traveller without a name. `from`: the address; everybody has the same unless said otherwise. */
export async function aTraveller(
  game: Game,
  changes: Partial<Record<string, unknown>> = {},
  from?: string,
): Promise<Person> {
  const body = { ...trialBody, ...changes }
  const answer = await game.ask(registerTrial, { body, key: aKey(), ...(from ? { from } : {}) })
  if (answer.status !== 200) throw new Error(`no traveller: ${JSON.stringify(answer.body)}`)
  return { id: Number(answer.body.id), token: String(answer.headers.authorization), name: null }
}

export const registration = (name: string, changes: Record<string, unknown> = {}) => ({
  name,
  password: goodPassword,
  optionalMailOrPhone: `${name.toLowerCase().replaceAll(' ', '.')}@example.org`,
  consents: allConsents,
  ...changes,
})

/** A player with a name and a password. */
export async function aPlayer(
  game: Game,
  changes: { name?: string; lang?: 'RU' | 'EN' } = {},
): Promise<Person> {
  count += 1
  const name = changes.name ?? `Walker ${count} of the hill`.slice(0, 20).trim()
  const traveller = await aTraveller(game, { lang: changes.lang ?? 'EN' })
  const answer = await game.ask(register, { as: traveller.token, body: registration(name) })
  if (answer.status !== 200) throw new Error(`no player: ${JSON.stringify(answer.body)}`)
  return { ...traveller, name }
}
