import { randomUUID } from 'node:crypto'
import { ARENA } from '@skystair/content/arena/arena.ts'
import { GROWING } from '@skystair/content/beginning.ts'
import { CONSUMABLES } from '@skystair/content/consumables.data.ts'
import { attackRival as contract } from '@skystair/contract/arena.ts'
import { whyNotInside } from '@skystair/rules/arena/arena.ts'
import { challengeRival, type Side } from '@skystair/rules/arena/attack.ts'
import { attackers } from '@skystair/rules/arena/defenders.ts'
import { useFight } from '@skystair/rules/arena/fights.ts'
import { stepsAside } from '@skystair/rules/arena/finish.ts'
import { specialsOfClan } from '@skystair/rules/clan/support.ts'
import type { Hero } from '@skystair/rules/heroes/hero.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { actionWith } from '../../platform/action/action.ts'
import type { PlayerRow } from '../../platform/action/players.ts'
import { secretSeed } from '../../platform/battle/secret-seed.ts'
import { statusOf } from '../../platform/battle/status.ts'
import { insertBattle } from '../../platform/battle/stored-battle.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { mustTouch } from '../../platform/database/steps.ts'
import { selectPlaces, selectPosition } from '../../platform/ladder/ladder.ts'
import { arenaEnding } from './arena-ending.ts'
import { avenge, selectGrudge } from './fights.ts'
import { defendersOf, offeredTo } from './rivals.ts'
import { powerOfAll } from './standing.ts'

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

function whyNotFight(player: Player, met: Met, isRevenge: boolean): Refusal | null {
  const { position, places, rival, rivalPosition, grudge } = met
  if (rival === null || rivalPosition === null) return refused('arena.refused.rival-gone')
  if (rival.row.level < ARENA.level) return refused('arena.refused.rival-too-young', { level: ARENA.level })
  if (isRevenge) return grudge === null ? refused('arena.refused.no-revenge') : null
  if (position === null || !offeredTo(player, position, places).includes(rivalPosition))
    return refused('arena.refused.not-a-rival')
  return null
}

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
    const unfit = whyNotInside(player)
    if (unfit) return unfit
    if (player.battleId !== null) return refused('battle.refused.fighting')
    if (body.rivalId === player.id) return refused('arena.refused.not-a-rival')
    const isRevenge = body.revenge ?? false
    const barred = whyNotFight(player, extra, isRevenge)
    if (barred || extra.rival === null) return barred ?? refused('arena.refused.rival-gone')
    const life = useFight(player.arena, ARENA, now)
    if (isRefusal(life)) return life
    const { rival, squad } = defendersOf(extra.rival.row, now)
    const battle = challengeRival(
      { ...sideOf(player, attackers(player.climb)), things: player.climb.things },
      sideOf(rival, squad),
      {
        battleId: `${player.id.toString(36)}-${randomUUID()}`,
        rivalId: rival.id,
        seed: secretSeed(),
        scroll: body.scroll ?? null,
        designs: CONSUMABLES,
        aside: stepsAside(extra.rival.seenAt, ARENA, now),
      },
      GROWING.kindOf,
    )
    if (isRefusal(battle)) return battle
    return {
      player: { ...player, arena: life, battleId: battle.id },
      writes: [
        insertBattle(player.id, battle, new Date(now)),
        ...(isRevenge && extra.grudge !== null
          ? [mustTouch('grudge', avenge(player.id, extra.grudge), 'arena.refused.no-revenge')]
          : []),
      ],
      reply: () => statusOf(battle, [], arenaEnding.reward(battle, { player, now })),
    }
  },
)
