import { endingOf } from '@skystair/rules/story/memory.ts'
import { type Choice, ENDINGS, type Scene, scenesOf, type When } from '@skystair/rules/story/scene.ts'
import { describe, expect, test } from 'vitest'
import { CREATURES } from '../creatures.data.ts'
import { TALE } from './tale.ts'
import { asksOf, memoriesAt, silencesAt, unmetAt, whensOf } from './walk-tale.ts'

const all = scenesOf(TALE)
const stairs = [...new Set(all.map(({ stair }) => stair))]
const quests = TALE.parts.flatMap((part) => part.quests)
/** Every condition with the stair where it is asked. */
const asked: readonly { where: string; stair: number; ask: When }[] = [
  ...all.flatMap((scene) =>
    whensOf(scene).flatMap((when) =>
      asksOf(when).map((ask) => ({ where: scene.id, stair: scene.stair, ask })),
    ),
  ),
  ...TALE.parts.flatMap(({ part, to, both }) =>
    asksOf(both).map((ask) => ({ where: `the end of part ${part}`, stair: to + 1, ask })),
  ),
]

describe.each(stairs)('at stair %i', (stair) => {
  test('everybody is told something, hears one to six lines and has something to answer', () => {
    expect(silencesAt(TALE, stair)).toEqual([])
  })

  test('every scene, line and answer is met by somebody who hears everything in its order', () => {
    expect(unmetAt(TALE, stair)).toEqual([])
  })
})

describe('a condition', () => {
  test('asks only for what was told below, and for answers, tasks and numbers there are', () => {
    const wrong = asked.filter(({ stair, ask }) => {
      if ('answered' in ask) {
        const scene = all.find(({ id }) => id === ask.answered)
        if (!scene || scene.stair >= stair || scene.kind === 'rumour') return true
        return ask.by !== undefined && !scene.choices.some(({ id }) => id === ask.by)
      }
      if ('finished' in ask) return !quests.some(({ id }) => id === ask.finished)
      return 'count' in ask && !isCounted(ask.count)
    })
    expect(wrong).toEqual([])
  })

  test('of a wish names the answer that took it on', () => {
    for (const { id, asked: by } of quests)
      expect(
        all.find((scene) => scene.id === by.scene)?.choices.map((choice) => choice.id),
        id,
      ).toContain(by.by)
  })
})

const isCounted = (name: string): boolean =>
  /^(good|evil)(-\d)?$/.test(name) || all.some(({ choices }) => choices.some(({ counts }) => counts?.[name]))

/** Something comes of an answer that can be seen later: points, gold, a guardian, a price, a number, a wish, a line. */
function comesOf(
  { id: scene }: Scene,
  { id, good, evil, gold, counts, markers, sways, prices }: Choice,
): boolean {
  if (good + evil + gold > 0 || markers || sways || prices) return true
  if (quests.some(({ asked: by }) => by.scene === scene && by.by === id)) return true
  const isAsked = (name: string) => asked.some(({ ask }) => 'count' in ask && ask.count === name)
  if (Object.keys(counts ?? {}).some(isAsked)) return true
  return asked.some(({ ask }) => 'answered' in ask && ask.answered === scene && ask.by === id)
}

describe('an answer', () => {
  test('where there are several is never without consequence', () => {
    const idle = all
      .filter(({ choices }) => choices.length > 1)
      .flatMap((scene) =>
        scene.choices.filter((choice) => !comesOf(scene, choice)).map(({ id }) => `${scene.id}: ${id}`),
      )
    // To refuse a wish is to be left alone.
    expect(idle.filter((one) => !one.endsWith(': decline'))).toEqual([])
  })

  test('of one scene alone brings to a point of the story, and numbers that are counted are asked for', () => {
    const owners = new Map<string, Set<string>>()
    for (const { id, choices } of all)
      for (const { markers = [] } of choices)
        for (const marker of markers) owners.set(marker, (owners.get(marker) ?? new Set()).add(id))
    expect([...owners].filter(([, scenes]) => scenes.size > 1)).toEqual([])
    const counted = new Set(
      all.flatMap(({ choices }) => choices.flatMap(({ counts = {} }) => Object.keys(counts))),
    )
    expect(
      [...counted].filter((name) => !asked.some(({ ask }) => 'count' in ask && ask.count === name)),
    ).toEqual([])
  })

  test('that sways a guardian does so ahead, with creatures there are, and by little', () => {
    for (const { id, stair, choices } of all)
      for (const { sways = {} } of choices)
        for (const [at, { power, squad = [] }] of Object.entries(sways)) {
          expect(Number(at), id).toBeGreaterThanOrEqual(stair)
          expect(
            squad.filter((kind) => !CREATURES[kind]),
            id,
          ).toEqual([])
          expect(squad.length, id).toBeLessThanOrEqual(6)
          expect(Math.abs(power - 1), id).toBeLessThanOrEqual(0.3)
        }
  })
})

describe.each(TALE.parts.slice(0, -1))('part $part', ({ part, scenes }) => {
  test('is remembered: what was answered in three of its scenes or more comes back in later parts', () => {
    const later = TALE.parts.filter((one) => one.part > part).flatMap((one) => one.scenes)
    const remembered = new Set(
      later
        .flatMap((scene) => whensOf(scene).flatMap(asksOf))
        .flatMap((ask) => ('answered' in ask && ask.by !== undefined ? [ask.answered] : [])),
    )
    expect(scenes.filter(({ id }) => remembered.has(id)).length).toBeGreaterThanOrEqual(3)
  })
})

describe.each(TALE.parts.filter(({ scenes }) => scenes.some(({ ends }) => ends)))('part $part', (one) => {
  test('ends kind, stubborn, and for some both', () => {
    const points = [`good-${one.part}`, `evil-${one.part}`].map((count) => ({ count, atLeast: 1000 }))
    const memories = memoriesAt(TALE, one.to + 1, [one.both, ...points], false)
    const endings = new Set(memories.map((memory) => endingOf(one, memory)))
    expect(ENDINGS.filter((ending) => !endings.has(ending))).toEqual([])
  })
})
