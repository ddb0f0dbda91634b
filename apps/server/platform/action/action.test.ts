import { current, switchPush, updateVersion } from '@skystair/contract/player.ts'
import { setName } from '@skystair/contract/security.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { expect, test } from 'vitest'
import { aGame, aKey } from '../../testing/game.ts'
import { aPlayer, aTraveller } from '../../testing/people.ts'
import { anotherDevice } from '../../testing/samples.ts'
import { owner, sql } from '../database/sql.ts'
import { mustTouch } from '../database/steps.ts'
import { readToken } from '../people/session.ts'
import { playerView } from '../views/player-view.ts'
import { action, actionWith } from './action.ts'

const game = aGame()

test('an action takes two round trips to the database: one to load, one to write', async () => {
  const { token } = await aTraveller(game)
  const before = game.services.database.roundTrips()
  await game.ask(switchPush, { as: token, key: aKey() })
  expect(game.services.database.roundTrips() - before).toBe(2)
})

test('a stored reply takes one', async () => {
  const { token } = await aTraveller(game)
  const key = aKey()
  await game.ask(switchPush, { as: token, key })
  const before = game.services.database.roundTrips()
  await game.ask(switchPush, { as: token, key })
  expect(game.services.database.roundTrips() - before).toBe(1)
})

test('sixty writes of one player at once all happen, one after another', async () => {
  const { id, token } = await aTraveller(game)
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => game.ask(updateVersion, { as: token, body: { version: 500 + n } })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const [row] = await game.services.database.query(sql`SELECT version FROM player WHERE id = ${id}`)
  expect(row).toEqual({ version: 61 })
})

test('two players who swap names at once are not left hanging in a failure', async () => {
  for (let round = 0; round < 5; round++) {
    const first = await aPlayer(game)
    const second = await aPlayer(game)
    const answers = await Promise.all([
      game.ask(setName, { as: first.token, body: { name: second.name } }),
      game.ask(setName, { as: second.token, body: { name: first.name } }),
    ])
    for (const { status } of answers) expect([200, 422]).toContain(status)
  }
})

test('a write of the older device that was under way when a newer one came is refused', async () => {
  const player = await aPlayer(game)
  const newer = await anotherDevice(game, player)
  const { database } = game.services
  const load = database.query
  let interrupted = false
  // The newer device comes in exactly between load and write.
  Object.assign(database, {
    query: async (statement: Parameters<typeof load>[0]) => {
      const rows = await load(statement)
      if (!interrupted) {
        interrupted = true
        await game.send('GET', '/api/player/info/current?init=true', { as: newer })
      }
      return rows
    },
  })
  const answer = await game.ask(switchPush, { as: player.token })
  Object.assign(database, { query: load })
  expect(answer.body.code).toBe('errors.newer-session')
  expect((await game.ask(current, { as: newer })).body.push).toBe(false)
})

test('a write that must touch a row and finds none undoes the whole deed, which is then decided anew', async () => {
  const { id, token } = await aTraveller(game)
  const versionOf = () => game.services.database.query(sql`SELECT version FROM player WHERE id = ${id}`)
  const before = await versionOf()
  const incoming = {
    params: {},
    query: {},
    body: {},
    token: readToken(token),
    address: '',
    device: { name: '', traces: [] },
    proof: null,
  } as const
  let decided = 0
  const late = action(switchPush, ({ player }) => {
    decided += 1
    if (decided > 1) return refused('market.refused.gone')
    return {
      player,
      writes: [mustTouch('thing', sql`DELETE FROM news WHERE false`)],
      reply: playerView,
    }
  })
  const answer = await late.handle(game.services, { ...incoming, key: aKey(), language: 'EN' })
  expect(isRefusal(answer) && answer.refused).toBe('market.refused.gone')
  expect(decided).toBe(2)
  expect(await versionOf()).toEqual(before)
})

test('a refusal that what was found of others led to holds only while the player has done nothing else', async () => {
  const { id, token } = await aTraveller(game)
  const other = await aTraveller(game)
  const key = aKey()
  const beside = { select: () => sql`SELECT to_jsonb(version) FROM player WHERE id = ${owner(other.id)}` }
  let decided = 0
  const overtaken = actionWith(switchPush, beside, async ({ player }) => {
    decided += 1
    // The same deed, sent twice, is done by its double meanwhile: what it left of others is already seen.
    if (decided === 1) await game.ask(updateVersion, { as: token, body: { version: 777 } })
    return decided === 1 ? refused('market.refused.gone') : { player, reply: playerView }
  })
  const incoming = {
    params: {},
    query: {},
    body: {},
    address: '',
    device: { name: '', traces: [] },
    proof: null,
  } as const
  const answer = await overtaken.handle(game.services, {
    ...incoming,
    token: readToken(token),
    key,
    language: 'EN',
  })
  expect([isRefusal(answer), decided]).toEqual([false, 2])
  expect(await game.services.database.query(sql`SELECT version FROM player WHERE id = ${id}`)).toEqual([
    { version: 3 },
  ])
})

test('what a newer game has sent waits until this one knows it', async () => {
  const { id, token } = await aTraveller(game)
  const { database } = game.services
  await database.query(sql`INSERT INTO inbox (owner_id, id, at, effect)
    VALUES (${id}, gen_random_uuid(), now(), '{"kind": "dragon-egg"}'),
      (${id}, gen_random_uuid(), now(), '{"kind": "money", "currency": "gold", "amount": 1, "reason": "LOAN", "from": "dragon:1"}'), (${id}, gen_random_uuid(), now(), '{"kind": "letter"}')`)
  const { body } = await game.ask(switchPush, { as: token })
  expect(body.unreadLetters).toBe(1)
  expect(
    await database.query(sql`SELECT effect ->> 'kind' AS kind FROM inbox WHERE owner_id = ${id} ORDER BY 1`),
  ).toEqual([{ kind: 'dragon-egg' }, { kind: 'money' }])
})

test('a node goes on when a newer one has given players another column', async () => {
  const player = await aPlayer(game)
  const { database } = game.services
  const look = () => game.ask(current, { as: player.token }).then(({ status }) => status)
  const connections = Array.from({ length: 30 })
  await Promise.all(connections.map(look))
  await database.query(sql`ALTER TABLE player ADD COLUMN hats integer NOT NULL DEFAULT 0`)
  const statuses = await Promise.all(connections.map(look))
  await database.query(sql`ALTER TABLE player DROP COLUMN hats`)
  expect(new Set([...statuses, (await game.ask(current, { as: player.token })).status])).toEqual(
    new Set([200]),
  )
})
