import { randomUUID } from 'node:crypto'
import { ARENA } from '@skystair/content/arena/arena.ts'
import { personalChannel } from '@skystair/contract/live-channels.ts'
import { placesAfter, winFight, winReward } from '@skystair/rules/arena/finish.ts'
import { leagueAt } from '@skystair/rules/arena/leagues.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import { earn } from '@skystair/rules/economy/purse.ts'
import { rewardOf } from '@skystair/rules/economy/reward.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { useUp } from '@skystair/rules/things/carry.ts'
import { ofPlayer, ofWorld } from '@skystair/rules/wallet/account.ts'
import type { Parcel } from '../../platform/action/parcels.ts'
import type { BattleEnding, Homecoming } from '../../platform/battle/battle-ending.ts'
import { learnt, type Sql, sql } from '../../platform/database/sql.ts'
import type { Answers, Step } from '../../platform/database/steps.ts'
import { swap } from '../../platform/ladder/ladder.ts'
import {
  deliver,
  letterNumbers,
  letterOfDefeat,
  mailPushes,
} from '../../platform/messages/deliver-letters.ts'
import { channelOf } from '../../platform/people/channel.ts'
import { writeLeague } from '../../platform/people/people.ts'
import type { Services } from '../../platform/services/services.ts'
import { rewardView } from '../../platform/views/reward-view.ts'
import { rememberFight } from './fights.ts'

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
  const rivalId = sql`${learnt(battle, 'rivalId')}::bigint`
  const placeOf = (holder: Sql) =>
    sql`(SELECT position FROM arena_place WHERE holder = ${holder} AND position > 0)`
  return {
    arena: sql`SELECT CASE WHEN ${rivalId} IS NOT NULL THEN jsonb_build_object(
      'own', ${placeOf(sql`${callerId}::bigint`)},
      'rival', CASE WHEN (SELECT name FROM person WHERE id = ${rivalId}) IS NOT NULL THEN ${placeOf(rivalId)} END,
      'places', (SELECT max(position) FROM arena_place)) END`,
  }
}

/** What each of the two remembers. */
function remembered(player: Player, battle: Battle, before: Stands, after: Stands, now: number): Sql[] {
  const { playerId, power, ownPower } = rivalOf(battle)
  const won = battle.winner === 'player'
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

/** The two stand in each other's place; the one who lost it hears of it at once, and by letter. */
function takenPlace(
  player: Player,
  battle: Battle,
  before: Stands,
  after: Stands,
  services: Services,
  now: number,
): Pick<Homecoming, 'send' | 'askAfter' | 'push'> & { readonly writes: readonly (Sql | Step)[] } {
  const { playerId: rivalId } = rivalOf(battle)
  if (before.rival === null || after.rival === null || before.own === after.own) return { writes: [] }
  const at = new Date(now)
  const letters = [letterOfDefeat(rivalId, { rivalId: player.id, replay: battle.id })]
  const name = player.name ?? ''
  const position = after.rival
  const told: Parcel['effect'][] = [
    {
      kind: 'notification',
      notification: {
        id: randomUUID(),
        kind: 'arena-beaten',
        params: { name, position, rivalId: player.id, fight: battle.id },
        at: now,
      },
    },
    { kind: 'letter' },
  ]
  const channel = personalChannel(channelOf(services.config.sessionSecret, rivalId))
  const fell = leagueAt(position, before.places)
  return {
    writes: [
      ...swap({ id: player.id, position: before.own }, { id: rivalId, position: before.rival }, now),
      ...deliver(letters, at),
      ...(fell === leagueAt(before.rival, before.places) ? [] : [writeLeague(rivalId, fell)]),
    ],
    send: told.map((effect) => ({ to: rivalId, sender: ofPlayer(player.id), effect })),
    askAfter: letterNumbers(letters),
    push: (answers: Answers) => [
      {
        channel,
        message: {
          notificationType: 'ARENA_BEATEN',
          rivalId: player.id,
          rivalName: name,
          fightId: battle.id,
          position,
        },
      },
      ...mailPushes(services, letters, now, answers),
    ],
  }
}

/** Coming home from the arena: places, what the win brings, what was used up. Wounds stay in the arena. */
export const arenaEnding: BattleEnding = {
  asks,
  comeHome(player, battle, now, _attempt, answers, services) {
    if (battle.status !== 'COMPLETED') return refused('battle.refused.not-over')
    const before = answers.arena as Stands
    const won = battle.winner === 'player'
    const { playerId: rivalId } = rivalOf(battle)
    const after = placesAfter(won, before)
    const climber = climberOf(player)
    const home = { ...climber, things: useUp(climber.things, battle) }
    const gained = won
      ? winFight(player.arena, rivalId, after, player.bestVictoryStair, ARENA, now)
      : { life: player.arena, amounts: {} }
    const purse = earn(home.purse, gained.amounts)
    if (isRefusal(purse)) return purse
    const back = climbed(player, { ...home, purse }, { counterparty: ofWorld('arena'), reason: 'ARENA_WIN' })
    const league = leagueAt(after.own, after.places)
    const { writes, ...told } = takenPlace(player, battle, before, after, services, now)
    return {
      ...told,
      movements: back.movements,
      player: { ...back.player, arena: gained.life, league },
      writes: [
        ...writes,
        ...remembered(player, battle, before, after, now),
        ...(league === player.league ? [] : [writeLeague(player.id, league)]),
      ],
    }
  },
  reward(battle, to) {
    if (battle.winner !== 'player') return null
    const amounts = to
      ? winReward(to.player.arena, rivalOf(battle).playerId, to.player.bestVictoryStair, ARENA, to.now)
      : {}
    return rewardView(rewardOf({ amounts }))
  },
}
