import type { Call } from '@skystair/contract/call.ts'
import { decideCase, rename, report } from '@skystair/contract/moderation.ts'
import { current } from '@skystair/contract/player.ts'
import { register, setName } from '@skystair/contract/security.ts'
import { expect, test } from 'vitest'
import { sql } from './platform/database/sql.ts'
import { aGame, type Question } from './testing/game.ts'
import { aTraveller, type Person, registration } from './testing/people.ts'
import { aTalker } from './testing/talk.ts'

const game = aGame()
const note = 'an ugly name'
const aKeeper = () => aTalker(game, { accessLevel: 'ADMIN' })

/** Somebody asks for a name: for whom, and how. */
type Asking = { readonly bearer: Person; readonly as: string; readonly call: Call } & Question

const ways: Readonly<Record<string, (name: string) => Promise<Asking>>> = {
  'at registration': async (name) => {
    const bearer = await aTraveller(game)
    return { bearer, as: bearer.token, call: register, body: registration(name) }
  },
  'instead of an old name': async (name) => {
    const bearer = await aTalker(game)
    return { bearer, as: bearer.token, call: setName, body: { name } }
  },
  'given by a keeper': async (name) => {
    const [bearer, keeper] = [await aTalker(game), await aKeeper()]
    return { bearer, as: keeper.token, call: rename, params: { id: bearer.id }, body: { name, note } }
  },
  'given with a verdict': async (name) => {
    const [bearer, keeper, complainer] = [await aTalker(game), await aKeeper(), await aTalker(game)]
    await game.ask(report, { as: complainer.token, body: { kind: 'NAME', playerId: bearer.id, text: '' } })
    const [found] = await game.services.database.query<{ id: string }>(
      sql`SELECT id FROM moderation_case WHERE about_id = ${bearer.id}`,
    )
    const body = { decision: 'RENAMED', text: name, note }
    return { bearer, as: keeper.token, call: decideCase, params: { id: found?.id ?? '' }, body }
  },
}

test.each(Object.entries(ways))('a name %s never pretends to be the house', async (_, ask) => {
  for (const name of ['Аdmin 7', 'T3ch Supp0rt', 'Лeстница', 'Мoдератор Олег', 'S k y s t a i r']) {
    const { bearer, call, ...question } = await ask(name)
    expect((await game.ask(call, question)).body.code).toBe('security.refused.name-reserved')
    expect((await game.ask(current, { as: bearer.token })).body.name).toBe(bearer.name)
  }
})

test.each(Object.entries(ways))('a name %s may hold such a word inside an honest one', async (way, ask) => {
  const name = `Badminton ${Object.keys(ways).indexOf(way)}`
  const { bearer, call, ...question } = await ask(name)
  expect((await game.ask(call, question)).status).toBe(200)
  expect((await game.ask(current, { as: bearer.token })).body.name).toBe(name)
})
