import { CAMP_FIRE_UNTIL } from '@skystair/content/camp-fire.ts'
import {
  ask,
  attackPlace,
  complete,
  getBattle,
  giveUpBattle,
  hit,
  precalculate,
  removeConsumable,
  skip,
  watchReplay,
} from '@skystair/contract/battle.ts'
import { current, exportData } from '@skystair/contract/player.ts'
import { allowed } from '@skystair/rules/battle/a-battle.ts'
import { ask as askBest } from '@skystair/rules/battle/ask.ts'
import { type Battle, RULES_VERSION } from '@skystair/rules/battle/battle.ts'
import { type BattleInView, precalculate as weighed } from '@skystair/rules/battle/precalculate.ts'
import { skip as pass } from '@skystair/rules/battle/skip.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { climb } from '../../testing/world.ts'

const game = aGame()

interface Status {
  id: string
  status: string
  winner: string | null
  creatures: { id: number; side: string; health: number; canAct: boolean }[]
  events: { type: string }[]
  reward: { experience: number } | null
}

const status = (body: unknown) => body as unknown as Status

async function fight(person: Person, placeId = 'main-1-0'): Promise<Status> {
  const { status: code, body } = await game.ask(attackPlace, { as: person.token, body: { placeId } })
  if (code !== 200) throw new Error(JSON.stringify(body))
  return status(body)
}

const alive = (battle: Status, side: string) =>
  battle.creatures.find((one) => one.side === side && one.health > 0 && (side === 'enemy' || one.canAct))
    ?.id ?? 0

const blowsOf = (events: readonly { type: string }[]) => events.filter(({ type }) => type === 'hit')

async function stateOf(person: Person): Promise<Battle> {
  const [row] = await game.services.database.query<{ state: Battle }>(
    sql`SELECT state FROM battle WHERE player_id = ${person.id}`,
  )
  if (!row) throw new Error('there is no battle')
  return row.state
}

describe('a battle on the road', () => {
  test('is won by the best moves, and complete returns a player who has climbed a stair', async () => {
    const person = await aTraveller(game)
    await fight(person)
    const ended = status((await game.ask(ask, { as: person.token, body: { toTheEnd: true } })).body)
    expect([ended.status, ended.winner]).toEqual(['COMPLETED', 'player'])
    const { body } = await game.ask(complete, { as: person.token })
    expect(body).toMatchObject({ stair: 1, bestVictoryStair: 1, battle: null, maxCoordinate: 200 })
    expect(body.currentExp === 0 ? body.level : body.currentExp).toBeGreaterThan(0)
    expect(await findImbalances(game.services.database)).toEqual([])
  })

  test('tells the blow and the enemy answer as one list of events', async () => {
    const person = await aTraveller(game)
    const battle = await fight(person)
    const blow = { attackerId: alive(battle, 'player'), defenderId: alive(battle, 'enemy') }
    const moved = status((await game.ask(hit, { as: person.token, body: blow })).body)
    expect(moved.events.length).toBeGreaterThan(0)
    expect(['hit', 'missed']).toContain(moved.events[0]?.type)
  })

  test('is one at a time', async () => {
    const person = await aTraveller(game)
    await fight(person)
    const { body } = await game.ask(attackPlace, { as: person.token, body: { placeId: 'main-1-0' } })
    expect(body.code).toBe('battle.refused.fighting')
  })

  test.each([
    ['a place far ahead', 'main-9-0', 'road.refused.premiss'],
    ['a place of another world', 'snow-1-0', 'road.refused.unknown'],
    ['a place that is nowhere', 'main-999999-44', 'road.refused.unknown'],
  ])('is refused at %s', async (_, placeId, code) => {
    const person = await aTraveller(game)
    const { body } = await game.ask(attackPlace, { as: person.token, body: { placeId } })
    expect(body.code).toBe(code)
  })

  test('is refused at a guardian who is beaten already', async () => {
    const person = await aTraveller(game)
    await fight(person)
    await game.ask(ask, { as: person.token, body: { toTheEnd: true } })
    await game.ask(complete, { as: person.token })
    const { body } = await game.ask(attackPlace, { as: person.token, body: { placeId: 'main-1-0' } })
    expect(body.code).toBe('road.refused.battle-won')
  })

  test('knows no creature of another battle', async () => {
    const person = await aTraveller(game)
    const battle = await fight(person)
    const body = { attackerId: 77, defenderId: alive(battle, 'enemy') }
    expect((await game.ask(hit, { as: person.token, body })).body.code).toBe(
      'battle.refused.unknown-creature',
    )
    const own = { attackerId: alive(battle, 'enemy'), defenderId: alive(battle, 'player') }
    expect((await game.ask(hit, { as: person.token, body: own })).body.code).toBe(
      'battle.refused.not-your-creature',
    )
  })

  test('cannot be completed before it is over', async () => {
    const person = await aTraveller(game)
    await fight(person)
    expect((await game.ask(complete, { as: person.token })).body.code).toBe('battle.refused.not-over')
  })

  test('given up marks the place lost and lets the player go', async () => {
    const person = await aTraveller(game)
    await climb(game, person.id, CAMP_FIRE_UNTIL)
    const next = `main-${CAMP_FIRE_UNTIL + 1}-0`
    await fight(person, next)
    const { body } = await game.ask(giveUpBattle, { as: person.token })
    expect(body.battle).toBe(null)
    const again = await game.ask(attackPlace, { as: person.token, body: { placeId: next } })
    expect(again.body.code).toBe('road.refused.battle-lost')
    game.clock.time += 60 * 60 * 1000
    expect((await game.ask(attackPlace, { as: person.token, body: { placeId: next } })).status).toBe(200)
  })

  test('given up at the foot of the stair is tried again at once, by a squad as whole as before', async () => {
    const person = await aTraveller(game)
    const { creatures: before } = await fight(person)
    const hurt = status((await game.ask(skip, { as: person.token, key: aKey() })).body)
    expect(hurt.creatures.map(({ health }) => health)).not.toEqual(before.map(({ health }) => health))
    await game.ask(giveUpBattle, { as: person.token })
    const { creatures: after } = await fight(person)
    expect(after.map(({ health }) => health)).toEqual(before.map(({ health }) => health))
  })

  test('two hits at once are two hits, one after the other, or one is refused; never one lost', async () => {
    const person = await aTraveller(game)
    const battle = await fight(person)
    const blow = { attackerId: alive(battle, 'player'), defenderId: alive(battle, 'enemy') }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => game.ask(hit, { as: person.token, body: blow, key: aKey() })),
    )
    const done = answers.filter((answer) => answer.status === 200).length
    const [row] = await game.services.database.query<{ count: number }>(
      sql`SELECT jsonb_array_length(state->'inputs') AS count FROM battle WHERE player_id = ${person.id}`,
    )
    expect(row?.count).toBe(done)
    expect(done).toBeGreaterThan(0)
    for (const { status: code, body } of answers)
      if (code !== 200) expect(body.code).toMatch(/^battle\.refused/)
  })

  test('goes on where it was after the server has forgotten everything but the database', async () => {
    const person = await aTraveller(game)
    const battle = await fight(person)
    await game.ask(skip, { as: person.token, body: {} })
    const before = status((await game.ask(getBattle, { as: person.token })).body)
    expect(before.id).toBe(battle.id)
    expect((await game.ask(current, { as: person.token })).body.battle).toBe(battle.id)
  })

  test('is not foretold by what has been seen: each move has dice of its own, which nobody is told', async () => {
    const person = await aTraveller(game)
    await fight(person)
    const told: string[] = []
    for (const { call, rule } of [
      { call: skip, rule: (battle: Battle) => pass(battle) },
      { call: ask, rule: (battle: Battle) => askBest(battle) },
    ]) {
      const foretold = allowed(rule(await stateOf(person)))
      const { body, text } = await game.ask(call, { as: person.token, body: {} })
      expect(blowsOf(foretold.events)).not.toEqual([])
      expect(blowsOf(status(body).events)).not.toEqual(blowsOf(foretold.events))
      told.push(text)
    }
    const seeds = (await stateOf(person)).inputs.map(({ seed }) => seed ?? '')
    expect(new Set(seeds).size).toBe(2)
    for (const call of [getBattle, exportData]) told.push((await game.ask(call, { as: person.token })).text)
    const secret = new RegExp(`"dice"|"seed"|${seeds.join('|')}`)
    expect(seeds[0]).toMatch(secret)
    for (const text of told) expect(text).not.toMatch(secret)
  })

  test('estimates a blow without changing anything', async () => {
    const person = await aTraveller(game)
    const battle = await fight(person)
    const blow = { attackerId: alive(battle, 'player'), defenderId: alive(battle, 'enemy') }
    const { body } = await game.ask(precalculate, { as: person.token, body: blow })
    expect(Number(body.min)).toBeLessThanOrEqual(Number(body.expected))
    expect(Number(body.expected)).toBeLessThanOrEqual(Number(body.max))
    const after = status((await game.ask(getBattle, { as: person.token })).body)
    expect(after.creatures).toEqual(battle.creatures)
  })

  test('shows the page all that it takes to weigh any blow as the server does', async () => {
    const person = await aTraveller(game)
    let battle = await fight(person)
    for (let turn = 0; turn < 3 && battle.status === 'IN_PROGRESS'; turn++) {
      for (const { id: attackerId } of battle.creatures)
        for (const { id: defenderId } of battle.creatures) {
          const blow = { attackerId, defenderId }
          const here = weighed(battle as unknown as BattleInView, blow)
          const there = await game.ask(precalculate, { as: person.token, body: blow })
          if (isRefusal(here)) expect(there.body.code).toBe(here.refused)
          else expect(there.body).toEqual(here)
        }
      battle = status((await game.ask(ask, { as: person.token, body: {} })).body)
    }
  })

  test('a blow is written with its battle, and of the player only that somebody acted', async () => {
    const person = await aTraveller(game)
    const battle = await fight(person)
    const row = async () => {
      const [found] = await game.services.database.query<{ version: number; state: unknown }>(
        sql`SELECT version, state FROM player WHERE id = ${person.id}`,
      )
      return found
    }
    const before = await row()
    // Wounds heal meanwhile; that is reckoned when it is read, and no blow need write it.
    game.clock.time += 60_000
    const blow = { attackerId: alive(battle, 'player'), defenderId: alive(battle, 'enemy') }
    expect((await game.ask(hit, { as: person.token, body: blow })).status).toBe(200)
    const after = await row()
    expect(after?.version).toBe(Number(before?.version) + 1)
    expect(after?.state).toEqual(before?.state)
  })
})

/** As if the battle had been begun, or fought, by another version of the game. */
const underRules = (person: Person, version: number) =>
  game.services.database.query(sql`UPDATE battle SET beginning = jsonb_set(beginning, '{rulesVersion}', ${version}::text::jsonb),
    state = jsonb_set(state, '{rulesVersion}', ${version}::text::jsonb) WHERE player_id = ${person.id}`)

describe('a battle begun under older rules', () => {
  test('is not played on, and is given up without loss: no wound, nothing used up, the guardian where it was', async () => {
    const person = await aTraveller(game)
    const before = (await game.ask(current, { as: person.token })).body
    const { id } = await fight(person)
    await game.ask(skip, { as: person.token, body: {} })
    await underRules(person, RULES_VERSION - 1)
    const blow = { attackerId: 1, defenderId: 2 }
    for (const [call, body] of [
      [getBattle, {}],
      [hit, blow],
      [precalculate, blow],
      [ask, { toTheEnd: true }],
      [skip, {}],
      [removeConsumable, { id: 'elixir-of-health', targetCreatureId: 1 }],
      [complete, {}],
    ] as const)
      expect((await game.ask(call, { as: person.token, body })).body.code).toBe(
        'battle.refused.rules-changed',
      )
    const { status: code, body } = await game.ask(giveUpBattle, { as: person.token })
    expect([code, body.battle]).toEqual([200, null])
    expect(body).toEqual({ ...before, gift: [], thanks: null })
    expect((await game.ask(watchReplay, { params: { id } })).status).toBe(404)
    expect((await fight(person)).status).toBe('IN_PROGRESS')
  })

  test('and won before they changed stays won', async () => {
    const person = await aTraveller(game)
    await fight(person)
    await game.ask(ask, { as: person.token, body: { toTheEnd: true } })
    await underRules(person, RULES_VERSION - 1)
    const seen = status((await game.ask(getBattle, { as: person.token })).body)
    expect([seen.status, seen.winner]).toEqual(['COMPLETED', 'player'])
    expect((await game.ask(complete, { as: person.token })).body).toMatchObject({ stair: 1, battle: null })
    const replayed = await game.ask(watchReplay, { params: { id: seen.id } })
    expect([replayed.status, replayed.body.code]).toEqual([422, 'battle.refused.other-rules'])
  })
})

test('a battle begun by a newer game waits for the update, untouched', async () => {
  const person = await aTraveller(game)
  await fight(person)
  await underRules(person, RULES_VERSION + 1)
  const before = await stateOf(person)
  for (const call of [getBattle, skip, ask, complete, giveUpBattle]) {
    const answer = await game.ask(call, { as: person.token, body: {} })
    expect([answer.status, answer.body.code]).toEqual([503, 'errors.updating'])
  }
  expect(await stateOf(person)).toEqual(before)
})

describe('a replay', () => {
  test('fought again from its beginning ends as the battle did, for anyone with the link', async () => {
    const person = await aTraveller(game)
    const { id } = await fight(person)
    await game.ask(skip, { as: person.token, body: {} })
    await game.ask(ask, { as: person.token, body: {} })
    const ended = status((await game.ask(ask, { as: person.token, body: { toTheEnd: true } })).body)
    await game.ask(complete, { as: person.token })
    const { body, text } = await game.ask(watchReplay, { params: { id } })
    expect(text).not.toMatch(/"(dice|seed)"/)
    const { ending } = body as unknown as { ending: Status }
    expect(ending.creatures).toEqual(ended.creatures)
    expect(ending.winner).toBe(ended.winner)
  })

  test('stored before replays were packed is shown as well, and is in the data a player takes along', async () => {
    const person = await aTraveller(game)
    const { id } = await fight(person)
    await game.ask(ask, { as: person.token, body: { toTheEnd: true } })
    await game.ask(complete, { as: person.token })
    const mine = async () => {
      const { text } = await game.ask(exportData, { as: person.token })
      const { beginning, inputs, ...rest } = JSON.parse(text).replays[0]
      return { beginning, inputs, rest }
    }
    const seen = await game.ask(watchReplay, { params: { id } })
    const taken = await mine()
    expect(taken.beginning.creatures.length).toBeGreaterThan(1)
    expect(taken.inputs).not.toEqual([])
    await game.services.database.query(sql`UPDATE replay SET record = NULL, beginning = ${JSON.stringify(taken.beginning)}::jsonb,
      inputs = ${JSON.stringify(taken.inputs)}::jsonb WHERE player_id = ${person.id}`)
    expect((await game.ask(watchReplay, { params: { id } })).body).toEqual(seen.body)
    expect(await mine()).toEqual(taken)
  })

  test('of a battle that never was is not found', async () => {
    const { status: code } = await game.ask(watchReplay, { params: { id: 'abc-00000000-0000' } })
    expect(code).toBe(404)
  })
})
