import { listAchievements, takeAchievement, wearTitle } from '@skystair/contract/achievements.ts'
import { current } from '@skystair/contract/player.ts'
import { describe, expect, test } from 'vitest'
import { aGame, aKey } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { change } from '../../testing/world.ts'

const game = aGame()

interface Shelf {
  readonly achievements: readonly {
    readonly id: string
    readonly progress: number
    readonly taken: boolean
  }[]
  readonly title: string | null
  readonly waiting: number
}
const shelf = async ({ token }: Person) =>
  (await game.ask(listAchievements, { as: token })).body as unknown as Shelf
const take = ({ token }: Person, id: string, key = aKey()) =>
  game.ask(takeAchievement, { as: token, params: { id }, key })
const wear = ({ token }: Person, title: string | null) =>
  game.ask(wearTitle, { as: token, body: { title }, key: aKey() })

async function aDoer(): Promise<Person> {
  const person = await aTraveller(game)
  await change(game, person.id, (before) => ({
    ...before,
    journal: { ...before.journal, tally: { 'lair-beaten': 42 } },
  }))
  return person
}

describe('the shelf of deeds', () => {
  test('has room for sixty, and tells how far each is', async () => {
    const { achievements, title, waiting } = await shelf(await aDoer())
    expect(achievements).toHaveLength(60)
    expect(achievements.find(({ id }) => id === 'lairs-2')).toMatchObject({ progress: 42, taken: false })
    expect([title, waiting]).toEqual([null, 1])
  })

  test('its doors tell how many deeds wait, and one fewer as soon as one is taken', async () => {
    const person = await aDoer()
    expect((await game.ask(current, { as: person.token })).body.deedsWaiting).toBe(1)
    const { player } = (await take(person, 'lairs-1')).body as unknown as { player: { deedsWaiting: number } }
    expect(player.deedsWaiting).toBe(0)
  })

  test('a deed is paid once, however often and however fast one asks', async () => {
    const person = await aDoer()
    const answers = await Promise.all([take(person, 'lairs-1'), take(person, 'lairs-1')])
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await take(person, 'lairs-1')).body.code).toBe('achievements.refused.taken')
    expect((await take(person, 'lairs-2')).body.code).toBe('achievements.refused.not-yet')
    expect((await take(person, 'no-such-deed')).body.code).toBe('achievements.refused.unknown')
    expect((await shelf(person)).waiting).toBe(0)
  })

  test('a title is worn by whoever has its deed on the shelf', async () => {
    const person = await aDoer()
    expect((await wear(person, 'lairs-1')).body.code).toBe('achievements.refused.not-on-shelf')
    await take(person, 'lairs-1')
    expect((await wear(person, 'lairs-1')).status).toBe(200)
    expect((await shelf(person)).title).toBe('lairs-1')
    expect((await wear(person, null)).status).toBe(200)
    expect((await shelf(person)).title).toBeNull()
  })
})
