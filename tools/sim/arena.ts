import { ARENA } from '@skystair/content/arena/arena.ts'
import { leagueAt } from '@skystair/rules/arena/leagues.ts'
import { payOf } from '@skystair/rules/arena/reward.ts'
import { rivalPositions } from '@skystair/rules/arena/rivals.ts'
import { type Cup, cupOf, diceOf } from '@skystair/rules/dice.ts'
import type { Lived } from './diary.ts'
import { live } from './live.ts'
import { median } from './pace.ts'
import { PROFILES, type Profile } from './profile.ts'

/** One of those who go to the arena: how they play the game, and how often they fight a day. */
interface Kind {
  readonly name: 'free' | 'regular' | 'payer' | 'idle payer'
  readonly profile: Profile
  readonly fights: number
  /** how many of a hundred are like that */
  readonly share: number
}

const profileOf = (name: Profile['name']): Profile => {
  const found = PROFILES.find((one) => one.name === name)
  if (!found) throw new Error(`no profile ${name}`)
  return found
}
const casual = profileOf('casual')
const payer = profileOf('payer')
/** A sitting finds five fights in hand; three of them all twelve that a day brings. */
const [once, often] = [5, 12]

export const KINDS: readonly Kind[] = [
  { name: 'free', profile: casual, fights: once, share: 60 },
  { name: 'regular', profile: profileOf('regular'), fights: often, share: 30 },
  { name: 'payer', profile: payer, fights: often + ARENA.fights.extraADay, share: 6 },
  // Money without time: as many emeralds as any payer, spent in twenty minutes a day.
  {
    name: 'idle payer',
    profile: { ...casual, name: 'payer', dice: 'payer', emeralds: payer.emeralds },
    fights: once + ARENA.fights.extraADay,
    share: 4,
  },
]

/** So many days before the first day, and after it, people come to the Stair. */
const DAYS = 120

interface Gladiator {
  readonly kind: Kind
  readonly life: Lived
  readonly born: number
}

export interface Settled {
  readonly kind: Kind['name']
  /** the league in the middle of those who came on the first day, after 30 and after 120 days */
  readonly after30: number
  readonly after120: number
  /** the best of them */
  readonly best120: number
}

export interface ArenaReport {
  readonly settled: readonly Settled[]
  /** amethysts a day by league, rewards and wins together, the first league first */
  readonly amethysts: readonly number[]
}

const dayIn = ({ life: { diary }, born }: Gladiator, today: number) =>
  diary.days[Math.min(Math.max(0, today - born), diary.days.length - 1)] ?? { power: 1, stair: 1, level: 1 }

/** Even squads win every second time; a fifth stronger is as good as won. */
const winChance = (own: number, rival: number): number =>
  Math.min(1, Math.max(0, 0.5 + 2.5 * (own / rival - 1)))

/** A ladder lived through day by day: most come before the first day or after it, some on it. */
export function liveOnLadder(livesOfEach: number, people: number): ArenaReport {
  const cup = cupOf(diceOf('a season of the arena'))
  const crowd = gather(livesOfEach, people, cup)
  let ladder: Gladiator[] = []
  const leagueOf = (one: Gladiator) =>
    ladder.includes(one) ? leagueAt(ladder.indexOf(one) + 1, ladder.length) : ARENA.leagues.length
  const after = new Map<number, Map<Gladiator, number>>()
  const earned = ARENA.leagues.map(() => ({ amethysts: 0, days: 0 }))
  for (let today = -DAYS; today <= DAYS; today++) {
    const isOpen = (one: Gladiator) => dayIn(one, today).level >= ARENA.level && today >= one.born
    ladder = [...ladder, ...crowd.filter((one) => isOpen(one) && !ladder.includes(one))]
    const wins = new Map<Gladiator, number>()
    for (const one of cup.next() < 0.5 ? ladder : ladder.toReversed())
      for (let fight = 0; fight < one.kind.fights; fight++)
        if (attack(ladder, one, today, cup)) wins.set(one, (wins.get(one) ?? 0) + 1)
    if (today > DAYS / 2)
      for (const [index, one] of ladder.entries()) {
        const place = { position: index + 1, places: ladder.length }
        const sum = earned[leagueAt(place.position, place.places) - 1]
        if (!sum) continue
        sum.days++
        sum.amethysts +=
          (payOf(place, dayIn(one, today).stair, ARENA).amethyst ?? 0) +
          ARENA.win.amethysts * (wins.get(one) ?? 0)
      }
    if (today === 30 || today === DAYS)
      after.set(today, new Map(crowd.filter(({ born }) => born === 0).map((one) => [one, leagueOf(one)])))
  }
  const leaguesOf = (day: number, { name }: Kind) =>
    [...(after.get(day) ?? [])].filter(([{ kind }]) => kind.name === name).map(([, league]) => league)
  return {
    settled: KINDS.map((kind) => ({
      kind: kind.name,
      after30: median(leaguesOf(30, kind)),
      after120: median(leaguesOf(DAYS, kind)),
      best120: Math.min(...leaguesOf(DAYS, kind)),
    })),
    amethysts: earned.map(({ amethysts, days }) => (days === 0 ? 0 : Math.round(amethysts / days))),
  }
}

function gather(livesOfEach: number, people: number, cup: Cup): readonly Gladiator[] {
  const lives = new Map(
    KINDS.map((kind) => [
      kind.name,
      Array.from({ length: livesOfEach }, (_, seed) =>
        live(kind.profile, `arena-${kind.name}-${seed}`, DAYS),
      ),
    ]),
  )
  return KINDS.flatMap((kind) =>
    Array.from({ length: Math.round((people * kind.share) / 100) }, (_, index) => ({
      kind,
      life: cup.pick(lives.get(kind.name) ?? []),
      // Every tenth comes on the first day: those are followed.
      born: index % 10 === 0 ? 0 : cup.between(-DAYS, DAYS),
    })),
  )
}

/** Up to which power of a rival, as a share of one's own, somebody dares. */
const DARES = 1.1

/** The highest of the five who is no mad wish is attacked. */
function attack(ladder: Gladiator[], one: Gladiator, today: number, cup: Cup): boolean {
  const own = ladder.indexOf(one) + 1
  if (own === 1) return false
  const { power } = dayIn(one, today)
  const target = rivalPositions(own, ladder.length, cup.between(0, 1_000_000), ARENA)
    .filter((position) => position < own)
    .toReversed()
    .find((position) => {
      const rival = ladder[position - 1]
      return rival && dayIn(rival, today).power <= power * DARES
    })
  const rival = target === undefined ? undefined : ladder[target - 1]
  if (target === undefined || !rival || cup.next() >= winChance(power, dayIn(rival, today).power))
    return false
  ladder[target - 1] = one
  ladder[own - 1] = rival
  return true
}

export function arenaReport({ settled, amethysts }: ArenaReport): string {
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [
    '# The arena, simulated',
    '',
    'Made by `npm run sim -- --arena`: a ladder on which people come and go for 240 days. The leagues are counted from 1,',
    'the best, to 9; those who came on one day are followed.',
    '',
    row(['player', 'league after 30 days (median)', 'after 120 days', 'the best of them']),
    row(['---', '---', '---', '---']),
    ...settled.map(({ kind, after30, after120, best120 }) => row([kind, after30, after120, best120])),
    '',
    row(['league', ...amethysts.map((_, index) => index + 1)]),
    row(['---', ...amethysts.map(() => '---')]),
    row(['amethysts a day', ...amethysts]),
    '',
  ].join('\n')
}
