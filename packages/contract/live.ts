import { chatRooms } from '@skystair/rules/chat/talk.ts'
import { type Static, Type } from 'typebox'
import { ChatLine } from './chat-line.ts'
import type { NotificationType } from './live-channels.ts'
import { MailLine } from './mail-line.ts'
import { RaidNews } from './raid-fighter.ts'
import { Count, Fields, Id, OneOf } from './shapes.ts'

const kind = <Name extends NotificationType>(name: Name) => Type.Literal(name)

const ChatMessage = Fields({
  notificationType: kind('CHAT_MESSAGE'),
  room: OneOf(chatRooms),
  message: ChatLine,
})

const MailMessage = Fields({
  notificationType: kind('MAIL_MESSAGE'),
  /** With whom: 0 is the Stair itself. */
  partnerId: Count,
  message: MailLine,
})

const ChatMessageDelete = Fields({
  notificationType: kind('CHAT_MESSAGE_DELETE'),
  room: OneOf(chatRooms),
  id: Id,
})

/** Words that were carried away are there again: the client asks for them. */
const ChatMessageReturn = Fields({
  notificationType: kind('CHAT_MESSAGE_RETURN'),
  room: OneOf(chatRooms),
  id: Id,
})

/** Something waits for the player: the client asks what it is. */
const Notification = Fields({ notificationType: kind('NOTIFICATION') })

/** Something happened in the clan, told to all members: the client asks how it stands now. */
const ClanChanged = Fields({ notificationType: kind('CLAN_CHANGED') })

/** A fight with the boss of the week began or ended, told to all members. */
const RaidChanged = Fields({ notificationType: kind('RAID_CHANGED'), ...RaidNews })
/** Somebody has taken one's place on the ladder. */
const ArenaBeaten = Fields({
  notificationType: kind('ARENA_BEATEN'),
  rivalId: Id,
  rivalName: Type.String(),
  /** The replay. */
  fightId: Type.String(),
  /** Where one stands now. */
  position: Id,
})

/** All that the server pushes. A push is a hint: whoever missed it catches up by asking. */
export const LiveMessage = Type.Union([
  ChatMessage,
  MailMessage,
  ChatMessageDelete,
  ChatMessageReturn,
  Notification,
  ClanChanged,
  RaidChanged,
  ArenaBeaten,
])
export type LiveMessage = Static<typeof LiveMessage>

export type LiveMessageOf<Name extends NotificationType> = Extract<LiveMessage, { notificationType: Name }>
