import { describe, expect, test } from 'vitest'
import { type EventName, eventPanelTasks, isEventOn, pumpkinCurrency } from './event-window.ts'

/** '04-16 00:00' on the player's clock */
function moment(text: string) {
  const [month = 0, day = 0, hour = 0, minute = 0] = text.split(/[- :]/).map(Number)
  return { month, day, hour, minute }
}

describe('event windows', () => {
  test.each<[EventName, string, string, string, string]>([
    ['birthdayHat', '04-15 23:59', '04-16 00:00', '04-17 23:59', '04-18 00:00'],
    ['birthdayHatToEaster', '04-03 23:59', '04-04 00:00', '06-04 23:59', '06-05 00:00'],
    ['midsummerFern', '07-05 07:59', '07-05 08:00', '07-07 23:59', '07-08 00:00'],
    ['augustApples', '08-24 07:59', '08-24 08:00', '08-26 01:00', '08-26 01:01'],
    ['septemberCats', '09-07 07:59', '09-07 08:00', '09-09 01:00', '09-09 01:01'],
    ['halloweenPumpkin', '10-28 00:59', '10-28 01:00', '10-30 03:59', '10-30 04:00'],
  ])('%s is not on at %s, is on from %s to %s, is over at %s', (name, before, first, last, after) => {
    const on = [before, first, last, after].map((text) => isEventOn(name, moment(text), 'RU'))
    expect(on).toEqual([false, true, true, false])
  })

  test('midsummer is only for players in Russian', () => {
    expect(isEventOn('midsummerFern', moment('07-06 12:00'), 'EN')).toBe(false)
    expect(isEventOn('augustApples', moment('08-25 12:00'), 'EN')).toBe(true)
  })
})

test('pumpkin currency is the progress and the total of every task done before', () => {
  expect(pumpkinCurrency({ progress: 3, total: 20, taskNumber: 1 })).toBe(3)
  expect(pumpkinCurrency({ progress: 3, total: 20, taskNumber: 4 })).toBe(63)
})

test('the event panel covers birthday hat, fern, apple, books and pumpkin', () => {
  expect(eventPanelTasks).toEqual(['birthday hat', 'fern', 'apple', 'books', 'pumpkin'])
})
