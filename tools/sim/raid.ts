import { CLANS } from '@skystair/content/clans/clans.ts'
import { RAIDS } from '@skystair/content/raids/raids.ts'
import { REALM } from '@skystair/content/realm.ts'
import { askToTheEnd } from '@skystair/rules/battle/ask.ts'
import type { Entrant } from '@skystair/rules/battle/fighter.ts'
import { startBattle } from '@skystair/rules/battle/start-battle.ts'
import { specialsOfClan, supportOf } from '@skystair/rules/clan/support.ts'
import { stairOf } from '@skystair/rules/climb/climber.ts'
import { receive } from '@skystair/rules/climb/receive-reward.ts'
import { rewardOf } from '@skystair/rules/economy/reward.ts'
import { entrantOf } from '@skystair/rules/heroes/entrant-of.ts'
import { squadOf } from '@skystair/rules/heroes/hero.ts'
import { musterBoss } from '@skystair/rules/raid/boss-stair.ts'
import { bossExperience } from '@skystair/rules/raid/experience.ts'
import { lootLeftBy, shareLoot } from '@skystair/rules/raid/loot.ts'
import { newRaid, strikePool } from '@skystair/rules/raid/pool.ts'
import type { Raid } from '@skystair/rules/raid/raid.ts'
import { bossOf, endsAt, isRest } from '@skystair/rules/raid/week.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { weekOf } from '@skystair/rules/shop/week.ts'
import { allowed, book, doFor, GROWING, kindOf, type Life, squadPower } from './life.ts'

/** A clan of so many who all raid as this one does. */
const LIKE_ME = 20
/** A fight with the boss, and the four stairs before it. */
const FIGHT_SECONDS = 45
const FIGHTS = RAIDS.stairs / RAIDS.bossEvery

/** The squad as it sets out: a raid begins with all wounds healed. */
const squadOut = ({ climber, clan }: Life): readonly Entrant[] => {
  const gifts = clan ? specialsOfClan(supportOf(clan, CLANS)) : {}
  return squadOf(climber.heroes).map((hero) => entrantOf({ ...hero, wounds: 0 }, kindOf(hero.kind), gifts))
}

/** What one fight deals, and who comes back from it. */
function strike(
  { climber, seed, now }: Life,
  squad: readonly Entrant[],
  raid: Raid,
  fight: number,
): { readonly dealt: number; readonly squad: readonly Entrant[] } {
  const battle = startBattle({
    id: `${seed}/raid`,
    type: 'MULTI',
    placeId: null,
    seed: `${seed}/${raid.week}/${fight}/${now}`,
    squad,
    enemies: musterBoss(
      REALM,
      bossOf(RAIDS, raid.week),
      stairOf(climber) + RAIDS.bossEvery * (fight + 1),
      raid,
    ),
    consumables: [],
  })
  const fought = isRefusal(battle) ? battle : askToTheEnd(battle)
  if (isRefusal(fought)) return { dealt: 0, squad }
  const { creatures, dealt } = fought.battle
  const healthOf = (id: number) => creatures.find((one) => one.id === id)?.health ?? 0
  return { dealt, squad: squad.map((one) => ({ ...one, health: healthOf(one.id) })) }
}

/** A raid a day: every twelve hours one could, once a day is what people do. */
export function raidWithClan(life: Life): void {
  const { clan } = life
  if (clan === null) return
  const week = weekOf(life.now)
  if (life.raid !== null && life.raid.week < week) settle(life, life.raid)
  if (isRest(life.now)) return
  const muster = { members: LIKE_ME, power: squadPower(life) * LIKE_ME, height: stairOf(life.climber) }
  let raid = life.raid ?? newRaid(clan, week, muster, RAIDS)
  let squad = squadOut(life)
  for (let fight = 0; fight < FIGHTS && raid.endedAt === null; fight++) {
    const struck = strike(life, squad, raid, fight)
    squad = struck.squad
    const { left, kills } = strikePool(raid, struck.dealt * LIKE_ME)
    raid = { ...raid, left, endedAt: kills ? life.now : null, outcome: kills ? 'KILLED' : null }
    doFor(life, FIGHT_SECONDS)
  }
  life.raid = raid
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
    life.clan = { ...life.clan, treasury: filled, experience: life.clan.experience + gained }
  }
  const received = receive(life.climber, rewardOf({ amounts: members[0]?.loot ?? {} }), GROWING, life.boosts)
  if (allowed(life, received)) book(life, 'raid', received)
}
