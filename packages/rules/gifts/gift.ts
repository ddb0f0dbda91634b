import { isOpen } from '../access/is-open.ts'
import { banAt, type Talk } from '../chat/talk.ts'
import type { Amounts } from '../economy/purse.ts'
import type { Reward } from '../economy/reward.ts'
import { type Refusal, refused } from '../refusal.ts'
import { cleanText } from '../writing/clean-text.ts'
import { characterCount } from '../writing/text-limit.ts'

/** Something to give: what it costs the giver, and what lies inside. */
export interface GiftDesign {
  readonly id: string
  readonly price: Amounts
  readonly reward: Reward
}

export const wishLimit = 200
export const giftsADay = 10
const day = 24 * 60 * 60 * 1000

interface Giver {
  readonly id: number
  readonly level: number
  readonly stair: number
  readonly talk: Talk
}

interface Receiver {
  readonly id: number
  /** Whether the receiver has blocked the giver. */
  readonly deaf: boolean
  readonly level: number
}

/** The wish as it is to be kept, or why nothing is given. `earlier`: when the last but so many gifts was given. */
export function mayGive(
  giver: Giver,
  receiver: Receiver | null,
  wish: string,
  earlier: number | null,
  now: number,
): string | Refusal {
  if (!isOpen('gifts', giver)) return refused('errors.gift-level')
  if (receiver === null) return refused('player.refused.not-found')
  if (receiver.id === giver.id) return refused('gifts.refused.to-yourself')
  if (receiver.deaf || giver.talk.blacklist.includes(receiver.id)) return refused('gifts.refused.blocked')
  if (earlier !== null && now - earlier < day) return refused('gifts.refused.enough', { count: giftsADay })
  const text = cleanText(wish)
  // Who has lost the voice may still give, but not speak.
  if (text !== '' && banAt(giver.talk, now)) return refused('errors.chat-banned')
  return characterCount(text) > wishLimit ? refused('errors.text-too-long', { limit: wishLimit }) : text
}
