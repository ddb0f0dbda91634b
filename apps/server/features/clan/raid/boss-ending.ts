import { GROWING } from '@skystair/content/beginning.ts'
import { REALM } from '@skystair/content/realm.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import type { Received } from '@skystair/rules/climb/receive-reward.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { comeHomeFromBoss, hasStruck } from '@skystair/rules/raid/fight.ts'
import { endsAt } from '@skystair/rules/raid/week.ts'
import { isRefusal, type Refusal } from '@skystair/rules/refusal.ts'
import { rewardFor } from '@skystair/rules/road/attack-place.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import type { BattleEnding } from '../../../platform/battle/battle-ending.ts'
import { owner, type Sql, sql } from '../../../platform/database/sql.ts'
import { mustTouch, type Step } from '../../../platform/database/steps.ts'
import { schedule } from '../../../platform/due-work/due-work.ts'
import { boostsOf } from '../../../platform/views/boosts.ts'
import { rewardView } from '../../../platform/views/reward-view.ts'
import { frontHero } from './boss-opening.ts'
import { raidNews, selectNews } from './news.ts'
import { sharingWork } from './share-loot.ts'

/** A fight that is over, as the pool sees it. */
interface Fought {
  readonly clanId: number
  readonly week: number
  readonly playerId: number
  readonly battleId: string
  readonly dealt: number
  readonly bestBlow: number
  readonly heroImage: string | null
}

const thisRaid = ({ clanId, week }: Fought): Sql =>
  sql`clan_id = ${owner(clanId)} AND week = ${week}::integer`

/** `accepted`: what of it went off the pool. Whoever fought is in no fight any more; which was the last is remembered. */
const countIn = (fought: Fought, accepted: Sql, at: Date): Sql =>
  sql`INSERT INTO raid_dealer (clan_id, week, player_id, at, hero_image, dealt, fights, last_dealt, best_blow, best_dealt,
      best_battle, battle_id)
    SELECT ${owner(fought.clanId)}, ${fought.week}::integer, ${fought.playerId}::bigint, ${at}::timestamptz,
      ${fought.heroImage}::text, took.amount, 1, took.amount, ${fought.bestBlow}::bigint, took.amount, ${fought.battleId},
      ${fought.battleId}
    FROM (SELECT ${accepted}::bigint AS amount) AS took
    ON CONFLICT (clan_id, week, player_id) DO UPDATE SET at = excluded.at, dealt = raid_dealer.dealt + excluded.dealt,
      fights = raid_dealer.fights + 1, last_dealt = excluded.dealt,
      best_blow = greatest(raid_dealer.best_blow, excluded.best_blow),
      best_dealt = greatest(raid_dealer.best_dealt, excluded.dealt),
      best_battle = CASE WHEN excluded.dealt > raid_dealer.best_dealt OR raid_dealer.best_battle IS NULL
        THEN excluded.best_battle ELSE raid_dealer.best_battle END,
      battle_id = excluded.battle_id, fighting_since = NULL`

/** The step that finds no row when the boss cannot stand after a fight. */
const standingBoss = 'standing_boss'

/** The boss stands after it: all that was dealt goes off the pool. Found no row: the pool is lower, or it has ended. */
const struck = (fought: Fought, at: Date): readonly (Sql | Step)[] => [
  mustTouch(
    standingBoss,
    sql`UPDATE raid SET pool_left = pool_left - ${fought.dealt}::bigint
      WHERE ${thisRaid(fought)} AND ended_at IS NULL AND pool_left > ${fought.dealt}::bigint`,
  ),
  countIn(fought, sql`${fought.dealt}`, at),
]

/**
 * The boss falls by it, unless another was faster: what the pool still has is taken. Its row is held first, so that of many
 * who come here at once each finds what those before have left, and one of them brings it down.
 */
const struckLast = (fought: Fought, at: Date): readonly (Sql | Step)[] => [
  sql`UPDATE raid SET pool_left = pool_left WHERE ${thisRaid(fought)}`,
  countIn(
    fought,
    sql`least(${fought.dealt}::bigint, coalesce((SELECT pool_left FROM raid WHERE ${thisRaid(fought)} AND ended_at IS NULL), 0))`,
    at,
  ),
  sql`UPDATE raid SET pool_left = greatest(pool_left - ${fought.dealt}::bigint, 0),
      ended_at = CASE WHEN pool_left <= ${fought.dealt}::bigint THEN ${at}::timestamptz END,
      outcome = CASE WHEN pool_left <= ${fought.dealt}::bigint THEN 'KILLED' END,
      killer_id = CASE WHEN pool_left <= ${fought.dealt}::bigint THEN ${fought.playerId}::bigint END
    WHERE ${thisRaid(fought)} AND ended_at IS NULL`,
  // Of this very fight: what was looked at too early by another is looked at again.
  schedule(sharingWork, {
    id: `${fought.clanId}-${fought.week}-${fought.battleId}`,
    dueAt: at.getTime(),
    payload: { clanId: fought.clanId, week: fought.week },
  }),
]

/** Nothing was dealt, or too late: the fight alone is counted. */
const struckNothing = (fought: Fought, at: Date): readonly Sql[] => [countIn(fought, sql`0`, at)]

function writesOf(fought: Fought, now: number, untouched: string | null): readonly (Sql | Step)[] {
  const at = new Date(now)
  if (fought.dealt === 0 || now >= endsAt(fought.week)) return struckNothing(fought, at)
  return untouched === standingBoss ? struckLast(fought, at) : struck(fought, at)
}

function raidOf({ id, opponent }: Battle): Pick<Fought, 'clanId' | 'week'> {
  if (opponent?.kind !== 'raid-boss') throw new Error(`${id} is fought with nobody`)
  return opponent
}

const received = (player: Player, battle: Battle, now: number): Received | Refusal =>
  comeHomeFromBoss(REALM, GROWING, climberOf(player), battle, boostsOf(player, now), now)

/** Whoever fights above stair 2000 deals more than a column can hold: the end of such a fight must be written too. */
const asColumn = (amount: number): number =>
  Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.floor(amount)))

/** Coming home from the boss of the week: what was dealt goes off the pool once, with the end of the battle itself. */
export const bossEnding: BattleEnding = {
  comeHome({ player, battle, now, untouched }) {
    const home = received(player, battle, now)
    if (isRefusal(home)) return home
    const after = climbed(
      player,
      home.climber,
      { counterparty: ofWorld('battle'), reason: 'BATTLE' },
      home.reached,
    )
    const { clanId, week } = raidOf(battle)
    const fought: Fought = {
      clanId,
      week,
      playerId: player.id,
      battleId: battle.id,
      dealt: asColumn(battle.dealt),
      bestBlow: asColumn(battle.bestBlow),
      heroImage: frontHero(player),
    }
    return {
      ...after,
      writes: writesOf(fought, now, untouched),
      askAfter: { raid: selectNews(clanId, week, player.id, now) },
      push: raidNews(clanId, player, fought.heroImage, fought.bestBlow),
    }
  },
  /** Nobody sees a fighter any more where there is no fight. */
  callOff: ({ id }, battle) => {
    const { clanId, week } = raidOf(battle)
    return {
      writes: [
        sql`UPDATE raid_dealer SET battle_id = NULL, fighting_since = NULL
          WHERE clan_id = ${owner(clanId)} AND week = ${week}::integer AND player_id = ${id}::bigint`,
      ],
    }
  },
  reward(battle, to) {
    if (battle.status !== 'COMPLETED' || battle.placeId === null || !hasStruck(battle)) return null
    const home = to && received(to.player, battle, to.now)
    const reached = home && !isRefusal(home) ? home.reached : null
    return rewardView(rewardFor(REALM, battle.placeId), reached)
  },
}
