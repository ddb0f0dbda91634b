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
    authorBankStatus: null,
    receiver: null,
    replyTo: null,
    forwardedFrom: null,
    deleted: false,
  },
})

export const aLine = aChatLine('Кто идёт к сотой ступени? '.repeat(6))

const fighter = (id: number) => ({ id: 1_000_000 + id, name: 'Boyan the Loud', heroImage: 'star-gazer' })

/** What all members of a clan hear of a fight with their boss. */
export const aRaidBlow: LiveMessage = {
  notificationType: 'RAID_CHANGED',
  week: 2967,
  pool: 285_500_000,
  left: 182_700_000,
  fighting: Array.from({ length: 6 }, (_, place) => fighter(place)),
  fightingCount: 31,
  blow: { player: fighter(1), dealt: 482_600, bestBlow: 48_260 },
  killed: false,
}

/** Listeners know by it that they have heard everything. */
export const lastMark = 'the-last-line'
export const lastLine = aChatLine(lastMark)
