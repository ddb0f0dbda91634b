import { GROWING } from '@skystair/content/beginning.ts'
import { RAIDS } from '@skystair/content/raids/raids.ts'
import { REALM } from '@skystair/content/realm.ts'
import { squadOf } from '@skystair/rules/heroes/hero.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { challengeBoss } from '@skystair/rules/raid/fight.ts'
import { whyNotFight } from '@skystair/rules/raid/state.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { isBossPlace } from '@skystair/rules/road/boss-stair.ts'
import { parsePlaceId } from '@skystair/rules/road/place.ts'
import { hereOf } from '@skystair/rules/road/travel.ts'
import { weekOf } from '@skystair/rules/shop/week.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import type { BattleOpening } from '../../../platform/battle/battle-opening.ts'
import { newBattle } from '../../../platform/battle/new-battle.ts'
import { statusOf } from '../../../platform/battle/status.ts'
import { insertBattle } from '../../../platform/battle/stored-battle.ts'
import { learnt, owner, type Sql, sql, theCaller } from '../../../platform/database/sql.ts'
import { boostsOf } from '../../../platform/views/boosts.ts'
import { type FoundRaid, selectJoinedAt, selectRaid } from './load-raid.ts'
import { raidNews, selectNews } from './news.ts'

/** The hero who walks in front, as others see the squad. */
export const frontHero = ({ climb }: Player): string | null => squadOf(climb.heroes)[0]?.kind ?? null

/** A fight begins: all members see who fights. */
const joinFight = (raid: FoundRaid, player: Player, battleId: string, at: Date): Sql =>
  sql`INSERT INTO raid_dealer (clan_id, week, player_id, at, hero_image, battle_id, fighting_since)
    VALUES (${owner(raid.clanId)}, ${raid.week}::integer, ${player.id}::bigint, ${at}::timestamptz, ${frontHero(player)}::text,
      ${battleId}, ${at}::timestamptz)
    ON CONFLICT (clan_id, week, player_id) DO UPDATE SET at = excluded.at, hero_image = excluded.hero_image,
      battle_id = excluded.battle_id, fighting_since = excluded.fighting_since`

/** Where the boss of the week stands on the raid road, a battle of many begins. */
export const bossOpening: BattleOpening<{
  readonly raid: FoundRaid | null
  readonly joinedAt: number | null
}> = {
  mayBeAt: (placeId) => placeId.startsWith('raid-'),
  extra: {
    select: (_, callerId, now) => ({
      raid: selectRaid(learnt(theCaller, 'clan_id'), weekOf(now)),
      joinedAt: selectJoinedAt(learnt(theCaller, 'clan_id'), callerId),
    }),
  },
  isAt: ({ climb }, placeId) => {
    const place = parsePlaceId(placeId)
    return place?.world === 'raid' && isBossPlace(REALM, hereOf(climb.travels), place)
  },
  begin: ({ player, body, extra: { raid, joinedAt }, now }) => {
    if (raid === null || joinedAt === null) return refused('raid.refused.over')
    const tooNew = whyNotFight(joinedAt, RAIDS, now)
    if (tooNew) return tooNew
    const wish = newBattle(player, body.placeId, now)
    const met = challengeBoss(
      REALM,
      GROWING,
      climberOf(player),
      raid,
      wish,
      RAIDS,
      boostsOf(player, now),
      now,
    )
    if (isRefusal(met)) return met
    const after = climbed(player, met.climber, { counterparty: ofWorld('battle'), reason: 'BATTLE' })
    const at = new Date(now)
    return {
      ...after,
      player: { ...after.player, battleId: met.battle.id },
      writes: [insertBattle(player.id, met.battle, at), joinFight(raid, player, met.battle.id, at)],
      askAfter: { raid: selectNews(raid.clanId, raid.week, player.id, now) },
      push: raidNews(raid.clanId, player, null, null),
      reply: () => statusOf(met.battle, []),
    }
  },
}
