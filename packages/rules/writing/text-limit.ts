import { type Refusal, refused } from '../refusal.ts'
import { isBlank } from './as-read.ts'

/** How many characters each text of a player may have. */
export const textLimits = {
  name: 40,
  comment: 3000,
  topic: 20_000,
  chatMessage: 1000,
  clanAdvertisement: 180,
} as const

export type LimitedText = Exclude<keyof typeof textLimits, 'name'>

const emptyCodes: Readonly<Record<LimitedText, string>> = {
  comment: 'errors.comment-empty',
  topic: 'errors.topic-empty',
  chatMessage: 'errors.message-empty',
  clanAdvertisement: 'errors.advertisement-empty',
}

/** An emoji is one character to the player who typed it, though a string counts it as two. */
export const characterCount = (text: string): number => [...text].length

/** The text as it is to be kept: without space around it. */
export function limitedText(kind: LimitedText, entered: string): string | Refusal {
  const text = entered.trim()
  if (isBlank(text)) return refused(emptyCodes[kind])
  const limit = textLimits[kind]
  if (characterCount(text) <= limit) return text
  return refused(kind === 'chatMessage' ? 'errors.message-too-long' : 'errors.text-too-long', { limit })
}
