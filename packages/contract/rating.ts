import { accessLevels } from '@skystair/rules/access/access-level.ts'
import { companions } from '@skystair/rules/heroes/companion.ts'
import { genders } from '@skystair/rules/player/choices.ts'
import { ratingTypes } from '@skystair/rules/rating/rating-type.ts'
import { type Static, Type } from 'typebox'
import { Cup, LeagueNumber } from './arena-view.ts'
import { call } from './call.ts'
import { HeroView } from './hero-view.ts'
import { BankStatusView, Count, Fields, Id, Moment, OneOf, OrNull } from './shapes.ts'
import { ArtifactLook } from './things.ts'

export const RatingPosition = Fields({
  positionNumber: Count,
  id: Id,
  name: Type.String(),
  gender: OneOf(genders),
  level: Count,
  bestVictoryStair: Count,
  power: Count,
  clanId: OrNull(Id),
  /** Of the arena; null: not on its ladder. */
  league: OrNull(Count),
  bankStatus: BankStatusView,
  /** Of the clan, where players are compared by it. */
  clanLevel: OrNull(Count),
  /** What was gathered in the event, where players are compared by it. */
  eventCurrency: OrNull(Count),
})
export type RatingPosition = Static<typeof RatingPosition>

export const rating = call('rating.by', 'GET /api/rating/by/{type}', {
  summary:
    'Players by places from..to, counted from 1, or those whose names begin with the filter. In an event: those of the own bracket.',
  who: 'TRIAL',
  changes: false,
  params: Fields({ type: OneOf(ratingTypes) }),
  query: Fields({ filter: Type.Optional(Type.String({ maxLength: 100 })), from: Count, to: Count }),
  reply: Fields({
    playersTotal: Count,
    playersOnline: Count,
    /** Null for a traveller: only names are rated. */
    myPosition: OrNull(Count),
    positions: Type.Array(RatingPosition),
  }),
})

export const profile = call('rating.profile', 'GET /api/player/{id}/profile', {
  summary: 'What anybody may know of a player: who walks with them and how far they have come.',
  who: 'TRIAL',
  changes: false,
  params: Fields({ id: Id }),
  reply: Fields({
    id: Id,
    name: OrNull(Type.String()),
    gender: OneOf(genders),
    companionImage: OneOf(companions),
    accessLevel: OneOf(accessLevels),
    level: Count,
    bestVictoryStair: Count,
    power: Count,
    goodPoints: Count,
    evilPoints: Count,
    clanId: OrNull(Id),
    /** The place in the arena; null: never entered. */
    arena: Type.Union([
      Fields({
        position: Count,
        places: Count,
        best: Count,
        league: LeagueNumber,
        /** Seasons that ended in the first three leagues, the latest first. */
        cups: Type.Array(Cup),
      }),
      Type.Null(),
    ]),
    portraitFrame: OrNull(Type.String()),
    /** The title that is worn, and the deeds that stand on the shelf. */
    title: OrNull(Type.String()),
    deeds: Type.Array(Type.String()),
    bankStatus: BankStatusView,
    createdAt: Moment,
    seenAt: OrNull(Moment),
    online: Type.Boolean(),
    places: OrNull(Fields({ params: Count, level: Count })),
    squad: Type.Array(HeroView),
    /** What the squad wears, the mightiest first. */
    artifacts: Type.Array(ArtifactLook),
    /** Gifts that were opened, by what was inside. */
    gifts: Type.Array(Fields({ item: Type.String(), count: Count })),
  }),
})
