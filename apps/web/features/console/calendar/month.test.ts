import { expect, test } from 'vitest'
import { lengthened, monthOf, moved, readMoment, segmentsOf, weeksOf, written } from './month.ts'

const at = (text: string): number => Date.parse(`${text}Z`)
const span = (startsAt: string, endsAt: string) => ({ startsAt: at(startsAt), endsAt: at(endsAt) })

test('a month is shown in whole weeks from Monday', () => {
  const november = weeksOf(monthOf(at('2026-11-18T04:05')))
  expect(november.map(written)).toEqual([
    '2026-10-26T00:00',
    '2026-11-02T00:00',
    '2026-11-09T00:00',
    '2026-11-16T00:00',
    '2026-11-23T00:00',
    '2026-11-30T00:00',
  ])
})

test('after December comes January of the next year', () => {
  expect(written(monthOf(at('2026-12-31T23:59'), 1))).toBe('2027-01-01T00:00')
  expect(written(monthOf(at('2027-01-01T00:00'), -1))).toBe('2026-12-01T00:00')
})

test('what spans the year’s end is cut into the weeks it lies in', () => {
  const lanterns = span('2026-12-24T00:00', '2027-01-10T00:00')
  const weeks = ['2026-12-21T00:00', '2026-12-28T00:00', '2027-01-04T00:00', '2027-01-11T00:00']
  expect(
    weeks.map((monday) =>
      segmentsOf(at(monday), [lanterns]).map(({ firstDay, days, begins, ends }) => [
        firstDay,
        days,
        begins,
        ends,
      ]),
    ),
  ).toEqual([[[3, 4, true, false]], [[0, 7, false, false]], [[0, 6, false, true]], []])
})

test('no two bars lie on each other, and a lane that is free is used again', () => {
  const long = span('2026-11-16T00:00', '2026-11-19T00:00')
  const within = span('2026-11-17T08:00', '2026-11-18T01:00')
  const later = span('2026-11-19T12:00', '2026-11-20T00:00')
  const lanes = segmentsOf(at('2026-11-16T00:00'), [later, within, long]).map(({ one, lane }) => [one, lane])
  expect(lanes).toEqual([
    [long, 0],
    [within, 1],
    [later, 0],
  ])
})

test('what is moved keeps its hours, what is lengthened its beginning, and nothing ends before it begins', () => {
  const fern = span('2026-07-05T08:00', '2026-07-07T23:59')
  expect(moved(fern, -7)).toEqual(span('2026-06-28T08:00', '2026-06-30T23:59'))
  expect(lengthened(fern, 2)).toEqual(span('2026-07-05T08:00', '2026-07-09T23:59'))
  expect(lengthened(fern, -9)).toEqual(span('2026-07-05T08:00', '2026-07-06T08:00'))
  const hour = span('2026-07-05T08:00', '2026-07-05T09:00')
  expect(lengthened(hour, -1)).toEqual(hour)
})

test('half a moment is none', () => {
  expect(readMoment('2026-11-')).toBeNull()
  expect(readMoment('')).toBeNull()
  expect(readMoment(written(at('2026-11-18T04:05')))).toBe(at('2026-11-18T04:05'))
})
