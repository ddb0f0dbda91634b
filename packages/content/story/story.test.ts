import { readFileSync } from 'node:fs'
import { growPlaces } from '@skystair/rules/road/grow-places.ts'
import { muster } from '@skystair/rules/road/muster-enemies.ts'
import { type Line, MOODS } from '@skystair/rules/story/scene.ts'
import { describe, expect, test } from 'vitest'
import { REALM } from '../realm.ts'
import { MESSENGERS, SPEAKERS } from './speakers.data.ts'
import { TALE } from './tale.ts'

interface SceneText {
  readonly title: string
  readonly open: Readonly<Record<string, string>>
  readonly choice: Readonly<Record<string, string>>
  readonly after?: Readonly<Record<string, Readonly<Record<string, string>>>>
}
interface StoryText {
  readonly speaker: Readonly<Record<string, string>>
  readonly scene: Readonly<Record<string, SceneText>>
}

const read = (language: string): StoryText =>
  JSON.parse(readFileSync(new URL(`../text/${language}/story.json`, import.meta.url), 'utf8'))

const all = [...TALE.scenes, ...TALE.rumours]
const numbers = (lines: readonly Line[]) => lines.map((_, index) => String(index + 1))
const partOne = TALE.scenes.filter(({ part }) => part === 1)

describe.each(['ru', 'en'])('the tale in %s', (language) => {
  const { scene: texts, speaker } = read(language)

  test.each(all.map((scene) => [scene.id, scene] as const))(
    '%s: every line and answer is written',
    (id, one) => {
      const text = texts[id]
      expect(text?.title).toBeTruthy()
      expect(Object.keys(text?.open ?? {})).toEqual(numbers(one.lines))
      expect(Object.keys(text?.choice ?? {})).toEqual(one.choices.map((choice) => choice.id))
      for (const choice of one.choices)
        expect(Object.keys(text?.after?.[choice.id] ?? {})).toEqual(numbers(choice.lines))
    },
  )

  test('no line is longer than a breath, no answer longer than a button', () => {
    const said = Object.values(texts).flatMap(({ open, after = {} }) => [
      ...Object.values(open),
      ...Object.values(after).flatMap((lines) => Object.values(lines)),
    ])
    expect(said.filter((one) => one.length > 140)).toEqual([])
    const answers = Object.values(texts).flatMap(({ choice }) => Object.values(choice))
    expect(answers.filter((one) => one.length > 34)).toEqual([])
  })

  test('everybody who speaks has a name, but the companion, whose name the player chose', () => {
    expect(Object.keys(speaker).sort()).toEqual(
      Object.keys(SPEAKERS)
        .filter((id) => id !== 'companion')
        .sort(),
    )
  })
})

describe('the scenes', () => {
  const lines = all.flatMap((scene) => [...scene.lines, ...scene.choices.flatMap((choice) => choice.lines)])

  test('are spoken by those we know, in moods that can be drawn', () => {
    expect(lines.filter(({ speaker }) => !(speaker in SPEAKERS))).toEqual([])
    expect(lines.filter(({ mood }) => !MOODS.includes(mood))).toEqual([])
    expect(Object.keys(SPEAKERS).filter((id) => !lines.some(({ speaker }) => speaker === id))).toEqual([])
  })

  test('let the player act after six lines at most', () => {
    for (const { lines: opening, choices } of all) {
      expect(opening.length).toBeLessThanOrEqual(6)
      expect(choices.length).toBeGreaterThan(0)
    }
  })

  test('each stand at a stair where a talker waits', () => {
    for (const { id, stair } of TALE.scenes)
      expect([id, growPlaces(REALM, 'main', stair).some(({ placeType }) => placeType === 'TALKER')]).toEqual([
        id,
        true,
      ])
  })
})

describe('part one', () => {
  test('is told in twelve talks or more between the first stair and the edge of the forest', () => {
    expect(partOne.length).toBeGreaterThanOrEqual(12)
    expect(partOne[0]?.stair).toBe(1)
    expect(partOne.filter(({ ends }) => ends).map(({ stair }) => stair)).toEqual([30])
  })

  test('weighs good and evil alike: whoever is always kind and whoever is always harsh differ', () => {
    const most = (of: 'good' | 'evil') =>
      partOne.reduce((sum, { choices }) => sum + Math.max(...choices.map((choice) => choice[of])), 0)
    expect(most('good')).toBeGreaterThanOrEqual(12)
    expect(most('evil')).toBeGreaterThanOrEqual(12)
  })

  test('has the three-headed Zmey in its way', () => {
    const [guardian] = growPlaces(REALM, 'main', 25)
    expect(guardian && muster(REALM, guardian).map(({ kind }) => kind)).toContain('zmey-gorynych')
  })
})

test('where the tale is silent there is always a rumour to hear', () => {
  expect(TALE.rumours).not.toEqual([])
})

test('nobody of the squad also waits beside the road', () => {
  const fromSquad = TALE.scenes.filter(({ lines }) => SPEAKERS[lines[0]?.speaker ?? '']?.figure === null)
  expect(fromSquad.filter(({ id }) => MESSENGERS[id] === undefined)).toEqual([])
})

test('the guardian of the first stair, bruise and all, waits where he is talked about', () => {
  const guardian = growPlaces(REALM, 'main', 1).find(({ slot }) => slot === 0)
  expect(guardian && muster(REALM, guardian).map(({ kind }) => kind)).toContain(MESSENGERS['first-bruise'])
})
