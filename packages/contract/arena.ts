import { mostSavedSquads } from '@skystair/rules/heroes/squad.ts'
import { Type } from 'typebox'
import {
  ArenaGoodView,
  ArenaView,
  DueReward,
  FightView,
  LeagueNumber,
  LeagueView,
  Rival,
} from './arena-view.ts'
import { BattleStatus } from './battle.ts'
import { call } from './call.ts'
import { EntrantView } from './entrant-view.ts'
import { PlayerView } from './player-view.ts'
import { Done, Fields, Id, Moment, OrNull, TimeZone, WordId } from './shapes.ts'

const look = { who: 'TRIAL', changes: false } as const
const deed = { who: 'PLAYER', changes: true } as const
/** The player and the arena as they are now. */
const Changed = Fields({ player: PlayerView, arena: ArenaView })
export const arena = call('arena.get', 'GET /api/arena/get', {
  ...look,
  summary: 'The arena: the own place, five rivals, fights in hand and what waits.',
  /** Nearer is lower on the ladder: the first rival is the nearest. Deeds tell of no rivals: they are looked up again. */
  reply: Fields({
    arena: ArenaView,
    /** Who would attack; against each rival's the page rolls the fight beforehand. */
    squad: Type.Array(EntrantView),
    rivals: Type.Array(Rival),
  }),
})

export const enterArena = call('arena.enter', 'POST /api/arena/enter', {
  ...deed,
  summary:
    'Step onto the foot of the ladder, once and for ever. The zone says when the reward comes. Which place it is tells the arena.',
  body: Fields({ timeZone: Type.Optional(TimeZone) }),
  reply: Fields({ player: PlayerView }),
})

export const attackRival = call('arena.attack', 'POST /api/battle/arena/attack', {
  ...deed,
  summary:
    'Attack one of the five rivals, or whoever has beaten one (revenge). A battle that is over at once: the rival stepped aside.',
  body: Fields({
    rivalId: Id,
    revenge: Type.Optional(Type.Boolean()),
    /** The one scroll or elixir that is taken along. */
    scroll: Type.Optional(Type.String({ maxLength: 60, pattern: '^[a-z0-9-]+$' })),
  }),
  reply: BattleStatus,
})

export const refreshRivals = call('arena.refresh', 'POST /api/arena/refresh', {
  ...deed,
  summary: 'Five others; free, once in ten minutes.',
  reply: Changed,
})

export const buyFight = call('arena.buyFight', 'POST /api/arena/fight/buy', {
  ...deed,
  summary: 'One more fight in hand, for emeralds; at most five a day.',
  reply: Changed,
})

export const chooseDefence = call('arena.defence', 'POST /api/arena/defence', {
  ...deed,
  summary: 'Which saved squad defends; null: the one that stands.',
  body: Fields({ set: OrNull(Type.Integer({ minimum: 0, maximum: mostSavedSquads - 1 })) }),
  reply: Changed,
})

export const arenaLeagues = call('arena.leagues', 'GET /api/arena/league/list', {
  ...look,
  summary: 'All leagues from the top: where they are and what they pay.',
  reply: Fields({ leagues: Type.Array(LeagueView), own: OrNull(LeagueNumber) }),
})

export const arenaHistory = call('arena.history', 'GET /api/arena/history', {
  ...look,
  summary: 'The last fifty fights, of both directions, the newest first.',
  reply: Fields({ fights: Type.Array(FightView) }),
})

export const seeArenaHistory = call('arena.historySeen', 'POST /api/arena/history/seen', {
  ...deed,
  summary: 'The history was looked at.',
  reply: Done,
})

export const takeArenaReward = call('arena.takeReward', 'POST /api/arena/reward/take', {
  ...deed,
  summary: 'Take what the places of the last days have earned: each day once, seven at the most.',
  reply: Fields({ player: PlayerView, arena: ArenaView, taken: Type.Array(DueReward) }),
})

export const arenaShop = call('arena.shop', 'GET /api/arena/shop/list', {
  ...look,
  summary: 'What amethysts buy.',
  reply: Fields({
    goods: Type.Array(ArenaGoodView),
    /** The best league one has ever been in; null: never on the ladder. */
    bestLeague: OrNull(LeagueNumber),
    newAt: Moment,
  }),
})

export const buyArenaGood = call('arena.buyGood', 'POST /api/arena/shop/{id}/buy', {
  ...deed,
  summary: 'Buy a good of the arena for amethysts.',
  params: WordId,
  reply: Fields({ player: PlayerView, goods: Type.Array(ArenaGoodView) }),
})

export const wearFrame = call('arena.wearFrame', 'POST /api/arena/frame/wear', {
  ...deed,
  summary: 'Another frame around the portrait; null: none.',
  body: Fields({ frame: OrNull(Type.String({ maxLength: 60, pattern: '^[a-z0-9-]+$' })) }),
  reply: Fields({ player: PlayerView, frame: OrNull(Type.String()), frames: Type.Array(Type.String()) }),
})
