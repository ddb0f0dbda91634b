import { expect, test } from 'vitest'
import { easterOf } from './easter.ts'

const dateOf = (year: number) => new Date(easterOf(year)).toISOString().slice(0, 'YYYY-MM-DD'.length)

test('Easter is the day that the tables of the church name', () => {
  const known = [
    '2008-04-27',
    '2010-04-04',
    '2013-05-05',
    '2016-05-01',
    '2021-05-02',
    '2024-05-05',
    '2025-04-20',
    '2026-04-12',
    '2027-05-02',
    '2028-04-16',
    '2029-04-08',
    '2030-04-28',
    '2100-05-02',
  ]
  expect(known.map((date) => dateOf(Number(date.slice(0, 4))))).toEqual(known)
})

test('Easter is a Sunday between the 4th of April and the 8th of May, all through this century', () => {
  for (let year = 2000; year < 2100; year++) {
    expect(new Date(easterOf(year)).getUTCDay(), String(year)).toBe(0)
    expect(dateOf(year).slice(5) >= '04-04' && dateOf(year).slice(5) <= '05-08', dateOf(year)).toBe(true)
  }
})
