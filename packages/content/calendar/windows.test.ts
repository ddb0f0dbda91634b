import { isEvent } from '@skystair/rules/calendar/kind.ts'
import { runsFor } from '@skystair/rules/calendar/runs.ts'
import { shownAt } from '@skystair/rules/calendar/zone.ts'
import { describe, expect, test } from 'vitest'
import { CALENDAR_PLAN } from './plan.data.ts'

const calendar = { plan: CALENDAR_PLAN, changes: [] }
const YEARS = { from: Date.UTC(2026, 11, 1), to: Date.UTC(2029, 11, 1) }
const PLACES = {
  Kamchatka: 'Asia/Kamchatka',
  Moscow: 'Europe/Moscow',
  London: 'Europe/London',
  'Los Angeles': 'America/Los_Angeles',
} as const

const minuteOf = (moment: number): string =>
  new Date(moment).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)

const HEAD = `# The feasts of three years

Written by \`packages/content/calendar/windows.test.ts\` (vitest with \`-u\`). The second column is what everybody's own clock
shows; the others are the same moments by the clock of Greenwich, so daylight saving can be seen in them. \`midsummer\` is
for those who speak Russian.
`

/** Every event of three years for somebody there: what the clock on the wall shows, and the world's. */
function eventsIn(zone: string, language = 'RU', between = YEARS) {
  const somebody = {
    language,
    level: 10,
    stair: 50,
    userSource: 'OWN',
    createdAt: 0,
    clocks: [{ zone, from: 0 }],
  }
  return runsFor(calendar, somebody, between)
    .filter(({ entry }) => isEvent(entry.kind))
    .map(({ id, startsAt, endsAt }) => ({
      id,
      wall: `${minuteOf(shownAt(startsAt, zone))} … ${minuteOf(shownAt(endsAt, zone))}`,
      world: `${minuteOf(startsAt)} … ${minuteOf(endsAt)}`,
    }))
}

describe('the events of the next three years', () => {
  const wall = eventsIn('UTC').map(({ id, wall }) => `${id} ${wall}`)

  test('come by the rule of 2024, Easter by its reckoning, the New Year over the end of the year', () => {
    expect(wall).toMatchInlineSnapshot(`
      [
        "new-year@2026 2026-12-24T00:00 … 2027-01-11T00:00",
        "wreath@2027 2027-03-01T08:00 … 2027-03-03T01:00",
        "easter@2027 2027-04-01T00:00 … 2027-06-02T00:00",
        "birthday@2027 2027-04-16T00:00 … 2027-04-18T00:00",
        "midsummer@2027 2027-07-05T08:00 … 2027-07-08T00:00",
        "apples@2027 2027-08-24T08:00 … 2027-08-26T01:00",
        "cats@2027 2027-09-07T08:00 … 2027-09-09T01:00",
        "mushrooms@2027 2027-10-05T08:00 … 2027-10-07T01:00",
        "pumpkins@2027 2027-10-28T01:00 … 2027-10-30T04:00",
        "new-year@2027 2027-12-24T00:00 … 2028-01-11T00:00",
        "wreath@2028 2028-03-01T08:00 … 2028-03-03T01:00",
        "easter@2028 2028-03-16T00:00 … 2028-05-17T00:00",
        "birthday@2028 2028-04-16T00:00 … 2028-04-18T00:00",
        "midsummer@2028 2028-07-05T08:00 … 2028-07-08T00:00",
        "apples@2028 2028-08-24T08:00 … 2028-08-26T01:00",
        "cats@2028 2028-09-07T08:00 … 2028-09-09T01:00",
        "mushrooms@2028 2028-10-05T08:00 … 2028-10-07T01:00",
        "pumpkins@2028 2028-10-28T01:00 … 2028-10-30T04:00",
        "new-year@2028 2028-12-24T00:00 … 2029-01-11T00:00",
        "wreath@2029 2029-03-01T08:00 … 2029-03-03T01:00",
        "easter@2029 2029-03-08T00:00 … 2029-05-09T00:00",
        "birthday@2029 2029-04-16T00:00 … 2029-04-18T00:00",
        "midsummer@2029 2029-07-05T08:00 … 2029-07-08T00:00",
        "apples@2029 2029-08-24T08:00 … 2029-08-26T01:00",
        "cats@2029 2029-09-07T08:00 … 2029-09-09T01:00",
        "mushrooms@2029 2029-10-05T08:00 … 2029-10-07T01:00",
        "pumpkins@2029 2029-10-28T01:00 … 2029-10-30T04:00",
      ]
    `)
  })

  test('begin and end for everybody at the same hour of their own clock', () => {
    for (const zone of Object.values(PLACES))
      expect(
        eventsIn(zone).map(({ id, wall: shown }) => `${id} ${shown}`),
        zone,
      ).toEqual(wall)
  })

  test('begin and end when the clocks of each place say so, as docs/events.md lists them', async () => {
    const spoken = (window: string) => window.replaceAll('T', ' ')
    const inPlaces = Object.values(PLACES).map((zone) => eventsIn(zone))
    const rows = eventsIn('UTC').map(({ id, wall: shown }, index) => [
      `\`${id}\``,
      spoken(shown),
      ...inPlaces.map((runs) => spoken(runs[index]?.world ?? '')),
    ])
    const lines = [['event', 'on every wall', ...Object.keys(PLACES)], Array(6).fill('---'), ...rows]
    const page = [HEAD, ...lines.map((cells) => `| ${cells.join(' | ')} |`), ''].join('\n')
    await expect(page).toMatchFileSnapshot('../../../docs/events.md')
  })

  test('are the windows of the specification in 2024', () => {
    const of2024 = { from: Date.UTC(2024, 0, 12), to: Date.UTC(2024, 11, 1) }
    expect(eventsIn('UTC', 'RU', of2024).map(({ id, wall: shown }) => `${id} ${shown}`)).toEqual([
      'wreath@2024 2024-03-01T08:00 … 2024-03-03T01:00',
      'easter@2024 2024-04-04T00:00 … 2024-06-05T00:00',
      'birthday@2024 2024-04-16T00:00 … 2024-04-18T00:00',
      'midsummer@2024 2024-07-05T08:00 … 2024-07-08T00:00',
      'apples@2024 2024-08-24T08:00 … 2024-08-26T01:00',
      'cats@2024 2024-09-07T08:00 … 2024-09-09T01:00',
      'mushrooms@2024 2024-10-05T08:00 … 2024-10-07T01:00',
      'pumpkins@2024 2024-10-28T01:00 … 2024-10-30T04:00',
    ])
  })

  test('leave out midsummer where no Russian is spoken', () => {
    const english = eventsIn('Europe/London', 'EN').map(({ id }) => id)
    expect(english).toEqual(
      eventsIn('Europe/London')
        .map(({ id }) => id)
        .filter((id) => !id.startsWith('midsummer')),
    )
    expect(english.length).toBe(3 * 8)
  })
})
