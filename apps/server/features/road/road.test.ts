import { ask, attackPlace, complete } from '@skystair/contract/battle.ts'
import { current, setCoordinate } from '@skystair/contract/player.ts'
import { ensurePlaces, gain, takePlace, takeResource, takeSkill, useTurn } from '@skystair/contract/road.ts'
import { describe, expect, test } from 'vitest'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { climb as standOn } from '../../testing/world.ts'

const game = aGame()

interface Place {
  id: string
  stair: number
  placeType: string
  reason: string | null
  posY: number
  creatureId: string | null
  resource: { type: string; amount: number } | null
}

async function look(person: Person, coordFrom: number, coordTo: number): Promise<Place[]> {
  const { body } = await game.ask(ensurePlaces, { as: person.token, query: { coordFrom, coordTo } })
  return body.places as Place[]
}

async function climb(person: Person, stairs: number): Promise<void> {
  for (let stair = 1; stair <= stairs; stair++) {
    await game.ask(setCoordinate, {
      as: person.token,
      body: { coordinate: stair * 100, defaultWorld: 'WORLD', worldType: 'main' },
    })
    for (let tries = 0; tries < 20; tries++) {
      game.clock.time += 3 * 60 * 60 * 1000
      await game.ask(attackPlace, { as: person.token, body: { placeId: `main-${stair}-0` } })
      await game.ask(ask, { as: person.token, body: { toTheEnd: true } })
      const { body } = await game.ask(complete, { as: person.token })
      if (Number(body.stair) >= stair) break
    }
  }
}

const takes: Readonly<Record<string, typeof takeResource>> = {
  RESOURCE: takeResource,
  SKILL: takeSkill,
  GAINABLE: gain as unknown as typeof takeResource,
}

describe('the road', () => {
  test('is the same however often one looks', async () => {
    const person = await aTraveller(game)
    expect(await look(person, 0, 3000)).toEqual(await look(person, 0, 3000))
  })

  test('shows a guardian on every stair, and is open to the first who stands', async () => {
    const person = await aTraveller(game)
    const { body } = await game.ask(ensurePlaces, {
      as: person.token,
      query: { coordFrom: 0, coordTo: 1000 },
    })
    const places = body.places as Place[]
    const guarded = places.filter(({ id }) => id.endsWith('-0')).map(({ stair }) => stair)
    expect(guarded).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(body.maxCoordinate).toBe(100)
  })

  test('is not shown a thousand stairs at a time', async () => {
    const person = await aTraveller(game)
    const answer = await game.ask(ensurePlaces, { as: person.token, query: { coordFrom: 0, coordTo: 1e9 } })
    expect(answer.body.code).toBe('road.refused.too-wide')
  })

  test('lets nobody walk past a guardian, and forgets nothing of where one stands', async () => {
    const person = await aTraveller(game)
    const walk = (coordinate: number) =>
      game.ask(setCoordinate, {
        as: person.token,
        body: { coordinate, defaultWorld: 'WORLD', worldType: 'main' },
      })
    expect((await walk(101)).body.code).toBe('road.refused.guardian-ahead')
    expect((await walk(100)).status).toBe(200)
    expect((await game.ask(current, { as: person.token })).body.coordinate).toBe(100)
  })

  test('refuses a place that is out of reach or ahead with its reason', async () => {
    const person = await aTraveller(game)
    const ahead = (await look(person, 0, 6000)).find(({ placeType }) => placeType === 'RESOURCE')
    const { body } = await game.ask(takeResource, { as: person.token, params: { id: ahead?.id ?? '' } })
    expect(body.code).toBe('road.refused.premiss')
  })

  test('gives what lies there once, whole, and to the ledger too', async () => {
    const person = await aTraveller(game)
    await climb(person, 6)
    const places = await look(person, 0, 600)
    const takeable = places.filter(
      ({ placeType, creatureId, reason }) =>
        placeType in takes && creatureId === null && (reason === null || reason === 'DISTANCE'),
    )
    expect(takeable.length).toBeGreaterThan(0)
    for (const place of takeable) {
      await game.ask(setCoordinate, {
        as: person.token,
        body: { coordinate: place.posY, defaultWorld: 'WORLD', worldType: 'main' },
      })
      const call = takes[place.placeType] ?? takeResource
      const question = { as: person.token, params: { id: place.id }, key: aKey() }
      const first = await game.ask(call, question)
      expect([first.status, place.id, first.body.code]).toEqual([200, place.id, undefined])
      expect((await game.ask(call, question)).body).toEqual(first.body)
      const again = await game.ask(call, { as: person.token, params: { id: place.id } })
      expect(['road.refused.complete', 'road.refused.delay']).toContain(again.body.code)
    }
    expect(await findImbalances(game.services.database)).toEqual([])
  }, 60_000)

  test('takes each place by its own call only', async () => {
    const person = await aTraveller(game)
    await climb(person, 3)
    const places = await look(person, 0, 300)
    const shrine = places.find(({ placeType, reason }) => placeType === 'SKILL' && reason !== 'COMPLETE')
    if (!shrine) throw new Error('no shrine on the first three stairs')
    await game.ask(setCoordinate, {
      as: person.token,
      body: { coordinate: shrine.posY, defaultWorld: 'WORLD', worldType: 'main' },
    })
    const { body } = await game.ask(takePlace, { as: person.token, params: { id: shrine.id } })
    expect(body.code).toBe('road.refused.not-for-taking')
  }, 60_000)

  test('into the snow is open for five victories, and says so; the main road has no end', async () => {
    const person = await aTraveller(game)
    await standOn(game, person.id, 17)
    const main = await game.ask(current, { as: person.token })
    expect(main.body.stepsLeft).toBe(null)
    const turn = (await look(person, 1700, 1700)).find(({ placeType }) => placeType === 'TURN')
    const snow = await game.ask(useTurn, { as: person.token, params: { id: turn?.id ?? '' } })
    expect([snow.body.worldType, snow.body.stepsLeft]).toEqual(['snow', 5])
  })
})
