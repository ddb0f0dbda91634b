import { GOOD_KINDS } from '@skystair/rules/arena/design.ts'
import { LEAGUES } from '@skystair/rules/arena/leagues.ts'
import { genders } from '@skystair/rules/player/choices.ts'
import { type Static, Type } from 'typebox'
import { EntrantView } from './entrant-view.ts'
import { Amounts, BankStatusView, Count, Fields, Id, Moment, OneOf, OrNull } from './shapes.ts'

/** From 1, the Sky, to the Wooden one; its name is `LEAGUES[number - 1]` of the rules. */
export const LeagueNumber = Type.Integer({ minimum: 1, maximum: LEAGUES.length })
const Position = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

/** Somebody on the ladder, as others see them. */
const Stander = {
  id: Id,
  name: OrNull(Type.String()),
  gender: OneOf(genders),
  level: Count,
  clanId: OrNull(Id),
  position: Position,
  league: LeagueNumber,
  bankStatus: BankStatusView,
  /** Of the squad that defends. */
  power: Count,
  /** The strongest hero of that squad. */
  heroImage: Type.String(),
}

export const Rival = Fields({
  ...Stander,
  /** Who would defend, as they would enter the fight. */
  squad: Type.Array(EntrantView),
  /** How many wins over this one still bring something today. */
  rewardsLeft: Count,
})
export type Rival = Static<typeof Rival>

export const ARENA_STATES = ['CLOSED', 'OPEN', 'ENTERED'] as const

export const DueReward = Fields({
  /** The moment it was earned at. */
  at: Moment,
  position: Position,
  places: Count,
  league: LeagueNumber,
  amounts: Amounts,
})
export type DueReward = Static<typeof DueReward>

/** The place at which a season ended, high enough for a cup. */
export const Cup = Fields({
  /** The month, as 2026-11. */
  season: Type.String(),
  position: Position,
  places: Count,
  league: LeagueNumber,
})
export type Cup = Static<typeof Cup>

/** The own place and all that belongs to it. */
export const Standing = Fields({
  position: Position,
  best: Position,
  league: LeagueNumber,
  /** The positions of the own league. */
  from: Position,
  to: Position,
  /** The next league that has room, and how many places there are to go; null: there is nothing above. */
  next: Type.Union([Fields({ league: LeagueNumber, places: Count }), Type.Null()]),
  /** Of the squad that attacks, and of the one that defends. */
  power: Count,
  defencePower: Count,
  /** The saved squad that defends, from 0; null: the one that stands. */
  defenceSet: OrNull(Count),
  fights: Fields({
    inHand: Count,
    most: Count,
    /** When the next one comes; null: all are there. */
    nextAt: OrNull(Moment),
    /** How many may still be bought today, and for how many emeralds. */
    extraLeft: Count,
    extraPrice: Count,
    /** How long a win counts from the attack on, in milliseconds. */
    lasts: Count,
  }),
  /** When the rivals may be changed again; null: now. */
  refreshAt: OrNull(Moment),
  reward: Fields({
    hour: Type.Integer({ minimum: 0, maximum: 23 }),
    timeZone: Type.String(),
    /** When hour and zone may be changed again; null: now. */
    changeAt: OrNull(Moment),
    /** When the next one comes, whatever waits already. */
    nextAt: Moment,
    /** What the present position would bring then. */
    next: Amounts,
    /** What was earned and not taken yet; the oldest first. */
    waiting: Type.Array(DueReward),
  }),
  /** Defeats since the history was last looked at. */
  unseenDefeats: Count,
  /** The latest first. */
  cups: Type.Array(Cup),
  season: Fields({ id: Type.String(), endsAt: Moment }),
  /** Frames of the portrait that are owned, and the one that is worn. */
  frames: Type.Array(Type.String()),
  frame: OrNull(Type.String()),
})
export type Standing = Static<typeof Standing>

export const ArenaView = Fields({
  /** Not open at this level; open and not entered; entered. */
  state: OneOf(ARENA_STATES),
  openLevel: Count,
  /** How many stand on the ladder. */
  places: Count,
  /** null until one has entered. */
  standing: Type.Union([Standing, Type.Null()]),
  /** What may be taken into a fight: one of it. */
  consumables: Type.Array(Fields({ id: Type.String(), count: Count })),
})
export type ArenaView = Static<typeof ArenaView>

export const LeagueView = Fields({
  league: LeagueNumber,
  /** null: the ladder is too short for it yet. */
  places: Type.Union([Fields({ from: Position, to: Position }), Type.Null()]),
  /** The daily reward of its last and of its first place. */
  least: Amounts,
  most: Amounts,
  /** For passing its line for the first time. */
  gift: Amounts,
  passed: Type.Boolean(),
  /** Whether a season that ends there gives a cup. */
  cup: Type.Boolean(),
})
export type LeagueView = Static<typeof LeagueView>

export const FightView = Fields({
  /** The id of the replay. */
  id: Type.String(),
  at: Moment,
  /** Whether one attacked; else one was attacked. */
  attacked: Type.Boolean(),
  won: Type.Boolean(),
  rival: Fields({
    id: Id,
    /** null: has left for ever. */
    name: OrNull(Type.String()),
    gender: OneOf(genders),
    level: Count,
    clanId: OrNull(Id),
    league: OrNull(Count),
    bankStatus: BankStatusView,
  }),
  /** Then: of both sides, and the own position before and after. */
  power: Count,
  rivalPower: Count,
  positionBefore: Position,
  positionAfter: Position,
  rivalPosition: OrNull(Count),
  /** One was beaten and has not taken revenge yet. */
  canRevenge: Type.Boolean(),
})
export type FightView = Static<typeof FightView>

export const ArenaGoodView = Fields({
  id: Type.String(),
  kind: OneOf(GOOD_KINDS),
  /** The hero who comes for a visit. */
  hero: OrNull(Type.String()),
  /** The frame of the portrait that it is. */
  frame: OrNull(Type.String()),
  /** How long the visit lasts. */
  lasts: OrNull(Count),
  amount: Count,
  /** In amethysts. */
  price: Count,
  /** The league from which on it is sold: a better one will do. */
  fromLeague: LeagueNumber,
  left: Count,
})
export type ArenaGoodView = Static<typeof ArenaGoodView>
