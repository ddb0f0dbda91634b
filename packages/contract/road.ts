import { EVENT_KINDS } from '@skystair/rules/calendar/kind.ts'
import { THING_KINDS } from '@skystair/rules/economy/reward.ts'
import {
  AVAILABILITY_REASONS,
  PLACE_DISPLAYS,
  PLACE_REPEATS,
  PLACE_RESOURCES,
  PLACE_SKILLS,
  PLACE_TYPES,
  TILE_SIZES,
  WORLDS,
} from '@skystair/rules/road/place.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { EntrantView } from './entrant-view.ts'
import { PlayerView } from './player-view.ts'
import { RewardView } from './reward.ts'
import { Count, Fields, Moment, OneOf, OrNull } from './shapes.ts'

export const PlaceView = Fields({
  id: Type.String(),
  world: OneOf(WORLDS),
  stair: Count,
  placeType: OneOf(PLACE_TYPES),
  posX: Type.Number(),
  posY: Type.Number(),
  display: OneOf(PLACE_DISPLAYS),
  repeat: OneOf(PLACE_REPEATS),
  creatureId: OrNull(Type.String()),
  power: Type.Number(),
  battleLost: Type.Boolean(),
  used: Type.Boolean(),
  resource: OrNull(Fields({ type: OneOf(PLACE_RESOURCES), amount: Count })),
  skill: OrNull(Fields({ type: OneOf(PLACE_SKILLS), amount: Type.Number() })),
  thing: OrNull(Fields({ kind: OneOf(THING_KINDS), id: Type.String(), stair: Count })),
  leadsTo: OrNull(OneOf(WORLDS)),
  /** Why it can do nothing now, and until when; `null`: it can. */
  reason: OrNull(OneOf(AVAILABILITY_REASONS)),
  until: OrNull(Moment),
  /** The figure of who has something to tell there. */
  talker: OrNull(Type.String()),
  /** Of which event it is, or what those who stand there wear for it. */
  event: OrNull(OneOf(EVENT_KINDS)),
})
export type PlaceView = Static<typeof PlaceView>

export const TileView = Fields({
  stair: Count,
  posY: Type.Number(),
  size: OneOf(TILE_SIZES),
  look: Type.String(),
  variant: Count,
})

export const ensurePlaces = call('road.ensurePlaces', 'GET /api/place/v3/ensure', {
  summary: 'The road between two coordinates: places, tiles, what is taught there, and how far it is open.',
  who: 'TRIAL',
  changes: false,
  query: Fields({
    coordFrom: Type.Number({ minimum: 0, maximum: 1e15 }),
    coordTo: Type.Number({ minimum: 0, maximum: 1e15 }),
  }),
  reply: Fields({
    places: Type.Array(PlaceView),
    tiles: Type.Array(TileView),
    educations: Type.Array(Fields({ id: Type.String(), posY: Type.Number() })),
    maxCoordinate: Type.Number(),
  }),
})

export const specialPlaces = call('road.specialPlaces', 'GET /api/place/special/get', {
  summary: 'Portals, turns, traders and magic places not far below the top.',
  who: 'TRIAL',
  changes: false,
  reply: Fields({ places: Type.Array(PlaceView) }),
})

const PlaceId = Fields({ id: Type.String({ maxLength: 20, pattern: '^[a-z]+-[0-9]+-[0-9]+$' }) })
const Amounts = Type.Array(Fields({ currency: OneOf(currencies), amount: Count }))

export const placeInfo = call('road.placeInfo', 'GET /api/place/{id}/info', {
  summary: 'What a place gives and asks for, and who would meet whom in a battle there.',
  who: 'TRIAL',
  changes: false,
  params: PlaceId,
  reply: Fields({
    place: PlaceView,
    reward: RewardView,
    price: Amounts,
    enemies: Type.Array(EntrantView),
    /** Who would go, wounds and all, and the strongest of those who stay at home: nobody where there is nobody to fight. */
    squad: Type.Array(EntrantView),
    camp: Type.Array(EntrantView),
    /** Whether nobody is meant to win alone: a clan fights it together. */
    isForMany: Type.Boolean(),
    /** What a trader gives for what. */
    offers: Type.Array(Fields({ id: Type.String(), give: Amounts, get: Amounts })),
    /** Stairs to which a portal leads. */
    portals: Type.Array(Count),
  }),
})

const Taken = Fields({ player: PlayerView, reward: RewardView })
const taking = { who: 'TRIAL', changes: true, params: PlaceId, reply: Taken } as const

export const takeResource = call('road.takeResource', 'GET /api/resourcePlace/{id}/take', {
  ...taking,
  summary: 'Take a pile of resources.',
})

export const takeSkill = call('road.takeSkill', 'GET /api/skill/place/{id}/take', {
  ...taking,
  summary: 'Take what a shrine gives to the squad.',
})

export const takePlace = call('road.takePlace', 'POST /api/place/{id}/take', {
  ...taking,
  summary: 'Open a chest, pick up a thing, read a rune.',
})

export const gain = call('road.gain', 'POST /api/place/gainable/{id}/gain', {
  ...taking,
  summary: 'Drink from a fountain that fills again.',
})

export const useMagic = call('road.useMagic', 'POST /api/place/magic/{id}/use', {
  ...taking,
  summary: 'Buy strength at a magic place.',
})

export const useTurn = call('road.useTurn', 'POST /api/turn/{id}/use', {
  summary: 'Turn into another world. All places known so far are to be forgotten.',
  who: 'TRIAL',
  changes: true,
  params: PlaceId,
  reply: PlayerView,
})

export const retryPlace = call('road.retryPlace', 'POST /api/place/{id}/retry', {
  summary: 'Pay not to wait after a lost battle.',
  who: 'TRIAL',
  changes: true,
  params: PlaceId,
  reply: PlayerView,
})

export const trade = call('road.trade', 'POST /api/place/exchange/{id}/trade', {
  summary: 'Trade with a trader of the road.',
  who: 'TRIAL',
  changes: true,
  params: PlaceId,
  body: Fields({ offer: Type.String({ maxLength: 60 }), count: Type.Integer({ minimum: 1, maximum: 1000 }) }),
  reply: PlayerView,
})
