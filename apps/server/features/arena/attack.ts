import { ARENA } from '@skystair/content/arena/arena.ts'
import { GROWING } from '@skystair/content/beginning.ts'
import { CONSUMABLES } from '@skystair/content/consumables.data.ts'
import { attackRival as contract } from '@skystair/contract/arena.ts'
import { challengeRival, type Side } from '@skystair/rules/arena/attack.ts'
import { attackers } from '@skystair/rules/arena/defenders.ts'
import { useFight } from '@skystair/rules/arena/fights.ts'
import { stepsAside } from '@skystair/rules/arena/finish.ts'
import { whyNotAttack } from '@skystair/rules/arena/why-not-attack.ts'
import { specialsOfClan } from '@skystair/rules/clan/support.ts'
import type { Hero } from '@skystair/rules/heroes/hero.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { actionWith } from '../../platform/action/action.ts'
import type { PlayerRow } from '../../platform/action/players.ts'
import { newBattleId } from '../../platform/battle/new-battle.ts'
import { secretSeed } from '../../platform/battle/secret-seed.ts'
import { statusOf } from '../../platform/battle/status.ts'
import { insertBattle } from '../../platform/battle/stored-battle.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { mustTouch } from '../../platform/database/steps.ts'
import { selectPlaces, selectPosition } from '../../platform/ladder/ladder.ts'
import { powerOfAll } from '../../platform/views/squad-power.ts'
import { arenaEnding } from './arena-ending.ts'
import { avenge, selectGrudge } from './fights.ts'
import { defendersOf } from './rivals.ts'

/** The two on the ladder. */
interface Met {
  readonly position: number | null
  readonly places: number
  readonly rivalPosition: number | null
  /** null: there is nobody. */
  readonly rival: { readonly row: PlayerRow; readonly seenAt: number | null } | null
  /** The defeat that a revenge is for. */
  readonly grudge: string | null
}

const sideOf = ({ clan }: Player, heroes: readonly Hero[]): Side => ({
  heroes,
  gifts: specialsOfClan(clan.support),
  power: powerOfAll(heroes),
})

/** The squad meets a rival's, as it is at this moment. */
export const attackRival = actionWith<typeof contract, Met>(
  contract,
  {
    select: ({ body: { rivalId } }, callerId) => ({
      position: selectPosition(callerId),
      places: selectPlaces(),
      rivalPosition: selectPosition(rivalId),
      rival: sql`SELECT jsonb_build_object('row', to_jsonb(other),
          'seenAt', (SELECT floor(extract(epoch FROM max(session.seen_at)) * 1000) FROM session
            WHERE session.player_id = ${owner(rivalId)}))
        FROM player AS other WHERE other.id = ${owner(rivalId)} AND other.deleted_at IS NULL`,
      grudge: selectGrudge(callerId, rivalId),
    }),
  },
  ({ player, body, extra, now }) => {
    const isRevenge = body.revenge ?? false
    const { position, places, rivalPosition, grudge } = extra
    const wanted = extra.rival && { id: body.rivalId, level: extra.rival.row.level, position: rivalPosition }
    const barred = whyNotAttack(
      player,
      { position, places, isRevenge, isOwed: grudge !== null },
      wanted,
      ARENA,
    )
    if (barred || extra.rival === null) return barred ?? refused('arena.refused.rival-gone')
    const life = useFight(player.arena, ARENA, now)
    if (isRefusal(life)) return life
    const { rival, squad } = defendersOf(extra.rival.row, now)
    const battle = challengeRival(
      { ...sideOf(player, attackers(player.climb)), things: player.climb.things },
      sideOf(rival, squad),
      {
        battleId: newBattleId(player),
        rivalId: rival.id,
        seed: secretSeed(),
        scroll: body.scroll ?? null,
        designs: CONSUMABLES,
        countsUntil: now + ARENA.fightLasts,
        aside: stepsAside({ seenAt: extra.rival.seenAt, registeredAt: rival.createdAt }, ARENA, now),
      },
      GROWING.kindOf,
    )
    if (isRefusal(battle)) return battle
    return {
      player: { ...player, arena: life, battleId: battle.id },
      writes: [
        insertBattle(player.id, battle, new Date(now)),
        ...(isRevenge && grudge !== null
          ? [mustTouch('grudge', avenge(player.id, grudge), 'arena.refused.no-revenge')]
          : []),
      ],
      reply: () => statusOf(battle, [], arenaEnding.reward(battle, { player, now })),
    }
  },
)
