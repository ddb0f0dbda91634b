import { ARENA } from '@skystair/content/arena/arena.ts'
import { TASKS } from '@skystair/content/tasks.data.ts'
import { returnFight } from '@skystair/rules/arena/fights.ts'
import { hasWon, placesAfter, winFight, winReward } from '@skystair/rules/arena/finish.ts'
import { leagueAt } from '@skystair/rules/arena/leagues.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import { earn } from '@skystair/rules/economy/purse.ts'
import { rewardOf } from '@skystair/rules/economy/reward.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import { did } from '@skystair/rules/player/did.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import type { Done } from '@skystair/rules/tasks/task.ts'
import { useUp } from '@skystair/rules/things/carry.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import type { BattleEnding } from '../../platform/battle/battle-ending.ts'
import { learnt, type Sql, sql } from '../../platform/database/sql.ts'
import { selectPlaces, selectPosition, swap } from '../../platform/ladder/ladder.ts'
import { writeLeagues } from '../../platform/people/people.ts'
import { rewardView } from '../../platform/views/reward-view.ts'
import { oweAgain, rememberFight } from './fights.ts'
import { tellBeaten } from './tell-beaten.ts'

/** Where the two stand at the moment of coming home. */
interface Stands {
  readonly own: number
  /** null: nowhere, or whoever it was has left for ever. */
  readonly rival: number | null
  readonly places: number
}

function rivalOf({ opponent }: Battle) {
  if (opponent?.kind !== 'rival') throw new Error('a fight in the arena against nobody')
  return opponent
}

/** Both are asked for by the battle's own rival; in a battle of another kind nothing is looked up. */
const asks = (battle: Sql, callerId: number): Readonly<Record<'arena', Sql>> => {
  const rivalId = learnt(battle, 'rivalId')
  return {
    arena: sql`SELECT CASE WHEN ${rivalId}::bigint IS NOT NULL THEN jsonb_build_object('own', (${selectPosition(callerId)}),
      'rival', CASE WHEN (SELECT name FROM person WHERE id = ${rivalId}::bigint) IS NOT NULL
        THEN (${selectPosition(rivalId)}) END,
      'places', (${selectPlaces()})) END`,
  }
}

/** What each of the two remembers. */
function remembered(player: Player, battle: Battle, before: Stands, after: Stands, now: number): Sql[] {
  const { playerId, power, ownPower } = rivalOf(battle)
  const won = hasWon(battle, now)
  const own = rememberFight(player.id, {
    id: battle.id,
    at: now,
    rivalId: playerId,
    attacked: true,
    won,
    power: ownPower,
    rivalPower: power,
    positionBefore: before.own,
    positionAfter: after.own,
    rivalPosition: before.rival,
  })
  if (before.rival === null || after.rival === null) return [own]
  const theirs = rememberFight(playerId, {
    id: battle.id,
    at: now,
    rivalId: player.id,
    attacked: false,
    won: !won,
    power,
    rivalPower: ownPower,
    positionBefore: before.rival,
    positionAfter: after.rival,
    rivalPosition: before.own,
  })
  return [own, theirs]
}

/** Whoever has won the other's place stands where the other stood. */
const isTaken = (before: Stands, after: Stands): after is Stands & { readonly rival: number } =>
  after.rival !== null && before.own !== after.own

/** The one who lost the place, where it was in a better league. */
function fallen(id: number, before: Stands, after: Stands): Parameters<typeof writeLeagues>[0] {
  if (before.rival === null || after.rival === null) return []
  const league = leagueAt(after.rival, after.places)
  return league === leagueAt(before.rival, before.places) ? [] : [{ id, league }]
}

const deedsOf = (won: boolean): readonly Done[] => [
  { deed: 'arena-fought', amount: 1 },
  ...(won ? [{ deed: 'arena-won', amount: 1 } as const] : []),
]

/** Coming home from the arena: places, what the win brings, what was used up. Wounds stay in the arena. */
export const arenaEnding: BattleEnding = {
  asks,
  comeHome({ player, battle, now, answers, services }) {
    if (battle.status !== 'COMPLETED') return refused('battle.refused.not-over')
    const before = answers.arena as Stands
    const won = hasWon(battle, now)
    const { playerId: rivalId } = rivalOf(battle)
    const after = placesAfter(won, before)
    const climber = climberOf(player)
    const home = { ...climber, things: useUp(climber.things, battle) }
    const gained = won
      ? winFight(player.arena, rivalId, after, player.bestVictoryStair, ARENA, now)
      : { life: player.arena, amounts: {}, gift: {} }
    const purse = earn(home.purse, gained.amounts)
    if (isRefusal(purse)) return purse
    const back = climbed(player, { ...home, purse }, { counterparty: ofWorld('arena'), reason: 'ARENA_WIN' })
    const league = leagueAt(after.own, after.places)
    const { letters, ...told } = isTaken(before, after)
      ? tellBeaten({ player, battle, rivalId, position: after.rival }, services, now)
      : { letters: [] }
    return {
      ...told,
      movements: back.movements,
      gift: gained.gift,
      player: { ...did(back.player, TASKS, deedsOf(won)), arena: gained.life, league },
      writes: [
        ...(isTaken(before, after)
          ? swap({ id: player.id, position: before.own }, { id: rivalId, position: after.own }, now)
          : []),
        ...letters,
        ...remembered(player, battle, before, after, now),
      ],
      lastWrites: writeLeagues([
        ...(league === player.league ? [] : [{ id: player.id, league }]),
        ...fallen(rivalId, before, after),
      ]),
    }
  },
  /** The fight is in hand again, and a revenge is owed again. */
  callOff: (player, battle, now) => ({
    player: { ...player, arena: returnFight(player.arena, ARENA, now) },
    writes: [oweAgain(player.id, rivalOf(battle).playerId)],
  }),
  reward(battle, to) {
    if (battle.winner !== 'player' || (to && !hasWon(battle, to.now))) return null
    const amounts = to
      ? winReward(to.player.arena, rivalOf(battle).playerId, to.player.bestVictoryStair, ARENA, to.now)
      : {}
    return rewardView(rewardOf({ amounts }))
  },
}
