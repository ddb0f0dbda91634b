import type { EventInfo } from '@skystair/contract/event.ts'
import { expect, test } from 'vitest'
import { feastsOf } from './feast-now.ts'

const event = (kind: EventInfo['kind'], endsAt: number | null): EventInfo => ({
  run: kind.toLowerCase(),
  kind,
  endsAt,
  waits: false,
  tasksOpen: true,
  unseen: false,
})

test('the world is decorated for what runs, the one that ends first before the others', () => {
  const info = { events: [event('BIRTHDAY_HAT', 100), event('EASTER_EGG', 900)] }
  expect(feastsOf(info, 50)).toEqual(['BIRTHDAY_HAT', 'EASTER_EGG'])
  expect(feastsOf(info, 100)).toEqual(['EASTER_EGG'])
})

test('what is over and only waits with its prizes decorates nothing', () => {
  expect(feastsOf({ events: [event('PUMPKIN', null)] }, 50)).toEqual([])
  expect(feastsOf(null, 50)).toEqual([])
})
