import { HERO_TIERS } from '@skystair/rules/heroes/hero.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { chart, type Line } from './chart.ts'
import type { Lived } from './diary.ts'
import { isClanWorth, membersGetMore } from './earnings.ts'
import {
  dayOfHero,
  dayOfStair,
  longestWall,
  median,
  medianDay,
  meetGoals,
  meetReturns,
  weekly,
} from './pace.ts'
import type { Profile } from './profile.ts'
import { raidReport } from './raid-report.ts'
import type { RaidWeeks } from './raid-weeks.ts'
import { table } from './table.ts'

export interface Group {
  readonly profile: Profile
  readonly lives: readonly Lived[]
}

function paceTable(groups: readonly Group[], days: number): string {
  const rows = groups.flatMap(({ profile, lives }) =>
    meetGoals(profile, lives, days).map(({ goal, wanted, found, isMet }) => [
      profile.name,
      goal.when,
      goal.of,
      wanted,
      found,
      `${Math.round((found / wanted - 1) * 100)} %`,
      isMet ? 'met' : 'MISSED',
    ]),
  )
  return table(['player', 'when', 'what', 'wanted', 'found (median)', 'off by', ''], rows)
}

/** What of luck, campaigns and mercy falls to each kind of player in a week. */
function returnTable(groups: readonly Group[]): string {
  const whats = [
    ...new Set(groups.flatMap(({ lives }) => lives.flatMap(({ diary }) => [...diary.won.keys()]))),
  ]
  return table(
    ['a week', ...groups.map(({ profile }) => profile.name)],
    whats.sort().map((what) => [what, ...groups.map(({ lives }) => weekly(lives, what).toFixed(2))]),
  )
}

const promiseTable = (groups: readonly Group[]): string =>
  table(
    ['player', 'a week', 'wanted', 'found', ''],
    groups.flatMap(({ profile, lives }) =>
      meetReturns(profile, lives).map(({ what, least, most, found, isMet }) => [
        profile.name,
        what,
        `${least} to ${most}`,
        found.toFixed(2),
        isMet ? 'met' : 'MISSED',
      ]),
    ),
  )

/** Each kind of member beside the loner who plays as much. */
export const membersAndLoners = (
  groups: readonly Group[],
): readonly { readonly member: Group; readonly more: number }[] =>
  groups
    .filter(({ profile }) => profile.inClan)
    .flatMap((member) => {
      const loner = groups.find(({ profile }) => !profile.inClan && profile.dice === member.profile.dice)
      return loner ? [{ member, more: membersGetMore(member.lives, loner.lives) }] : []
    })

const clanTable = (groups: readonly Group[]): string =>
  table(
    ['player', 'gets more a day than without a clan', ''],
    membersAndLoners(groups).map(({ member, more }) => [
      member.profile.name,
      `${(more * 100).toFixed(1)} %`,
      isClanWorth(more) ? 'met' : 'MISSED',
    ]),
  )

const STAIRS = [30, 45, 100, 160, 300, 500, 1000]

function milestoneTable(groups: readonly Group[]): string {
  const milestone = (name: string, dayOf: (life: Lived) => number | null) => [
    name,
    ...groups.map(({ lives }) => {
      const day = medianDay(lives.map(dayOf))
      return Number.isFinite(day) ? day : '-'
    }),
  ]
  return table(
    ['', ...groups.map(({ profile }) => `${profile.name}, day`)],
    [
      ...STAIRS.map((stair) => milestone(`stair ${stair}`, (life) => dayOfStair(life, stair))),
      ...HERO_TIERS.map((tier) => milestone(`first ${tier} hero`, (life) => dayOfHero(life, tier))),
    ],
  )
}

function sum(lives: readonly Lived[], of: 'sources' | 'sinks' | 'power', key: string): number {
  return lives.reduce((total, { diary }) => total + (diary[of].get(key) ?? 0), 0)
}

const keysOf = (lives: readonly Lived[], of: 'sources' | 'sinks' | 'power'): readonly string[] =>
  [...new Set(lives.flatMap(({ diary }) => [...diary[of].keys()]))].sort()

function flowTable({ lives }: Group, days: number): string {
  const perDay = (amount: number): string => (amount / lives.length / (days + 1)).toFixed(2)
  const rows = currencies.flatMap((currency) =>
    (['sources', 'sinks'] as const).flatMap((of) =>
      keysOf(lives, of)
        .filter((key) => key.startsWith(`${currency}/`))
        .map((key) => [
          currency,
          of === 'sources' ? '+' : '-',
          key.slice(currency.length + 1),
          perDay(sum(lives, of, key)),
        ]),
    ),
  )
  return table(['currency', '', 'where', 'a day'], rows)
}

function powerTable(groups: readonly Group[]): string {
  const keys = keysOf(
    groups.flatMap(({ lives }) => lives),
    'power',
  )
  const share = (lives: readonly Lived[], key: string): string => {
    const all = keys.reduce((total, one) => total + sum(lives, 'power', one), 0)
    return `${((100 * sum(lives, 'power', key)) / all).toFixed(1)} %`
  }
  return table(
    ['power from', ...groups.map(({ profile }) => profile.name)],
    keys.map((key) => [key, ...groups.map(({ lives }) => share(lives, key))]),
  )
}

function wallTable(groups: readonly Group[]): string {
  return table(
    ['player', 'longest wall, median days', 'longest of all', 'at stair', 'days without gain'],
    groups.map(({ profile, lives }) => {
      const walls = lives.map(longestWall)
      const worst = walls.reduce((one, two) => (two.days > one.days ? two : one))
      const idle = lives.reduce(
        (total, { diary }) => total + diary.days.filter(({ gained }) => !gained).length,
        0,
      )
      return [profile.name, median(walls.map(({ days }) => days)), worst.days, worst.stair, idle]
    }),
  )
}

const BIN = 25

function winRates({ lives }: Group): readonly (readonly [number, number])[] {
  const bins = new Map<number, { won: number; fought: number }>()
  for (const { diary } of lives)
    for (const [stair, { won, fought }] of diary.battles) {
      const bin = Math.floor((stair - 1) / BIN) * BIN + 1
      const before = bins.get(bin) ?? { won: 0, fought: 0 }
      bins.set(bin, { won: before.won + won, fought: before.fought + fought })
    }
  return [...bins].sort(([one], [two]) => one - two).map(([bin, { won, fought }]) => [bin, won / fought])
}

function winTable(groups: readonly Group[]): string {
  const rates = groups.map((group) => new Map(winRates(group)))
  const bins = [...new Set(rates.flatMap((rate) => [...rate.keys()]))].sort((one, two) => one - two)
  return table(
    ['guardians', ...groups.map(({ profile }) => profile.name)],
    bins
      .filter((bin) => bin <= 500)
      .map((bin) => [
        `${bin}-${bin + BIN - 1}`,
        ...rates.map((rate) => {
          const value = rate.get(bin)
          return value === undefined ? '-' : `${Math.round(value * 100)} %`
        }),
      ]),
  )
}

function refusals(groups: readonly Group[]): string {
  const all = groups.flatMap(({ lives }) => lives.flatMap(({ diary }) => [...diary.refusals]))
  return all.length === 0
    ? 'No move the interface would allow was refused.'
    : `REFUSED: ${all.map(([code, times]) => `${code} x${times}`).join(', ')}`
}

export function report(groups: readonly Group[], raids: readonly RaidWeeks[], days: number): string {
  const lives = groups.reduce((total, group) => total + group.lives.length, 0)
  const battles = groups.reduce(
    (total, group) => total + group.lives.reduce((sum, life) => sum + life.battles, 0),
    0,
  )
  return [
    '# Balance, as the simulator found it',
    '',
    `${lives} seeded players, ${days} days, ${battles} battles, played through the same rules as the game. "Day 7" is the evening of the seventh day after the first. Written by \`npm run sim\`.`,
    '',
    '## Pace against the design (tolerance 25 %)',
    '',
    paceTable(groups, days),
    '',
    '## Reasons to come back',
    '',
    'Who pays nothing wins about three prizes of the wheel (more than a handful of the road) and about one artifact of a chest that opens by the clock.',
    '',
    promiseTable(groups),
    '',
    returnTable(groups),
    '',
    '## What a clan is worth (15 to 25 %)',
    '',
    clanTable(groups),
    '',
    '## What raids bring a clan of twenty',
    '',
    raidReport(raids),
    '',
    '## Milestones',
    '',
    milestoneTable(groups),
    '',
    '![Stair by day](stairs.svg)',
    '',
    '## Walls',
    '',
    wallTable(groups),
    '',
    '## Win rate against guardians',
    '',
    winTable(groups),
    '',
    '![Win rate](wins.svg)',
    '',
    '## Where power comes from',
    '',
    powerTable(groups),
    '',
    ...groups.flatMap((group) => [
      `## Sources and sinks a day: ${group.profile.name}`,
      '',
      flowTable(group, days),
      '',
    ]),
    refusals(groups),
    '',
  ].join('\n')
}

const daily = ({ profile, lives }: Group, of: 'stair' | 'level'): Line => ({
  name: profile.name,
  points: (lives[0]?.diary.days ?? []).map((_day, index) => [
    index,
    median(lives.map(({ diary }) => diary.days[index]?.[of] ?? 0)),
  ]),
})

const MOST_SHOWN = 600

/** File names and pictures for docs/balance. */
export function charts(groups: readonly Group[]): Readonly<Record<string, string>> {
  const cap = (line: Line): Line => ({
    ...line,
    points: line.points.filter(([, value]) => value <= MOST_SHOWN),
  })
  return {
    'stairs.svg': chart(
      'Stair reached (median)',
      'day',
      'stair',
      groups.map((group) => cap(daily(group, 'stair'))),
    ),
    'levels.svg': chart(
      'Level reached (median)',
      'day',
      'level',
      groups.map((group) => daily(group, 'level')),
    ),
    'wins.svg': chart(
      'Win rate against guardians',
      'stair',
      'share of battles won',
      groups.map((group) => ({
        name: group.profile.name,
        points: winRates(group).filter(([stair]) => stair <= 500),
      })),
    ),
  }
}
