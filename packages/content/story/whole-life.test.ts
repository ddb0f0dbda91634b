import { readFileSync } from 'node:fs'
import { NO_BOOSTS } from '@skystair/rules/booster/booster.ts'
import type { Climber } from '@skystair/rules/climb/climber.ts'
import type { Companion } from '@skystair/rules/heroes/companion.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { growPlaces } from '@skystair/rules/road/grow-places.ts'
import { muster, squadPower } from '@skystair/rules/road/muster-enemies.ts'
import { hereOf, withHere } from '@skystair/rules/road/travel.ts'
import { asTold } from '@skystair/rules/story/as-told.ts'
import { chronicleOf } from '@skystair/rules/story/chronicle.ts'
import { markers } from '@skystair/rules/story/marker.ts'
import { markersOf, recall } from '@skystair/rules/story/memory.ts'
import { type Choice, type Ending, type Scene, scenesOf } from '@skystair/rules/story/scene.ts'
import { answer, openChoices, saidOf, sceneAt } from '@skystair/rules/story/talk.ts'
import { describe, expect, test } from 'vitest'
import { beginning, GROWING } from '../beginning.ts'
import { REALM } from '../realm.ts'
import { TALE } from './tale.ts'
import { asksOf } from './walk-tale.ts'

const lastStair = 5600
const stairsOfTale = [...new Set(scenesOf(TALE).map(({ stair }) => stair))].sort((one, two) => one - two)

/** Which of the open answers somebody gives. */
type Way = (open: readonly Choice[], counts: Readonly<Record<string, number>>, scene: Scene) => Choice

const best = (open: readonly Choice[], worth: (choice: Choice) => number): Choice =>
  open.toSorted((one, two) => worth(two) - worth(one))[0] as Choice

const kind: Way = (open) => best(open, ({ good, evil }) => good - evil)
const stubborn: Way = (open) => best(open, ({ good, evil }) => evil - good)
/** Whoever is both answers what that ending asks for, and gives of the rest what is still missing most. */
const mixed: Way = (open, counts, { id, part }) => {
  const asks = asksOf(TALE.parts.find((one) => one.part === part)?.both)
  const reached = (name: string): number => counts[name] ?? 0
  const asked = open.find((choice) =>
    asks.some((ask) => 'answered' in ask && ask.answered === id && ask.by === choice.id),
  )
  if (asked) return asked
  const counted = open.find(({ counts: adds = {} }) =>
    asks.some((ask) => 'count' in ask && (adds[ask.count] ?? 0) > 0 && reached(ask.count) < ask.atLeast),
  )
  if (counted) return counted
  const missing = (name: string): number => {
    const wanted = asks.flatMap((ask) => ('count' in ask && ask.count === name ? [ask.atLeast] : []))
    return Math.max(0, ...wanted) - reached(name)
  }
  const [good, evil] = [missing(`good-${part}`), missing(`evil-${part}`)]
  return best(open, (choice) =>
    good >= evil ? choice.good - 0.1 * choice.evil : choice.evil - 0.1 * choice.good,
  )
}

interface Lived {
  readonly climber: Climber
  readonly heard: readonly Scene[]
  readonly endings: readonly Ending[]
  /** keys of all that was said */
  readonly said: readonly string[]
}

/** Everything that is told is heard, stair by stair, as the server tells it. */
function live(way: Way, companion: Companion): Lived {
  let climber = beginning('1', 'female', companion, 0)
  const heard: Scene[] = []
  const endings: Ending[] = []
  const said: string[] = []
  for (const stair of stairsOfTale) {
    climber = {
      ...climber,
      travels: withHere(climber.travels, { ...hereOf(climber.travels), top: stair, coordinate: stair * 100 }),
    }
    const memory = recall(TALE, climber)
    const realm = asTold(REALM, TALE, recall(TALE, climber))
    const talker = growPlaces(realm, 'main', stair).find(({ placeType }) => placeType === 'TALKER')
    const scene = sceneAt(TALE, { world: 'main', stair }, memory)
    if (talker === undefined || scene === null) throw new Error(`nobody speaks at stair ${stair}`)
    const choice = way(openChoices(scene, memory), memory.counts, scene)
    const answered = answer(realm, GROWING, TALE, climber, talker.id, choice.id, NO_BOOSTS, 0)
    if (isRefusal(answered)) throw new Error(`${scene.id}: ${answered.refused}`)
    climber = answered.climber
    heard.push(answered.scene)
    if (answered.ending !== null) endings.push(answered.ending)
    for (const { line } of saidOf(scene.lines, memory)) said.push(`${scene.part} ${scene.id} open ${line}`)
    const after = recall(TALE, climber)
    for (const { line } of saidOf(choice.lines, after))
      said.push(`${scene.part} ${scene.id} after ${choice.id} ${line}`)
  }
  return { climber, heard, endings, said }
}

interface Texts {
  readonly scene: Readonly<
    Record<string, { open: Record<string, string>; after?: Record<string, Record<string, string>> }>
  >
}
const texts = new Map(
  ['ru', 'en'].flatMap((language) =>
    TALE.parts.map(({ part }): [string, Texts] => [
      `${language} ${part}`,
      JSON.parse(readFileSync(new URL(`../text/${language}/tale-${part}.json`, import.meta.url), 'utf8')),
    ]),
  ),
)
const textOf = (language: string, key: string): string | undefined => {
  const [part = '', scene = '', where, ...rest] = key.split(' ')
  const found = texts.get(`${language} ${part}`)?.scene[scene]
  return where === 'open' ? found?.open[rest[0] ?? ''] : found?.after?.[rest[0] ?? '']?.[rest[1] ?? '']
}

/** Each walks with somebody else. */
const lives = {
  kind: live(kind, 'MAN_COMPANION_1'),
  stubborn: live(stubborn, 'WOMAN_COMPANION_1'),
  mixed: live(mixed, 'WOMAN_COMPANION_2'),
}
const expected = { kind: 'kind', stubborn: 'stubborn', mixed: 'both' } as const

describe.each(Object.keys(lives) as (keyof typeof lives)[])(
  'a life from stair 1 to 5,600, the %s way',
  (name) => {
    const { climber, heard, endings, said } = lives[name]

    test('meets every part in its order, a talk on every stair that has one', () => {
      expect(heard.map(({ stair }) => stair)).toEqual(stairsOfTale)
      expect(stairsOfTale.at(-1)).toBe(lastStair)
      expect([...new Set(heard.map(({ part }) => part))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    })

    test('hears all of it in both languages', () => {
      for (const language of ['ru', 'en']) expect(said.filter((key) => !textOf(language, key))).toEqual([])
    })

    test('sees the nine endings that belong to it', () => {
      expect(endings).toEqual(TALE.parts.map(() => expected[name]))
    })

    test('has its whole way in ink', () => {
      const chapters = chronicleOf(TALE, climber)
      expect(chapters.map(({ part }) => part)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(chapters.filter(({ ending }) => ending === null)).toEqual([])
    })

    test('comes to every point of the story once', () => {
      expect([...markersOf(TALE, climber.story.told)].sort()).toEqual([...markers].sort())
    })

    test('no guardian is more than a number can hold, and every purse is whole', () => {
      const realm = asTold(REALM, TALE, recall(TALE, climber))
      for (const stair of stairsOfTale)
        for (const place of growPlaces(realm, 'main', stair))
          if (place.guarded) expect(Number.isFinite(squadPower(muster(realm, place)))).toBe(true)
      for (const amount of Object.values(climber.purse)) expect(Number.isSafeInteger(amount)).toBe(true)
    })
  },
)

test('the three ways are three lives: more than half of what is answered differs', () => {
  const { kind: first, stubborn: second } = lives
  const told = first.heard.filter(({ id }) => first.climber.story.told[id] !== undefined)
  const same = told.filter(({ id }) => first.climber.story.told[id] === second.climber.story.told[id])
  expect(same.length).toBeLessThan(told.length / 2)
})
