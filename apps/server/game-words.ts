import type { Word } from './platform/words/word.ts'

/** What is said from outside, without a session: payment services and portals, when there are any. */
export const gameWords: readonly Word[] = []
