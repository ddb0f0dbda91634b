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

/** `accepted`: what of it went off the pool. Whoever fought is in no fight any more. */
const countIn = (fought: Fought, accepted: Sql, at: Date): Sql =>
  sql`INSERT INTO raid_dealer (clan_id, week, player_id, at, hero_image, dealt, fights, last_dealt, best_blow, best_dealt, best_battle)
    SELECT ${owner(fought.clanId)}, ${fought.week}::integer, ${fought.playerId}::bigint, ${at}::timestamptz,
      ${fought.heroImage}::text, took.amount, 1, took.amount, ${fought.bestBlow}::bigint, took.amount, ${fought.battleId}
    FROM (SELECT ${accepted}::bigint AS amount) AS took
    ON CONFLICT (clan_id, week, player_id) DO UPDATE SET at = excluded.at, dealt = raid_dealer.dealt + excluded.dealt,
      fights = raid_dealer.fights + 1, last_dealt = excluded.dealt,
      best_blow = greatest(raid_dealer.best_blow, excluded.best_blow),
      best_dealt = greatest(raid_dealer.best_dealt, excluded.dealt),
      best_battle = CASE WHEN excluded.dealt > raid_dealer.best_dealt OR raid_dealer.best_battle IS NULL
        THEN excluded.best_battle ELSE raid_dealer.best_battle END,
      battle_id = NULL, fighting_since = NULL`

/** The boss stands after it: all that was dealt goes off the pool. Found no row: the pool is lower, or it has ended. */
const struck = (fought: Fought, at: Date): readonly (Sql | Step)[] => [
  mustTouch(
    'raid',
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

const struckTooLate = (fought: Fought, at: Date): readonly Sql[] => [countIn(fought, sql`0`, at)]

function writesOf(fought: Fought, now: number, attempt: number): readonly (Sql | Step)[] {
  const at = new Date(now)
  if (fought.dealt === 0 || now >= endsAt(fought.week)) return struckTooLate(fought, at)
  return attempt === 1 ? struck(fought, at) : struckLast(fought, at)
}

const received = (player: Player, battle: Battle, now: number): Received | Refusal =>
  comeHomeFromBoss(REALM, GROWING, climberOf(player), battle, boostsOf(player, now), now)

/** Coming home from the boss of the week: what was dealt goes off the pool once, with the end of the battle itself. */
export const bossEnding: BattleEnding = {
  comeHome(player, battle, now, attempt) {
    const home = received(player, battle, now)
    if (isRefusal(home)) return home
    const after = climbed(
      player,
      home.climber,
      { counterparty: ofWorld('battle'), reason: 'BATTLE' },
      home.reached,
    )
    if (battle.opponent?.kind !== 'raid-boss') throw new Error(`${battle.id} is fought with nobody`)
    const { clanId, week } = battle.opponent
    const fought: Fought = {
      clanId,
      week,
      playerId: player.id,
      battleId: battle.id,
      dealt: Math.max(0, Math.floor(battle.dealt)),
      bestBlow: Math.floor(battle.bestBlow),
      heroImage: frontHero(player),
    }
    return {
      ...after,
      writes: writesOf(fought, now, attempt),
      askAfter: { raid: selectNews(clanId, week, player.id, now) },
      push: raidNews(clanId, player, fought.heroImage, fought.bestBlow),
    }
  },
  reward(battle, to) {
    if (battle.status !== 'COMPLETED' || battle.placeId === null || !hasStruck(battle)) return null
    const home = to && received(to.player, battle, to.now)
    const reached = home && !isRefusal(home) ? home.reached : null
    return rewardView(rewardFor(REALM, battle.placeId), reached)
  },
}
