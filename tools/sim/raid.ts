import { RAIDS } from '@skystair/content/raids/raids.ts'
import { REALM } from '@skystair/content/realm.ts'
import { askToTheEnd } from '@skystair/rules/battle/ask.ts'
import { RAID_DIFFICULTIES, type RaidDifficulty } from '@skystair/rules/clan/clan.ts'
import { specialsOfClan } from '@skystair/rules/clan/support.ts'
import { stairOf } from '@skystair/rules/climb/climber.ts'
import { receive } from '@skystair/rules/climb/receive-reward.ts'
import { rewardOf } from '@skystair/rules/economy/reward.ts'
import { bossExperience, stairExperience } from '@skystair/rules/raid/experience.ts'
import { challengeBoss, comeHomeFromBoss } from '@skystair/rules/raid/fight.ts'
import { lootLeftBy, shareLoot } from '@skystair/rules/raid/loot.ts'
import { newRaid, strikePool } from '@skystair/rules/raid/pool.ts'
import type { Raid } from '@skystair/rules/raid/raid.ts'
import { endsAt, isRest } from '@skystair/rules/raid/week.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { isBossPlace } from '@skystair/rules/road/boss-stair.ts'
import { GUARDIAN_SLOT, placeId, type World } from '@skystair/rules/road/place.ts'
import { enterRoad } from '@skystair/rules/road/road.ts'
import { weekOf } from '@skystair/rules/shop/week.ts'
import { supportIn } from './clan.ts'
import { climb } from './climb.ts'
import { gather, walk } from './gather.ts'
import { allowed, book, DAY, doFor, GROWING, here, type Life, squadPower } from './life.ts'

/** A clan of so many who all raid as this one does. */
const LIKE_ME = 20
/** Days before the end of the week, and the share of a pool, at which a clan thinks about the difficulty. */
const EARLY = 2 * DAY
const MUCH = 0.2
const BOSS_SECONDS = 45
/** What is kept of a sitting for the raid. */
const RAID_SECONDS = 240

/** A new raid may begin; until then the road that was left may be gone on with. */
const isRested = ({ raidStartedAt, now }: Life): boolean =>
  raidStartedAt === null || raidStartedAt + RAIDS.wait <= now

const mayRaid = (life: Life): boolean =>
  life.clan !== null &&
  !isRest(life.now) &&
  (life.raid === null || life.raid.endedAt === null) &&
  (isRested(life) || (life.climber.travels.roads.raid?.stepsLeft ?? 0) > 0)

/** The raid comes last in a sitting: it begins with all wounds healed, and ends with new ones. */
export function endWithRaid(life: Life, play: () => void): void {
  if (life.raid !== null && life.raid.week < weekOf(life.now)) settle(life, life.raid)
  if (!mayRaid(life)) {
    play()
    return
  }
  life.left -= RAID_SECONDS
  play()
  life.left += RAID_SECONDS
  if (mayRaid(life)) raidWithClan(life)
}

function raidWithClan(life: Life): void {
  const { clan, now } = life
  if (clan === null) return
  const muster = { members: LIKE_ME, power: squadPower(life) * LIKE_ME, height: stairOf(life.climber) }
  life.raid ??= newRaid(clan, weekOf(now), muster, RAIDS)
  setOut(life)
  const { top } = here(life)
  while (life.left > 0 && here(life).stepsLeft !== 0 && (strikesBoss(life) || climb(life)))
    gather(life, false)
  const gained = stairExperience((here(life).top - top) * LIKE_ME, life.raid.difficulty, RAIDS)
  life.clan = { ...clan, experience: clan.experience + gained }
  goTo(life, 'main')
}

function goTo(life: Life, world: World): void {
  life.climber = { ...life.climber, travels: { ...life.climber.travels, world } }
}

/** Anew and with all wounds healed, or on with the road that was left. */
function setOut(life: Life): void {
  if (isRested(life)) {
    const { climber, now } = life
    const road = enterRoad(REALM.roads.raid, stairOf(climber))
    life.climber = {
      ...climber,
      heroes: climber.heroes.map((hero) => ({ ...hero, wounds: 0, healedAt: now })),
      travels: { ...climber.travels, roads: { ...climber.travels.roads, raid: road } },
    }
    life.raidStartedAt = now
  }
  goTo(life, 'raid')
}

/** Whether the boss stood here and was struck: then the stair is open. */
function strikesBoss(life: Life): boolean {
  const { raid } = life
  const road = here(life)
  const stair = road.top + 1
  if (raid === null || raid.endedAt !== null) return false
  if (!isBossPlace(REALM, road, { slot: GUARDIAN_SLOT, stair })) return false
  walk(life, stair)
  const wish = {
    battleId: `${life.seed}/raid`,
    placeId: placeId('raid', stair, GUARDIAN_SLOT),
    seed: `${life.seed}/${raid.week}/${life.now}`,
    consumables: [],
    gifts: specialsOfClan(supportIn(life)),
  }
  const begun = challengeBoss(REALM, GROWING, life.climber, raid, wish, RAIDS, life.boosts, life.now)
  const fought = isRefusal(begun) ? begun : askToTheEnd(begun.battle)
  // Nobody is left to strike with: such a raid is over.
  if (isRefusal(begun) || isRefusal(fought)) return false
  doFor(life, BOSS_SECONDS)
  const { battle } = fought
  const home = comeHomeFromBoss(REALM, GROWING, begun.climber, battle, life.boosts, life.now)
  if (!allowed(life, home)) return false
  book(life, 'boss', home)
  const { left, kills } = strikePool(raid, battle.dealt * LIKE_ME)
  life.raid = { ...raid, left, endedAt: kills ? life.now : null, outcome: kills ? 'KILLED' : null }
  return here(life).top === stair
}

/** Who is done early dares more next week; who leaves much of a boss dares less. */
function difficultyAfter({ difficulty, week, endedAt, left, pool }: Raid): RaidDifficulty {
  const step = endsAt(week) - (endedAt ?? 0) >= EARLY ? 1 : left > MUCH * pool ? -1 : 0
  return RAID_DIFFICULTIES[RAID_DIFFICULTIES.indexOf(difficulty) + step] ?? difficulty
}

/** The week is over: everybody has dealt the same, and gets the same. */
function settle(life: Life, raid: Raid): void {
  const ended: Raid = raid.endedAt === null ? { ...raid, endedAt: endsAt(raid.week), outcome: 'TIME' } : raid
  const dealers = Array.from({ length: LIKE_ME }, (_, place) => ({ playerId: place + 1, dealt: 1 }))
  const { treasury, members } = shareLoot(lootLeftBy(ended, RAIDS), dealers, RAIDS)
  life.raid = null
  if (life.clan) {
    const filled = { ...life.clan.treasury }
    for (const [currency, amount] of Object.entries(treasury))
      filled[currency as keyof typeof treasury] += amount
    const gained = ended.outcome === 'KILLED' ? bossExperience(ended.difficulty, RAIDS) : 0
    const experience = life.clan.experience + gained
    life.clan = { ...life.clan, treasury: filled, experience, difficulty: difficultyAfter(ended) }
  }
  const received = receive(life.climber, rewardOf({ amounts: members[0]?.loot ?? {} }), GROWING, life.boosts)
  if (allowed(life, received)) book(life, 'raid', received)
}
