import type { ChatLine } from '@skystair/contract/chat-line.ts'
import { spokenIn } from '@skystair/rules/chat/spoken-in.ts'
import type { Language } from '@skystair/rules/player/choices.ts'
import { create } from 'zustand'

/** In the room of all: what is said in the own language, or everything. */
export const tongues = ['own', 'all'] as const
export type Tongue = (typeof tongues)[number]

const storageKey = 'skystair.chat-tongue'

/** `null`: nothing was chosen on this device yet. */
export const readTongue = (kept: string | null): Tongue | null => tongues.find((one) => one === kept) ?? null

function keptTongue(): Tongue | null {
  try {
    return readTongue(localStorage.getItem(storageKey))
  } catch {
    return null
  }
}

export const useTongue = create<{ readonly chosen: Tongue | null }>(() => ({ chosen: keptTongue() }))

export function chooseTongue(chosen: Tongue): void {
  useTongue.setState({ chosen })
  try {
    localStorage.setItem(storageKey, chosen)
  } catch {
    // A browser that keeps nothing hears its own language next time.
  }
}

interface Listener {
  readonly id: number
  readonly name: string | null
  readonly language: Language
}

type Said = Pick<ChatLine, 'authorId' | 'text' | 'replyTo'>

/** Own words, words to oneself and words that need no language are heard whatever was chosen. */
export function isHeard({ authorId, text, replyTo }: Said, { id, name, language }: Listener): boolean {
  if (authorId === id) return true
  if (
    name !== null &&
    (replyTo?.authorName === name || text.toLowerCase().includes(`@${name.toLowerCase()}`))
  )
    return true
  const spoken = spokenIn(text)
  return spoken === null || spoken === language
}
