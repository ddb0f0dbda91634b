import { genders } from '@skystair/rules/player/choices.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { BankStatusView, Count, Fields, Id, Moment, OneOf, OrNull } from './shapes.ts'

const Friend = Fields({
  id: Id,
  name: OrNull(Type.String()),
  gender: OneOf(genders),
  level: Count,
  clanId: OrNull(Id),
  /** The league whose badge stands beside the name; null: not on the ladder. */
  league: OrNull(Count),
  bankStatus: BankStatusView,
  seenAt: OrNull(Moment),
  online: Type.Boolean(),
})
export type Friend = Static<typeof Friend>

/** All of them: those who are here first, then those who were here last. */
const Friends = Fields({ friends: Type.Array(Friend), most: Count })

export const listFriends = call('friends.list', 'GET /api/friends/list', {
  summary: 'Whom the player keeps as friends, and who of them is here.',
  who: 'TRIAL',
  changes: false,
  personal: true,
  reply: Friends,
})

const friendly = { who: 'TRIAL', changes: true, body: Fields({ playerId: Id }) } as const

export const addFriend = call('friends.add', 'POST /api/friends/add', {
  ...friendly,
  summary: 'Keep somebody as a friend. They are neither asked nor told.',
  reply: Fields({ ids: Type.Array(Id) }),
})

export const removeFriend = call('friends.remove', 'POST /api/friends/remove', {
  ...friendly,
  summary: 'Keep somebody as a friend no more.',
  reply: Fields({ ids: Type.Array(Id) }),
})
