import { chatRooms } from '@skystair/rules/chat/talk.ts'
import { Type } from 'typebox'
import { call } from './call.ts'
import { ChatLine } from './chat-line.ts'
import { Count, Done, Fields, Id, OneOf } from './shapes.ts'

const Room = OneOf(chatRooms)
const InRoom = Fields({ room: Room })

const Lines = Fields({
  /** The older first. */
  messages: Type.Array(ChatLine),
  /** The newest line of the room. */
  lastId: Count,
  /** The last one this player has seen. */
  seenId: Count,
  /** Which of the newest lines were deleted: somebody may hold them still. */
  deleted: Type.Array(Id),
})

export const listChat = call('chat.list', 'GET /api/chat/{room}/list', {
  summary: 'Lines of a room, counted from the newest: from=0&to=20 are the last twenty.',
  who: 'TRIAL',
  changes: false,
  params: InRoom,
  query: Fields({ from: Count, to: Count }),
  reply: Lines,
})

export const latestChat = call('chat.latest', 'GET /api/chat/{room}/list/latest', {
  summary: 'What was said after a line, the oldest twenty first: how a client catches up after a break.',
  who: 'TRIAL',
  changes: false,
  params: InRoom,
  query: Fields({ afterId: Count }),
  reply: Lines,
})

export const sendChat = call('chat.send', 'POST /api/chat/{room}/send', {
  summary: 'Say something: from level 10, unless banned. In PRIVAT it is whispered to one player.',
  who: 'PLAYER',
  changes: true,
  params: InRoom,
  body: Fields({
    text: Type.Optional(Type.String({ maxLength: 8000 })),
    /** The line it answers. */
    replyTo: Type.Optional(Id),
    /** A line of some room to be said again instead of a text. */
    forward: Type.Optional(Fields({ room: Room, id: Id })),
    /** To whom it is whispered. */
    to: Type.Optional(Id),
  }),
  reply: Done,
})

export const deleteChat = call('chat.delete', 'POST /api/chat/{room}/message/{id}/delete', {
  summary: 'Take a line out of a room; everybody stops seeing it.',
  who: 'MODERATOR',
  changes: true,
  params: Fields({ room: Room, id: Id }),
  reply: Done,
})

export const seeChat = call('chat.see', 'POST /api/chat/{room}/seen', {
  summary: 'Remember up to which line the player has read.',
  who: 'TRIAL',
  changes: true,
  fromAnyDevice: true,
  params: InRoom,
  body: Fields({ id: Count }),
  reply: Done,
})
