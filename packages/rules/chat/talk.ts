import type { banReasons } from './ban.ts'

/** Where people talk aloud: everybody, the clan, two of them in a whisper. */
export const chatRooms = ['MAIN', 'CLAN', 'PRIVAT'] as const
export type ChatRoom = (typeof chatRooms)[number]

export interface Ban {
  readonly reason: (typeof banReasons)[number]
  /** milliseconds since 1970 */
  readonly until: number
}

/** A line said a moment ago, as it sounds: enough to notice that it is said again. */
interface Said {
  readonly at: number
  readonly sound: string
}

/** What a player's voice depends on. */
export interface Talk {
  readonly ban: Ban | null
  /** The last few lines, the newest last. */
  readonly said: readonly Said[]
  /** The last line seen in each room. */
  readonly seen: Readonly<Record<ChatRoom, number>>
  /** Whispers that came since the player last looked. */
  readonly whispers: number
  /** Letters not read yet. */
  readonly letters: number
  /** Players whose words this one does not want to hear. */
  readonly blacklist: readonly number[]
}

export const silence: Talk = {
  ban: null,
  said: [],
  seen: { MAIN: 0, CLAN: 0, PRIVAT: 0 },
  whispers: 0,
  letters: 0,
  blacklist: [],
}

export const banAt = ({ ban }: Talk, now: number): Ban | null =>
  ban !== null && now < ban.until ? ban : null

export const isSameBan = (one: Ban | null, other: Ban | null | undefined): boolean =>
  one === null ? other === null : one.until === other?.until && one.reason === other.reason
