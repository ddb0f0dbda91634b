import { attackPlace } from '@skystair/contract/battle.ts'
import { current } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { ensurePlaces, placeInfo, takePlace } from '@skystair/contract/road.ts'
import { answerTalk, hearTalk, type TalkView } from '@skystair/contract/story.ts'
import { listTasks } from '@skystair/contract/tasks.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { change, climb } from '../../testing/world.ts'

const game = aGame()
const first = 'main-1-13'
const hut = 'main-5-13'

const hear = ({ token }: Person, id = first) => game.ask(hearTalk, { as: token, params: { id } })
const answer = ({ token }: Person, choice: string, id = first, key = aKey()) =>
  game.ask(answerTalk, { as: token, params: { id }, body: { choice }, key })
const playerNow = async ({ token }: Person) =>
  (await game.ask(current, { as: token })).body as unknown as PlayerView

/** Somebody who has just come to the foot of the stair of a talk. */
async function standingAt(stair: number): Promise<Person> {
  const person = await aTraveller(game)
  await climb(game, person.id, stair)
  return person
}

describe('a talk', () => {
  test('is heard by a newcomer before the first battle, without telling what answers are worth', async () => {
    const person = await aTraveller(game)
    const { status, body } = await hear(person)
    expect(status).toBe(200)
    const talk = body as unknown as TalkView
    expect([talk.scene, talk.part, talk.ends]).toEqual(['two-legs', 1, false])
    expect(talk.lines[0]).toEqual({ line: 1, speaker: 'arkhip', mood: 'stern' })
    expect(talk.choices.map(({ id }) => id)).toEqual(['way-up', 'lost'])
    expect(JSON.stringify(body)).not.toMatch(/good|evil/)
  })

  test('gives points and reward once, whatever is repeated', async () => {
    const person = await standingAt(5)
    const start = await playerNow(person)
    const key = aKey()
    const { body } = await answer(person, 'price', hut, key)
    expect([body.good, body.evil]).toEqual([0, 1])
    expect((await answer(person, 'price', hut, key)).body).toEqual(body)
    expect((await answer(person, 'hold', hut)).body.code).toBe('road.refused.complete')
    expect((await hear(person, hut)).body.code).toBe('road.refused.complete')
    const after = await playerNow(person)
    expect([after.goodPoints, after.evilPoints, after.scenesTold]).toEqual([0, 1, ['one-leg']])
    const { amounts } = body.reward as { amounts: { currency: string; amount: number }[] }
    expect(after.gold - start.gold).toBe(amounts.find(({ currency }) => currency === 'gold')?.amount)
    const booked = await game.services.database.query(
      sql`SELECT DISTINCT source, reason FROM ledger WHERE owner_id = ${person.id} AND reason = 'TALE'`,
    )
    expect(booked).toEqual([{ source: 'world:tale', reason: 'TALE' }])
    expect(await findImbalances(game.services.database)).toEqual([])
  })

  test('gives the kind their good points', async () => {
    const person = await standingAt(5)
    await answer(person, 'hold', hut)
    const { goodPoints, evilPoints } = await playerNow(person)
    expect([goodPoints, evilPoints]).toEqual([1, 0])
  })

  test('is refused out of reach, in a battle, with an answer of another talk, and where nobody talks', async () => {
    const person = await aTraveller(game)
    expect((await hear(person, hut)).body.code).toBe('road.refused.premiss')
    expect((await answer(person, 'hold', hut)).body.code).toBe('road.refused.premiss')
    expect((await answer(person, 'hold')).body.code).toBe('story.refused.no-answer')
    const far = await standingAt(7)
    expect((await hear(far, hut)).body.code).toBe('road.refused.distance')
    const shrine = await standingAt(2)
    expect((await hear(shrine, 'main-2-12')).body.code).toBe('story.refused.no-talker')
    await game.ask(attackPlace, { as: person.token, body: { placeId: 'main-1-0' } })
    expect((await answer(person, 'way-up')).body.code).toBe('battle.refused.fighting')
  })

  test('cannot be taken like a thing, past its answer', async () => {
    const person = await standingAt(5)
    const taken = await game.ask(takePlace, { as: person.token, params: { id: hut }, key: aKey() })
    expect(taken.body.code).toBe('road.refused.not-for-taking')
    expect((await hear(person, hut)).status).toBe(200)
  })

  test('moves the task of the story that asked for it, and the next one leads on', async () => {
    const person = await aTraveller(game)
    const tasks = async () =>
      (await game.ask(listTasks, { as: person.token })).body.tasks as {
        id: string
        progress: number
        stair: number | null
      }[]
    expect((await tasks()).find(({ id }) => id === 'hear-two-legs')).toMatchObject({ progress: 0, stair: 1 })
    await answer(person, 'lost')
    expect((await tasks()).find(({ id }) => id === 'hear-two-legs')).toMatchObject({ progress: 1 })
    expect((await playerNow(person)).haveCompletedTasks).toBe(true)
  })
})

describe('what was answered', () => {
  const nightingale = 'main-49-13'
  const enemiesAt = async ({ token }: Person, id: string) =>
    ((await game.ask(placeInfo, { as: token, params: { id } })).body.enemies as { kind: string }[]).map(
      ({ kind }) => kind,
    )

  test('in a duel of words decides who stands at the next stair, for who said it', async () => {
    const [person, other] = [await standingAt(49), await standingAt(49)]
    const before = await enemiesAt(person, 'main-50-0')
    expect((await answer(person, 'sing', nightingale)).status).toBe(200)
    const after = await enemiesAt(person, 'main-50-0')
    expect(after.length).toBeLessThan(before.length)
    expect(await enemiesAt(other, 'main-50-0')).toEqual(before)
    const { body } = await game.ask(attackPlace, { as: person.token, body: { placeId: 'main-50-0' } })
    const { creatures } = body as unknown as { creatures: { side: string; imageId: string }[] }
    expect(creatures.flatMap(({ side, imageId }) => (side === 'enemy' ? [imageId] : [])).sort()).toEqual(
      after.sort(),
    )
  })

  test('opens an answer later: a wish that was fulfilled can be given, and by nobody else', async () => {
    const [person, other] = [await standingAt(49), await standingAt(49)]
    await change(game, person.id, (climb) => ({
      ...climb,
      journal: { ...climb.journal, finished: ['honey-for-throat'] },
    }))
    expect((await answer(other, 'honey', nightingale)).body.code).toBe('story.refused.no-answer')
    expect((await answer(person, 'honey', nightingale)).body).toMatchObject({ good: 2 })
  })

  test('to somebody with a wish makes a task of it', async () => {
    const person = await standingAt(42)
    await answer(person, 'accept', 'main-42-13')
    const { body } = await game.ask(listTasks, { as: person.token })
    expect(body.tasks).toContainEqual(
      expect.objectContaining({ id: 'honey-for-throat', kind: 'SIDE', part: 2, progress: 0, total: 2 }),
    )
  })

  test('in the last talk of a part ends it, as all the answers weigh', async () => {
    const [kind, harsh] = [await standingAt(100), await standingAt(100)]
    expect((await answer(kind, 'home', 'main-100-13')).body).toMatchObject({ ending: 'kind' })
    expect((await answer(harsh, 'fence', 'main-100-13')).body).toMatchObject({ ending: 'stubborn' })
    const both = await standingAt(100)
    const told = {
      ...{
        salute: 'enemy',
        'one-recruit': 'march',
        refugee: 'enlist',
        'same-hand': 'report',
        kasyan: 'post',
      },
      ...{ 'khan-falls': 'spare', beacon: 'refuse', parade: 'wave' },
    }
    await change(game, both.id, (climb) => ({ ...climb, story: { told } }))
    expect((await answer(both, 'home', 'main-100-13')).body).toMatchObject({ ending: 'both' })
  })
})

test('a companion speaks of what is his own, and nobody else does', async () => {
  const talks = ['MAN_COMPANION_1', 'MAN_COMPANION_2', 'WOMAN_COMPANION_1', 'WOMAN_COMPANION_2'].map(
    async (companion) => {
      const person = await aTraveller(game, { characterAndCompanion: `FEMALE_WITH_${companion}` })
      await climb(game, person.id, 39)
      return (await hear(person, 'main-39-13')).body.scene
    },
  )
  expect(await Promise.all(talks)).toEqual(['tikhon-bundle', 'dobrynya-map', 'lada-crow', 'vesta-jar'])
})

test('who waits beside the road is seen there', async () => {
  const person = await standingAt(43)
  const { body } = await game.ask(ensurePlaces, {
    as: person.token,
    query: { coordFrom: 4200, coordTo: 4300 },
  })
  const talkers = (body.places as { placeType: string; talker: string | null }[])
    .filter(({ placeType }) => placeType === 'TALKER')
    .map(({ talker }) => talker)
  expect(talkers).toEqual(['fox', 'hill-shaman'])
})
