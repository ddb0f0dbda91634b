import type { PlaceView } from '@skystair/contract/road.ts'
import { expect, test } from 'vitest'
import { clockOf, labelOf } from './place-label.ts'

const place: PlaceView = {
  id: 'main-3-1',
  world: 'main',
  stair: 3,
  placeType: 'RESOURCE',
  posX: 110,
  posY: 300,
  display: 'PANEL',
  repeat: 'ONE_TIME',
  creatureId: null,
  power: 0,
  battleLost: false,
  used: false,
  resource: { type: 'GOLD', amount: 32 },
  skill: null,
  thing: null,
  leadsTo: null,
  reason: null,
  until: null,
  talker: null,
  event: null,
}

test('a pile says what it holds', () => {
  expect(labelOf(place, 5, 0, '.')).toEqual({ icon: 'coin', text: '32', pill: 'night' })
})

test('whoever stands somewhere shows the power and the colour of the stair', () => {
  const guardian = { ...place, id: 'main-70-0', stair: 70, creatureId: 'wolf', power: 18_400 }
  expect(labelOf(guardian, 75, 0, '.')).toEqual({ icon: 'sword', text: '18.4k', pill: 'green' })
  expect(labelOf(guardian, 75, 0, ',')).toMatchObject({ text: '18,4k' })
  expect(labelOf(guardian, 70, 0, '.')).toMatchObject({ pill: 'yellow' })
  expect(labelOf(guardian, 60, 0, '.')).toMatchObject({ pill: 'red' })
  expect(labelOf(guardian, 75, 0, '.', 'red')).toMatchObject({ pill: 'red' })
})

test('a place that rests counts down, a lost battle in red', () => {
  const resting = { ...place, reason: 'DELAY' as const, until: 65_000 }
  expect(labelOf(resting, 5, 0, '.')).toEqual({ icon: 'hourglass', text: '1:05', pill: 'night' })
  expect(labelOf({ ...resting, battleLost: true }, 5, 0, '.')).toMatchObject({ pill: 'red' })
  expect(labelOf(resting, 5, 65_000, '.')).toMatchObject({ icon: 'coin' })
})

test('an overgrown place says nothing', () => {
  expect(labelOf({ ...place, reason: 'MISS' }, 5, 0, '.')).toBeNull()
})

test('what a feast strews says nothing until it rests', () => {
  const find: PlaceView = { ...place, event: 'APPLE', resource: { type: 'EVENT_CURRENCY', amount: 1 } }
  expect(labelOf(find, 5, 0, '.')).toBeNull()
  expect(labelOf({ ...find, reason: 'DELAY', until: 65_000 }, 5, 0, '.')).toMatchObject({ text: '1:05' })
})

test('hours are told only when there are any', () => {
  expect([1, 59_001, 3_600_000, 3_725_000].map(clockOf)).toEqual(['0:01', '1:00', '1:00:00', '1:02:05'])
})
