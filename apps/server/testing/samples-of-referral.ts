import { makePromo, startVideo } from '@skystair/contract/referral.ts'
import { sql } from '../platform/database/sql.ts'
import type { Game } from './game.ts'
import { aTraveller, type Person } from './people.ts'
import type { Sample } from './sample.ts'
import { aTalker } from './talk.ts'

const nothing: Sample = { ask: () => ({}), against: null }
const note = 'for the holiday'

/** Somebody who came from a platform. */
export async function aPlayerOf(game: Game, source: 'OK' | 'FOTOSTRANA'): Promise<Person> {
  const person = await aTraveller(game)
  await game.services.database.query(
    sql`UPDATE player SET state = jsonb_set(state, '{userSource}', to_jsonb(${source}::text)) WHERE id = ${person.id}`,
  )
  return person
}

/** A share of what a friend has bought. */
export async function bring(game: Game, { id }: Person, amount: number, name = 'a friend'): Promise<void> {
  await game.services.database.query(sql`INSERT INTO referral_bonus (player_id, id, kind, friend_id, amount, at)
    VALUES (${id}, ${name}, 'share', 7, ${amount}, ${new Date(game.clock.now())})`)
}

let codes = 0
export async function aPromo(game: Game, changes: object = {}): Promise<string> {
  codes += 1
  const code = `TEA-${codes}-${Math.floor(game.clock.now() / 1000)}`
  const { token } = await aTalker(game, { accessLevel: 'ADMIN' })
  const body = { code, emeralds: 25, count: 5, until: game.clock.now() + 86_400_000, note, ...changes }
  await game.ask(makePromo, { as: token, body })
  return code
}

export const samplesOfReferral: Readonly<Record<string, Sample>> = {
  'referral.myCode': nothing,
  'referral.takeBonus': {
    ask: async (game, person) => {
      await bring(game, person, 18)
      return {}
    },
    against: null,
  },
  'referral.share': nothing,
  'referral.acceptPromo': {
    ask: async (game) => ({ query: { code: await aPromo(game) } }),
    other: { query: { code: 'ANOTHER' } },
    against: 'the world',
  },
  'referral.platformGift': {
    by: (game) => aPlayerOf(game, 'FOTOSTRANA'),
    ask: () => ({ params: { platform: 'photo' } }),
    other: { params: { platform: 'social' } },
    against: 'the world',
  },
  'referral.okDay': { by: (game) => aPlayerOf(game, 'OK'), ask: () => ({}), against: null },
  'referral.okGroup': nothing,
  'referral.startVideo': nothing,
  'referral.takeVideo': {
    ask: async (game, { id, token }) => {
      const { body } = await game.ask(startVideo, { as: token })
      await game.services.database.query(
        sql`UPDATE claim SET at = ${new Date(game.clock.time - 20_000)}::timestamptz WHERE player_id = ${id}`,
      )
      return { body: { ticket: body.ticket } }
    },
    other: { body: { ticket: '00000000-0000-4000-8000-000000000000' } },
    against: async (game, victim) => ({
      question: { body: { ticket: (await game.ask(startVideo, { as: victim.token })).body.ticket } },
      code: 'bank.refused.no-film',
    }),
  },
  'referral.makePromo': {
    by: (game) => aTalker(game, { accessLevel: 'ADMIN' }),
    ask: (game) => {
      codes += 1
      const until = game.clock.now() + 86_400_000
      return { body: { code: `PIE-${codes}-X`, emeralds: 1, count: 1, until, note } }
    },
    other: { body: { code: 'OTHER-PIE', emeralds: 1, count: 1, until: 9_000_000_000_000, note } },
    against: null,
  },
  'referral.giveGiftNews': {
    by: (game) => aTalker(game, { accessLevel: 'ADMIN' }),
    ask: async (game) => ({ params: { id: (await aTraveller(game)).id }, body: { gift: 'GEMS_100', note } }),
    other: { body: { gift: 'GEMS_30', note } },
    against: 'the world',
  },
  'referral.ofPlayer': {
    by: (game) => aTalker(game, { accessLevel: 'MODERATOR' }),
    ask: async (game) => ({ params: { id: (await aTraveller(game)).id } }),
    against: 'the world',
  },
}
