import { LOOT_CURRENCIES, type Loot } from '@skystair/rules/raid/raid.ts'
import type { RaidWeeks } from './raid-weeks.ts'
import { table } from './table.ts'

const DAYS_OF_WEEK = 7

/** Bosses that fall pay a little better the harder they are; one that stays never pays better than one that falls. */
export function isFairlyPaid(raids: readonly RaidWeeks[]): boolean {
  const felled = raids.flatMap(({ payIfFelled }) => (payIfFelled === null ? [] : [payIfFelled]))
  const least = Math.min(...felled)
  return (
    felled.length >= 2 &&
    felled.every((pay, place) => pay >= (felled[place - 1] ?? 0)) &&
    raids.every(({ payIfLeft }) => payIfLeft === null || payIfLeft < least)
  )
}

const shown = (loot: Loot, share: number): readonly string[] =>
  LOOT_CURRENCIES.map((currency) => (loot[currency] * share).toFixed(1))

/** What raids bring a usual clan, by difficulty, and what they ask for it. */
export function raidReport(raids: readonly RaidWeeks[]): string {
  const gold = (pay: number | null) => (pay === null ? '-' : Math.round(pay))
  return [
    "A clan of twenty: half of it plays once a day, half three times, all since 60 days. The same clan meets each of the four bosses at each difficulty. Pay is the worth in gold of all loot, the treasury's too, for one fight of one member with the boss.",
    '',
    table(
      [
        'difficulty',
        'felled',
        'after days',
        'of the pool dealt',
        'fights of a member a week',
        'pay of a fight, felled',
        'not felled',
      ],
      raids.map(
        ({ difficulty, members, weeks, felled, daysToFall, dealt, fights, payIfFelled, payIfLeft }) => [
          difficulty,
          `${felled} of ${weeks}`,
          felled === 0 ? '-' : daysToFall.toFixed(1),
          `${Math.round(dealt * 100)} %`,
          (fights / weeks / members).toFixed(1),
          gold(payIfFelled),
          gold(payIfLeft),
        ],
      ),
    ),
    '',
    table(
      ['a day', 'to', ...LOOT_CURRENCIES],
      raids.flatMap(({ difficulty, members, weeks, loot }) => [
        [difficulty, 'each member', ...shown(loot.members, 1 / weeks / DAYS_OF_WEEK / members)],
        [difficulty, 'the treasury', ...shown(loot.treasury, 1 / weeks / DAYS_OF_WEEK)],
      ]),
    ),
    '',
    `A harder boss that falls pays a fight better, one that stays pays less than any that falls: ${isFairlyPaid(raids) ? 'met' : 'MISSED'}`,
  ].join('\n')
}
