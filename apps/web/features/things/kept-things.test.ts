import type { ArtifactView } from '@skystair/contract/things.ts'
import { expect, test } from 'vitest'
import { type Changes, keptThings, withChange } from './kept-things.ts'

const thing = (id: number, level = 0) => ({ id, level }) as ArtifactView
const none: Changes = { since: null, all: [] }
const levels = (things: readonly ArtifactView[]) => things.map(({ id, level }) => [id, level])

test('what a deed has changed, and what it has taken away, is seen at once', () => {
  const answer = { artifacts: [thing(1), thing(2), thing(3)] }
  const upgraded = withChange(none, answer, { changed: [thing(2, 5)], gone: [] })
  const sold = withChange(upgraded, answer, { changed: [], gone: [1] })
  expect(levels(keptThings(answer, sold))).toEqual([
    [2, 5],
    [3, 0],
  ])
})

test('whoever looks again sees what is there now, whatever was done before', () => {
  const before = { artifacts: [thing(1), thing(2)] }
  const changes = withChange(none, before, { changed: [thing(1, 5)], gone: [] })
  const after = { artifacts: [thing(2)] }
  expect(levels(keptThings(after, changes))).toEqual([[2, 0]])
  const later = withChange(changes, after, { changed: [thing(2, 1)], gone: [] })
  expect(levels(keptThings(after, later))).toEqual([[2, 1]])
})
