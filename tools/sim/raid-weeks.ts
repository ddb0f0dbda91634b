import { RAIDS } from '@skystair/content/raids/raids.ts'
import { RAID_DIFFICULTIES, type RaidDifficulty } from '@skystair/rules/clan/clan.ts'
import { stairOf } from '@skystair/rules/climb/climber.ts'
import { type Dealer, lootLeftBy, shareLoot } from '@skystair/rules/raid/loot.ts'
import { newRaid } from '@skystair/rules/raid/pool.ts'
import type { Loot, Raid } from '@skystair/rules/raid/raid.ts'
import { NO_RAID } from '@skystair/rules/raid/ties.ts'
import { endsAt, opensAt } from '@skystair/rules/raid/week.ts'
import { weekOf } from '@skystair/rules/shop/week.ts'
import { newDiary } from './diary.ts'
import { worthOf } from './earnings.ts'
import { DAY, type Life, squadPower, USUAL_CLAN } from './life.ts'
import { live, sittingAt } from './live.ts'
import { PROFILES } from './profile.ts'
import { mayRaid, RAID_SECONDS, raidWithClan } from './raid.ts'

/** How one difficulty went for the same clan, each boss once. */
export interface RaidWeeks {
  readonly difficulty: RaidDifficulty
  readonly members: number
  readonly weeks: number
  readonly felled: number
  /** days from the first on which the boss can be met to its fall, of those that fell */
  readonly daysToFall: number
  readonly fights: number
  /** the share of all pools that was dealt */
  readonly dealt: number
  /** of the whole clan, all weeks together */
  readonly loot: { readonly members: Loot; readonly treasury: Loot }
  /** the worth of the loot for one fight of one member, in gold: of the weeks in which the boss fell, and did not */
  readonly payIfFelled: number | null
  readonly payIfLeft: number | null
}

interface Week {
  readonly raid: Raid
  readonly fights: number
  readonly loot: RaidWeeks['loot']
}

/** A usual clan after so many days: half of it plays once a day, half more often. */
export function aUsualClan(days: number, size = USUAL_CLAN): readonly Life[] {
  const members = PROFILES.filter(({ inClan }) => inClan)
  return Array.from({ length: size }, (_, place) => {
    const profile = members[place % members.length]
    if (!profile) throw new Error('nobody is in a clan')
    return live(profile, `clan-${place}`, days)
  })
}

/** The same clan meets each boss at each difficulty, as strong as it is now. */
export function raidAtEach(clan: readonly Life[]): readonly RaidWeeks[] {
  const next = weekOf(Math.max(...clan.map(({ now }) => now))) + 1
  return RAID_DIFFICULTIES.map((difficulty) =>
    summed(
      difficulty,
      RAIDS.bosses.map((_, boss) => raidAWeek(clan, difficulty, next + boss)),
    ),
  )
}

function raidAWeek(clan: readonly Life[], difficulty: RaidDifficulty, week: number): Week {
  const muster = {
    members: clan.length,
    power: clan.reduce((sum, life) => sum + squadPower(life), 0),
    height: clan.reduce((sum, { climber }) => sum + stairOf(climber), 0) / clan.length,
  }
  let raid = newRaid({ id: 1, difficulty }, week, muster, RAIDS)
  let fights = 0
  const dealt = new Map<number, number>()
  const members = clan.map((life) => asRaider(life))
  for (const { place, at } of sittingsOf(clan, week)) {
    const life = members[place]
    if (!life) continue
    life.now = Math.max(life.now, at)
    life.left = RAID_SECONDS
    life.raid = raid
    life.bossFights = 0
    if (!mayRaid(life)) continue
    raidWithClan(life)
    dealt.set(place, (dealt.get(place) ?? 0) + raid.left - life.raid.left)
    fights += life.bossFights
    raid = life.raid
  }
  const ended: Raid = raid.endedAt === null ? { ...raid, endedAt: endsAt(week), outcome: 'TIME' } : raid
  return { raid: ended, fights, loot: sharedOut(ended, dealt) }
}

/** Somebody for himself, as he is now, with nothing of the raid behind him. */
const asRaider = (life: Life): Life => ({ ...life, alike: 1, raidTies: NO_RAID, diary: newDiary() })

/** When each sits down in the days on which the boss can be met, one after another. */
function sittingsOf(clan: readonly Life[], week: number): readonly { place: number; at: number }[] {
  const days = Array.from({ length: Math.round((endsAt(week) - opensAt(week)) / DAY) }, (_, day) => day)
  return clan
    .flatMap(({ profile }, place) =>
      days.flatMap((day) =>
        Array.from({ length: profile.sessions }, (_, sitting) => ({
          place,
          at: opensAt(week) + sittingAt(profile, day, sitting),
        })),
      ),
    )
    .toSorted((one, other) => one.at - other.at || one.place - other.place)
}

function sharedOut(raid: Raid, dealt: ReadonlyMap<number, number>): RaidWeeks['loot'] {
  const dealers: readonly Dealer[] = [...dealt].map(([playerId, sum]) => ({ playerId, dealt: sum }))
  const { treasury, members } = shareLoot(lootLeftBy(raid, RAIDS), dealers, RAIDS)
  return { treasury, members: members.map(({ loot }) => loot).reduce(together, NOTHING) }
}

function summed(difficulty: RaidDifficulty, weeks: readonly Week[]): RaidWeeks {
  const felled = weeks.filter(({ raid }) => raid.outcome === 'KILLED')
  const sum = (of: (week: Week) => number) => weeks.reduce((all, week) => all + of(week), 0)
  return {
    difficulty,
    members: weeks[0]?.raid.members ?? 0,
    weeks: weeks.length,
    felled: felled.length,
    daysToFall:
      felled.reduce((days, { raid }) => days + ((raid.endedAt ?? 0) - opensAt(raid.week)) / DAY, 0) /
      felled.length,
    fights: sum(({ fights }) => fights),
    dealt: sum(({ raid }) => raid.pool - raid.left) / sum(({ raid }) => raid.pool),
    loot: {
      members: weeks.map(({ loot }) => loot.members).reduce(together, NOTHING),
      treasury: weeks.map(({ loot }) => loot.treasury).reduce(together, NOTHING),
    },
    payIfFelled: payOf(felled),
    payIfLeft: payOf(weeks.filter(({ raid }) => raid.outcome === 'TIME')),
  }
}

function payOf(weeks: readonly Week[]): number | null {
  if (weeks.length === 0) return null
  const worth = weeks.reduce((sum, { loot }) => sum + worthOf(loot.members) + worthOf(loot.treasury), 0)
  return worth / weeks.reduce((sum, { fights }) => sum + fights, 0)
}

const NOTHING: Loot = { gold: 0, crystal: 0, elixir: 0, gear: 0 }

const together = (one: Loot, other: Loot): Loot => ({
  gold: one.gold + other.gold,
  crystal: one.crystal + other.crystal,
  elixir: one.elixir + other.elixir,
  gear: one.gear + other.gear,
})
