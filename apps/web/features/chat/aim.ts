import type { ChatLine } from '@skystair/contract/chat-line.ts'

/** What the next line will be about: an answer, or a whisper to somebody. */
export interface Aim {
  readonly replyTo: ChatLine | null
  readonly whisperTo: { readonly id: number; readonly name: string } | null
  /** Words to begin with. */
  readonly words: string
}

export const noAim: Aim = { replyTo: null, whisperTo: null, words: '' }
