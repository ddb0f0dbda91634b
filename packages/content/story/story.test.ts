import { readFileSync } from 'node:fs'
import { growPlaces } from '@skystair/rules/road/grow-places.ts'
import { muster } from '@skystair/rules/road/muster-enemies.ts'
import { type Line, MOODS, scenesOf } from '@skystair/rules/story/scene.ts'
import { describe, expect, test } from 'vitest'
import { REALM } from '../realm.ts'
import { TASKS } from '../tasks.data.ts'
import { SPEAKERS } from './speakers.data.ts'
import { TALE } from './tale.ts'

interface SceneText {
  readonly title: string
  readonly open: Readonly<Record<string, string>>
  readonly choice: Readonly<Record<string, string>>
  readonly after?: Readonly<Record<string, Readonly<Record<string, string>>>>
}
interface PartText {
  readonly part?: Readonly<Record<string, string>>
  readonly task?: Readonly<Record<string, { readonly title: string; readonly text: string }>>
  readonly scene: Readonly<Record<string, SceneText>>
}

const read = <T>(language: string, area: string): T =>
  JSON.parse(readFileSync(new URL(`../text/${language}/${area}.json`, import.meta.url), 'utf8'))

const all = scenesOf(TALE)
const numbers = (lines: readonly Line[]) => lines.map((_, index) => String(index + 1))
const linesOf = (scenes: typeof all) =>
  scenes.flatMap((scene) => [...scene.lines, ...scene.choices.flatMap((choice) => choice.lines)])
const told = TALE.parts.filter(({ scenes }) => scenes.some(({ ends }) => ends))

describe.each(['ru', 'en'])('the tale in %s', (language) => {
  const { speaker } = read<{ readonly speaker: Readonly<Record<string, string>> }>(language, 'story')

  test('everybody who speaks has a name, but the companion, whose name the player chose', () => {
    expect(Object.keys(speaker).sort()).toEqual(
      Object.keys(SPEAKERS)
        .filter((id) => id !== 'companion')
        .sort(),
    )
  })

  describe.each(TALE.parts)('part $part', ({ part, scenes, quests }) => {
    const texts = read<PartText>(language, `tale-${part}`)

    test('every line and answer is written, and nothing that nobody says', () => {
      expect(Object.keys(texts.scene).sort()).toEqual(scenes.map(({ id }) => id).sort())
      for (const { id, lines, choices } of scenes) {
        const text = texts.scene[id]
        expect(text?.title, id).toBeTruthy()
        expect(Object.keys(text?.open ?? {}), id).toEqual(numbers(lines))
        expect(Object.keys(text?.choice ?? {}), id).toEqual(choices.map((choice) => choice.id))
        for (const choice of choices)
          expect(Object.keys(text?.after?.[choice.id] ?? {}), `${id}.${choice.id}`).toEqual(
            numbers(choice.lines),
          )
      }
    })

    test('every task it asks for has its words', () => {
      const asked = [
        ...scenes.flatMap(({ id, kind }) => (kind === 'tale' ? [`hear-${id}`] : [])),
        ...quests.map(({ id }) => id),
      ]
      expect(Object.keys(texts.task ?? {}).sort()).toEqual(asked.sort())
      for (const { title, text } of Object.values(texts.task ?? {}))
        expect([title.length > 0, text.length > 0]).toEqual([true, true])
    })

    test('no line is longer than a breath, no answer longer than a button', () => {
      const said = Object.values(texts.scene).flatMap(({ open, after = {} }) => [
        ...Object.values(open),
        ...Object.values(after).flatMap((lines) => Object.values(lines)),
      ])
      expect(said.filter((one) => one.length > 140)).toEqual([])
      const answers = Object.values(texts.scene).flatMap(({ choice }) => Object.values(choice))
      expect(answers.filter((one) => one.length > 34)).toEqual([])
    })

    test('nobody says the same twice', () => {
      const openings = Object.values(texts.scene).map(({ open }) => Object.values(open).join(' '))
      expect(new Set(openings).size).toBe(openings.length)
    })
  })

  test.each(told)('part $part ends in three ways, in words', ({ part }) => {
    const { part: words = {} } = read<PartText>(language, `tale-${part}`)
    expect(Object.keys(words)).toEqual(['name', 'kind', 'stubborn', 'both', 'done', 'onward'])
    expect(new Set(Object.values(words)).size).toBe(6)
  })
})

describe('the scenes', () => {
  test('have names of their own', () => {
    const ids = all.map(({ id }) => id)
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
    for (const { id, choices } of all)
      expect(new Set(choices.map((choice) => choice.id)).size, id).toBe(choices.length)
  })

  test('are spoken by those we know, in moods that can be drawn', () => {
    const lines = linesOf(all)
    expect(lines.filter(({ speaker }) => !(speaker in SPEAKERS))).toEqual([])
    expect(lines.filter(({ mood }) => !MOODS.includes(mood))).toEqual([])
    expect(Object.keys(SPEAKERS).filter((id) => !lines.some(({ speaker }) => speaker === id))).toEqual([])
  })

  test('each stand within their part, at a stair where a talker waits', () => {
    for (const { from, to, scenes } of TALE.parts)
      for (const { id, stair } of scenes) {
        expect(stair >= from && stair <= to, id).toBe(true)
        const places = growPlaces(REALM, 'main', stair)
        expect(
          places.some(({ placeType }) => placeType === 'TALKER'),
          id,
        ).toBe(true)
      }
  })

  test('have nobody of the squad waiting beside the road', () => {
    const squad = ['tikhon', 'dobrynya', 'lada', 'vesta', 'companion']
    expect(all.filter(({ stands }) => squad.some((one) => stands.includes(one)))).toEqual([])
  })
})

describe.each(told)('part $part', ({ part, to, scenes }) => {
  test('is told in twelve scenes or more, the last at its last stair', () => {
    expect(scenes.filter(({ kind }) => kind === 'tale').length).toBeGreaterThanOrEqual(12)
    expect(scenes.filter(({ ends }) => ends).map(({ stair }) => stair)).toEqual([to])
  })

  test('weighs good and evil alike: whoever is always kind and whoever is always harsh differ', () => {
    const most = (of: 'good' | 'evil') =>
      scenes
        .filter(({ kind }) => kind === 'tale')
        .reduce((sum, { choices }) => sum + Math.max(...choices.map((choice) => choice[of])), 0)
    expect(most('good')).toBeGreaterThanOrEqual(10)
    expect(most('evil')).toBeGreaterThanOrEqual(10)
  })

  test('asks for its scenes one by one, and for nothing that only some can hear', () => {
    const asked = TASKS.filter((task) => task.part === part && task.kind === 'SCENARIO')
    expect(asked.map(({ of }) => of)).toEqual(scenes.flatMap(({ id, kind }) => (kind === 'tale' ? [id] : [])))
    expect(scenes.filter(({ kind, when }) => kind === 'tale' && when !== undefined)).toEqual([])
  })
})

describe('part one', () => {
  test('has the three-headed Zmey in its way', () => {
    const [guardian] = growPlaces(REALM, 'main', 25)
    expect(guardian && muster(REALM, guardian).map(({ kind }) => kind)).toContain('zmey-gorynych')
  })

  test('has the guardian of the first stair, bruise and all, where he is talked about', () => {
    const guardian = growPlaces(REALM, 'main', 1).find(({ slot }) => slot === 0)
    const bruised = all.find(({ id }) => id === 'first-bruise')?.stands
    expect(guardian && muster(REALM, guardian).map(({ kind }) => kind)).toContain(bruised)
  })
})
