import { TALE } from '@skystair/content/story/tale.ts'
import { describe, expect, test } from 'vitest'
import { setPieces, stagingOf } from './set-pieces.ts'

const [, ...later] = TALE.parts

describe.each(later)('part $part', ({ scenes }) => {
  const own = setPieces.filter(([, told]) => told.some((scene) => scenes.some(({ id }) => id === scene)))

  test('has one great moment with a stage of its own, told in three scenes or more, the lower ones first', () => {
    expect(own).toHaveLength(1)
    const told = own.flatMap(([, ids]) => ids.map((id) => scenes.find((scene) => scene.id === id)))
    expect(told.length).toBeGreaterThanOrEqual(3)
    expect(told.every((scene) => scene?.kind === 'tale')).toBe(true)
    const stairs = told.flatMap((scene) => scene?.stair ?? [])
    expect(stairs).toEqual(stairs.toSorted((one, other) => one - other))
  })
})

test('what is told elsewhere has the usual stage', () => {
  expect(stagingOf('two-cups')).toBeNull()
  expect(stagingOf('pepper')).toEqual({ piece: 'parade', act: 2 })
})
