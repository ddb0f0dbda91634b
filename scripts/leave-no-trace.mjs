import { beforeAll, expect } from 'vitest'
import { pictureOfWorld, tracesIn } from './traces.mjs'

// Files share their worker: what one leaves behind breaks another, on a day when they happen to meet.
const before = pictureOfWorld()
// What the first hook gives back is called last, when all others have put away what is theirs.
beforeAll(() => () => {
  expect(tracesIn(before, pictureOfWorld()), 'what this file has changed for its neighbours').toEqual([])
})
