import { current } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import {
  type ArtifactView,
  type Changed,
  chooseSlots,
  drawRune,
  equipArtifact,
  equipBest,
  listArtifacts,
  lockArtifact,
  reforgeArtifact,
  sellArtifacts,
  showArtifact,
  unequipArtifact,
  upgradeArtifact,
} from '@skystair/contract/things.ts'
import { expect, test } from 'vitest'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { addArtifacts, aKeeper, aThing } from '../../testing/samples-of-heroes.ts'
import { change } from '../../testing/world.ts'

const game = aGame()

const look = async ({ token }: Person) =>
  (await game.ask(current, { as: token })).body as unknown as PlayerView
const backpack = async ({ token }: Person) =>
  (await game.ask(listArtifacts, { as: token })).body.artifacts as ArtifactView[]
const powerOf = async (person: Person, heroId: number) =>
  (await look(person)).creatures.find(({ id }) => id === heroId)?.power ?? 0

test('what is found on the road lies in the backpack, and is found there only once', async () => {
  const person = await aTraveller(game)
  await change(game, person.id, (before) => ({
    ...before,
    things: [
      { kind: 'artifact', id: 'star-lantern', stair: 9 },
      { kind: 'consumable', id: 'elixir-of-health', stair: 9 },
    ],
  }))
  const [lantern, ...none] = await backpack(person)
  expect(lantern).toMatchObject({ id: 1, kind: 'star-lantern', icon: 'staff', stair: 9, heroId: null })
  expect(none).toEqual([])
  await game.ask(lockArtifact, { as: person.token, params: { id: 1 }, body: { locked: true }, key: aKey() })
  expect((await backpack(person)).map(({ id, locked }) => [id, locked])).toEqual([[1, true]])
})

test('a thing makes its wearer stronger by its power, and taking it off takes that back', async () => {
  const person = await aKeeper(game)
  const before = await powerOf(person, 1)
  const [, sword] = await backpack(person)
  const { body } = await game.ask(equipArtifact, {
    as: person.token,
    params: { id: 2 },
    body: { heroId: 1 },
    key: aKey(),
  })
  expect((body as unknown as Changed).changed.map(({ id, heroId }) => [id, heroId])).toEqual([[2, 1]])
  expect(await powerOf(person, 1)).toBeCloseTo(before + (sword?.power ?? 0))
  await game.ask(unequipArtifact, { as: person.token, params: { id: 2 }, key: aKey() })
  expect(await powerOf(person, 1)).toBeCloseTo(before)
})

test('the best is put on at once; a hero with full slots takes no more', async () => {
  const person = await aKeeper(game)
  await addArtifacts(game, person.id, [
    aThing(3, 'silver-helm'),
    aThing(4, 'traveller-boots'),
    aThing(5, 'feather-cloak'),
  ])
  const { body } = await game.ask(equipBest, { as: person.token, params: { id: 1 }, key: aKey() })
  expect((body as unknown as Changed).changed).toHaveLength(4)
  const left = (await backpack(person)).find(({ heroId }) => heroId === null)
  const full = await game.ask(equipArtifact, {
    as: person.token,
    params: { id: left?.id ?? 0 },
    body: { heroId: 1 },
    key: aKey(),
  })
  expect([full.body.code, full.body.text]).toEqual(['things.refused.slots-filled', 'All slots are filled'])
})

test('a sale pays what the backpack said, and never takes what is locked', async () => {
  const person = await aKeeper(game)
  const { gold } = await look(person)
  const [shield] = await backpack(person)
  await game.ask(lockArtifact, { as: person.token, params: { id: 2 }, body: { locked: true }, key: aKey() })
  const both = await game.ask(sellArtifacts, { as: person.token, body: { ids: [1, 2] }, key: aKey() })
  expect(both.body.code).toBe('things.refused.locked')
  const { body } = await game.ask(sellArtifacts, { as: person.token, body: { ids: [1] }, key: aKey() })
  expect((body as unknown as Changed).gone).toEqual([1])
  expect((await look(person)).gold).toBe(gold + (shield?.gold ?? 0))
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('the forge takes its price for a level, and a quarter of a broken thing stays with the hero', async () => {
  const person = await aKeeper(game)
  const before = await look(person)
  await game.ask(upgradeArtifact, { as: person.token, params: { id: 1 }, key: aKey() })
  const after = await look(person)
  expect([before.sulfur - after.sulfur, before.crystal - after.crystal]).toEqual([2, 8])
  const [shield] = await backpack(person)
  expect(shield?.level).toBe(1)
  const power = await powerOf(person, 1)
  await game.ask(reforgeArtifact, { as: person.token, params: { id: 1 }, body: { heroId: 1 }, key: aKey() })
  expect(await powerOf(person, 1)).toBeCloseTo(power + (shield?.power ?? 0) / 4)
  expect((await backpack(person)).map(({ id }) => id)).toEqual([2])
})

test('anybody may look at the card of a thing, and sees what it is but not what it would fetch', async () => {
  const [owner, guest] = [await aKeeper(game), await aTraveller(game)]
  const show = (id: number) => game.ask(showArtifact, { as: guest.token, params: { player: owner.id, id } })
  const { body, text } = await show(2)
  expect(body).toMatchObject({ owner: { id: owner.id }, artifact: { kind: 'koschei-sword', level: 0 } })
  expect(text).not.toMatch(/gold|upgrade|locked|reforged/)
  await game.ask(sellArtifacts, { as: owner.token, body: { ids: [2] }, key: aKey() })
  expect((await show(2)).body.code).toBe('things.refused.not-there')
})

test('the satchel is packed from stair 25 on, and a rune makes its hero stronger once', async () => {
  const person = await aKeeper(game)
  await change(game, person.id, (before) => ({
    ...before,
    things: [...before.things, { kind: 'rune', id: 'rune-of-flame', stair: 30 }],
  }))
  const packed = await game.ask(chooseSlots, {
    as: person.token,
    body: { slots: ['elixir-of-health'] },
    key: aKey(),
  })
  expect(packed.body.slots).toEqual(['elixir-of-health', null, null, null])
  const before = await powerOf(person, 1)
  const draw = () =>
    game.ask(drawRune, {
      as: person.token,
      params: { id: 'rune-of-flame' },
      body: { heroId: 1 },
      key: aKey(),
    })
  expect((await draw()).status).toBe(200)
  expect(await powerOf(person, 1)).toBeGreaterThan(before)
  expect((await draw()).body.code).toBe('things.refused.unknown')
  const low = await aTraveller(game)
  const early = await game.ask(chooseSlots, { as: low.token, body: { slots: [] }, key: aKey() })
  expect(early.body).toMatchObject({ code: 'things.refused.satchel-closed', params: { stair: 25 } })
})
