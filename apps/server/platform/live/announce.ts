import type { LiveMessage } from '@skystair/contract/live.ts'
import { personalChannel } from '@skystair/contract/live-channels.ts'
import { channelOf } from '../people/channel.ts'
import type { Services } from '../services/services.ts'
import type { EndedSessions } from './living-sessions.ts'

/** What others learn of a decision, once it is written. */
interface Announcement {
  readonly playerId: number
  /** Whose inboxes it reached. */
  readonly receivers: readonly number[]
  readonly pushes: readonly Push[]
  /** Whose sockets are closed. */
  readonly dropped: readonly number[]
  /** Others whose sessions have ended. */
  readonly signedOut: readonly number[]
  readonly endedSessions: EndedSessions | null
}

export interface Push {
  readonly channel: string
  readonly message: LiveMessage
}

export function announce({ live, config }: Services, announcement: Announcement): void {
  for (const receiver of new Set(announcement.receivers)) {
    live.publish(personalChannel(channelOf(config.sessionSecret, receiver)), {
      notificationType: 'NOTIFICATION',
    })
  }
  for (const { channel, message } of announcement.pushes) live.publish(channel, message)
  for (const playerId of announcement.dropped) live.drop(playerId)
  for (const playerId of announcement.signedOut) live.endSessions(playerId, { but: null })
  if (announcement.endedSessions) live.endSessions(announcement.playerId, announcement.endedSessions)
}
