import type { ActiveBooster } from '../booster/active-booster.ts'
import { boostsAt } from '../booster/booster.ts'
import { strengthened } from '../clan/support.ts'
import type { Growing } from '../climb/receive-reward.ts'
import { dayOf } from '../everyday/everyday.ts'
import { instructed } from '../forces/train.ts'
import { heal } from '../health/heal.ts'
import type { Hero } from '../heroes/hero.ts'
import { seeOff } from '../heroes/leave.ts'
import { openTasks } from '../tasks/journal.ts'
import { unpack } from '../things/backpack.ts'
import { dress } from '../things/wear.ts'
import type { Player } from './player.ts'

/** A booster heals faster as long as it lasts, and not a minute longer. */
function healed(
  hero: Hero,
  booster: ActiveBooster | null,
  { kindOf, boosters = [] }: Growing,
  now: number,
): Hero {
  const kind = kindOf(hero.kind)
  if (booster === null || booster.until <= hero.healedAt) return heal(hero, kind, now)
  const { regeneration } = boostsAt({ ...booster, until: Number.POSITIVE_INFINITY }, boosters, now)
  return heal(heal(hero, kind, Math.min(now, booster.until), regeneration), kind, now)
}

/** The player as of now: what time alone has changed. Nothing runs while nobody looks. */
export function passTime(player: Player, now: number, growing: Growing): Player {
  const { designOf, kindOf, hallPerLevel = 0 } = growing
  const forceOf = growing.forceOf && strengthened(growing.forceOf, player.clan.support, hallPerLevel)
  const unpacked = unpack(seeOff(player.climb, now))
  const climb = designOf ? dress(unpacked, designOf, kindOf) : unpacked
  const heroes = climb.heroes.map((hero) => {
    const taught = forceOf ? instructed(hero, forceOf, kindOf) : hero
    return healed(taught, climb.belongings.booster, growing, now)
  })
  const who = {
    playerId: String(player.id),
    stair: player.stair,
    level: player.level,
    told: climb.story.told,
    inClan: player.clanId !== null,
  }
  const journal = openTasks(climb.journal, growing.tasks, who, dayOf(now))
  return { ...player, climb: { ...climb, heroes, journal } }
}
