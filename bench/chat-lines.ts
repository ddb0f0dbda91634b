import type { LiveMessage } from '@skystair/contract/live.ts'

const aChatLine = (words: string): LiveMessage => ({
  notificationType: 'CHAT_MESSAGE',
  room: 'MAIN',
  message: {
    id: 1_000_000,
    time: 1_760_000_000_000,
    text: words,
    authorId: 1,
    authorName: 'Bard',
    authorGender: 'female',
    authorLevel: 40,
    authorAccess: 'PLAYER',
    authorClanId: null,
    authorLeague: null,
    receiver: null,
    replyTo: null,
    forwardedFrom: null,
    deleted: false,
  },
})

export const aLine = aChatLine('Кто идёт к сотой ступени? '.repeat(6))

/** Listeners know by it that they have heard everything. */
export const lastMark = 'the-last-line'
export const lastLine = aChatLine(lastMark)
