import type { Part, Tale, When } from '@skystair/rules/story/scene.ts'
import { describe, expect, test } from 'vitest'
import {
  answered,
  arkhip,
  aside,
  atLeast,
  finished,
  kind,
  LADA,
  not,
  part,
  plain,
  quest,
  scene,
} from './telling.ts'
import { memoriesAt, silencesAt, unmetAt } from './walk-tale.ts'

const tea = scene(
  'tea',
  1,
  [arkhip('calm')],
  [kind('thanks', []), plain('more', [], { counts: { cups: 1 } })],
)
const later = (when: When) =>
  scene('later', 5, [arkhip('calm'), arkhip('merry', when)], [plain('go', []), plain('stay', [], { when })])
const wish = quest('sugar', ['tea', 'more'], 'talk-heard', 1, {})
const taleOf = (...scenes: Parameters<typeof part>[3]['scenes']): Tale => ({
  parts: [part(1, 1, 30, { scenes, quests: [wish], both: { any: [] } }) satisfies Part],
})

describe('the walk through the tale finds', () => {
  test('what is said to nobody', () => {
    const lost = ['later.open.2', 'later.choice.stay']
    expect(unmetAt(taleOf(tea, later(answered('tea', 'thanks'))), 5)).toEqual([])
    expect(unmetAt(taleOf(tea, later(answered('tea', 'shout'))), 5)).toEqual(lost)
    expect(unmetAt(taleOf(tea, later(atLeast('cups', 1))), 5)).toEqual([])
    expect(unmetAt(taleOf(tea, later(atLeast('cups', 2))), 5)).toEqual(lost)
    expect(unmetAt(taleOf(tea, later(finished('sugar'))), 5)).toEqual([])
    expect(unmetAt(taleOf(tea, later(finished('salt'))), 5)).toEqual(lost)
  })

  test('answers that cannot both have been given', () => {
    const both: When = { all: [answered('tea', 'thanks'), answered('tea', 'more')] }
    expect(unmetAt(taleOf(tea, later(both)), 5)).toEqual(['later.open.2', 'later.choice.stay'])
  })

  test('a scene behind one that is always told', () => {
    const second = aside('second', 1, [arkhip('calm')], [plain('go', [])])
    expect(unmetAt(taleOf(tea, second), 1)).toEqual(['second', 'second.open.1', 'second.choice.go'])
  })

  test('those to whom nobody speaks, and those who have nothing to answer', () => {
    const hers = aside('hers', 5, [arkhip('calm')], [plain('go', [])], { when: LADA })
    expect(silencesAt(taleOf(tea, hers), 5)).toHaveLength(3)
    const stuck = aside(
      'stuck',
      5,
      [arkhip('calm')],
      [plain('go', [], { when: not(answered('tea', 'more')) })],
    )
    expect(new Set(silencesAt(taleOf(tea, stuck), 5))).toEqual(new Set(['stuck: 1 lines, 0 answers']))
  })

  test('no more states than the conditions can tell apart', () => {
    const many = Array.from({ length: 28 }, (_, index) => ({ ...tea, id: `tea-${index}`, stair: index + 1 }))
    const memories = memoriesAt(taleOf(...many), 30, [answered('tea-3', 'more'), atLeast('good', 3)], true)
    // Four companions; unheard, more or thanks; no, one, two or three good points, of which thanks gave one.
    expect(memories).toHaveLength(4 * (4 + 4 + 3))
  })
})
