/** Names of the live wire. They stand apart from its schemas, so that the browser loads no schemas for them. */

export const livePath = '/api/websocket'

/** News for everybody: the public chat. */
export const broadcastChannel = '/stomp/broadcast'

/** A player's own channel; `clientUuid` comes with the player's info. */
export const personalChannel = (clientUuid: string): string => `/stomp/personal/${clientUuid}`

/** The channel of a clan, for its members. */
export const clanChannel = (clanId: number): string => `/stomp/clan/${clanId}`

export const notificationTypes = [
  'CHAT_MESSAGE',
  'MAIL_MESSAGE',
  'CHAT_MESSAGE_DELETE',
  'CHAT_MESSAGE_RETURN',
  'NOTIFICATION',
  'CLAN_CHANGED',
  'RAID_CHANGED',
  'ARENA_BEATEN',
] as const
export type NotificationType = (typeof notificationTypes)[number]

/** The websocket is closed with this code when its session is no more: connecting again is of no use. */
export const sessionEndedCode = 4401
