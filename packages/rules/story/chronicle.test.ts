import { describe, expect, test } from 'vitest'
import { EMPTY_JOURNAL } from '../tasks/task.ts'
import { chronicleOf } from './chronicle.ts'
import type { Choice, Part, Scene, Tale } from './scene.ts'
import { tellBelow } from './tell-below.ts'

const none = { experience: 0, gold: 0, heroWorth: 0, amounts: {}, things: [] }
const line = { speaker: 'owl', mood: 'calm' } as const
const choice = (id: string, rest: Partial<Choice> = {}): Choice => ({
  id,
  good: 0,
  evil: 0,
  gold: 0,
  lines: [line],
  ...rest,
})
const scene = (id: string, stair: number, rest: Partial<Scene> = {}): Scene => ({
  id,
  kind: 'tale',
  part: stair <= 30 ? 1 : 2,
  stair,
  stands: 'owl',
  lines: [line],
  choices: [choice('thanks', { good: 1 }), choice('more', { evil: 1 })],
  reward: none,
  ends: false,
  ...rest,
})
const part = (number: number, from: number, to: number, scenes: readonly Scene[]): Part => ({
  part: number,
  from,
  to,
  scenes,
  quests: [],
  both: { any: [] },
})
const tale: Tale = {
  parts: [
    part(1, 1, 30, [
      scene('tea', 9),
      scene('whisper', 12, { kind: 'rumour' }),
      scene('parting', 30, { ends: true }),
    ]),
    part(2, 31, 100, [
      scene('kind-salute', 32, { when: { answered: 'tea', by: 'thanks' } }),
      scene('salute', 32),
    ]),
  ],
}
const listener = (told: Record<string, string>) => ({
  story: { told },
  companion: 'MAN_COMPANION_1' as const,
  journal: EMPTY_JOURNAL,
  light: { good: 0, evil: 0 },
})

describe('the chronicle', () => {
  test('of somebody who has told nobody anything is empty', () => {
    expect(chronicleOf(tale, listener({}))).toEqual([])
  })

  test('writes a part in pencil while it is lived, and in ink once it has ended', () => {
    const [lived] = chronicleOf(tale, listener({ tea: 'more' }))
    expect(lived).toEqual({ part: 1, ending: null, entries: [{ scene: 'tea', stair: 9, choice: 'more' }] })
    const over = chronicleOf(tale, listener({ tea: 'more', parting: 'more', salute: 'thanks' }))
    expect(over.map(({ part, ending }) => [part, ending])).toEqual([
      [1, 'stubborn'],
      [2, null],
    ])
  })

  test('names the answers in the order of the stairs, and none that the tale does not know', () => {
    const [lived] = chronicleOf(tale, listener({ parting: 'thanks', tea: 'thanks', elsewhere: 'thanks' }))
    expect(lived?.entries.map(({ stair }) => stair)).toEqual([9, 30])
  })
})

describe('what is told below a stair', () => {
  const first = ([one]: readonly Choice[]) => one ?? choice('none')

  test('keeps the answers that were given, fills in the others, and forgets what lies above', () => {
    const { told } = tellBelow(tale, listener({ parting: 'more', salute: 'more' }), 31, first)
    expect(told).toEqual({ tea: 'thanks', parting: 'more' })
  })

  test('is the scene whose time it would have been', () => {
    expect(tellBelow(tale, listener({}), 33, first).told).toHaveProperty('kind-salute')
    expect(tellBelow(tale, listener({ tea: 'more' }), 33, first).told).toHaveProperty('salute')
  })
})
