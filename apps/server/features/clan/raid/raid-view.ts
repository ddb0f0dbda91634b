import { RAIDS } from '@skystair/content/raids/raids.ts'
import type { RaidBossView, RaidDealer, RaidOption, RaidView } from '@skystair/contract/raid.ts'
import type { RaidFighter } from '@skystair/contract/raid-fighter.ts'
import { type Clan, memberOf, RAID_DIFFICULTIES } from '@skystair/rules/clan/clan.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { bossExperience, stairExperience } from '@skystair/rules/raid/experience.ts'
import { hasteOf } from '@skystair/rules/raid/go.ts'
import { lootOf } from '@skystair/rules/raid/loot.ts'
import { type Muster, newRaid, poolOf } from '@skystair/rules/raid/pool.ts'
import type { Raid } from '@skystair/rules/raid/raid.ts'
import { standingOf } from '@skystair/rules/raid/state.ts'
import { isInRaid } from '@skystair/rules/raid/ties.ts'
import { endsAt } from '@skystair/rules/raid/week.ts'
import type { RaidBoss } from '@skystair/rules/road/boss-design.ts'
import { bossOf } from '@skystair/rules/road/boss-stair.ts'
import { weekOf } from '@skystair/rules/shop/week.ts'
import { amountsView } from '../../../platform/views/reward-view.ts'
import type { FoundClan } from '../load-clan.ts'
import { type FoundDealer, fightLasts, type OwnRaid } from './load-raid.ts'

export const mostShownFighting = 6
const best = 3

export const bossView = ({ kind, trick }: RaidBoss): RaidBossView => ({
  imageId: kind,
  trick: trick.type,
  shieldColour: trick.type === 'SHIELD' ? trick.colour : null,
  brood: trick.type === 'BROOD' ? trick.kind : null,
  broodCount: trick.type === 'BROOD' ? trick.count : 0,
})

const fighterView = ({ playerId, name, heroImage }: FoundDealer): RaidFighter => ({
  id: playerId,
  name,
  heroImage,
})

/** Of a raid that is ended: who brought it down. */
export const killerView = ({ killerId }: Raid, dealers: readonly FoundDealer[]): RaidFighter | null => {
  const killer = dealers.find(({ playerId }) => playerId === killerId)
  return killer ? fighterView(killer) : null
}

/** Whoever has dealt anything, whoever dealt most first. */
export const dealersView = (dealers: readonly FoundDealer[]): RaidDealer[] =>
  dealers
    .filter(({ dealt }) => dealt > 0)
    .map((dealer, place) => ({
      ...fighterView(dealer),
      gender: dealer.gender,
      place: place + 1,
      dealt: dealer.dealt,
      fights: dealer.fights,
      bestBlow: dealer.bestBlow,
      replayId: dealer.bestBattle,
      loot: amountsView(dealer.loot ?? {}),
    }))

/** The raid of this week: as it stands, or as it will begin. */
export const raidNow = ({ raid, muster }: OwnRaid, clan: Clan, now: number): Raid =>
  raid ?? newRaid(clan, weekOf(now), muster, RAIDS)

function roadOf({ raid, climb }: Player): RaidView['road'] {
  const road = climb.travels.roads.raid
  if (!road || !isInRaid(climb.travels) || raid.startedAt === null) return null
  const { bossEvery, stairs } = RAIDS
  return {
    startedAt: raid.startedAt,
    floor: road.floor,
    top: road.top,
    stairs,
    bossStairs: Array.from(
      { length: stairs / bossEvery },
      (_, place) => road.floor + bossEvery * (place + 1),
    ),
  }
}

export function raidView(found: OwnRaid, clan: FoundClan, player: Player, now: number): RaidView {
  const joinedAt = memberOf(clan, player.id)?.joinedAt ?? now
  const raid = raidNow(found, clan, now)
  const standing = standingOf({ ...player, joinedAt }, found.raid, RAIDS, now)
  const dealers = dealersView(found.dealers)
  const own = dealers.find(({ id }) => id === player.id)
  const fighting = found.dealers.filter(
    ({ fightingSince }) => fightingSince !== null && fightingSince + fightLasts > now,
  )
  return {
    state: standing.state,
    closed: standing.closed,
    opensAt: standing.until,
    fromLevel: RAIDS.fromLevel,
    speedUpPrice: hasteOf(standing, RAIDS, now),
    resumes: standing.resumes,
    week: raid.week,
    boss: bossView(bossOf(RAIDS, raid.week)),
    difficulty: raid.difficulty,
    pool: raid.pool,
    left: raid.left,
    endsAt: endsAt(raid.week),
    outcome: raid.outcome,
    endedAt: raid.endedAt,
    killer: killerView(raid, found.dealers),
    fighting: fighting.slice(0, mostShownFighting).map(fighterView),
    fightingCount: fighting.length,
    best: dealers.slice(0, best),
    own: {
      dealt: own?.dealt ?? 0,
      fights: own?.fights ?? 0,
      bestBlow: own?.bestBlow ?? 0,
      place: own?.place ?? null,
    },
    loot: amountsView(lootOf(raid, RAIDS)),
    treasuryShare: RAIDS.treasuryPercent / 100,
    road: roadOf(player),
    balance: amountsView(player.raid.balance),
    lastEnded: found.lastEnded,
  }
}

/** What the next boss would be at each difficulty. */
export const optionsView = (clan: Clan, muster: Muster): RaidOption[] =>
  RAID_DIFFICULTIES.map((difficulty) => ({
    difficulty,
    chosen: clan.difficulty === difficulty,
    pool: poolOf(muster, difficulty, RAIDS),
    loot: amountsView(
      lootOf({ members: muster.members, height: Math.round(muster.height), difficulty }, RAIDS),
    ),
    stairExperience: stairExperience(1, difficulty, RAIDS),
    bossExperience: bossExperience(difficulty, RAIDS),
  }))
