import type { Talk } from '../chat/talk.ts'
import { type Refusal, refused } from '../refusal.ts'

const mostBlocked = 200

/** From now on this player hears nothing from the other. */
export function block(talk: Talk, self: number, other: number): Talk | Refusal {
  if (self === other) return refused('mail.refused.block-yourself')
  const blacklist = [...new Set([...talk.blacklist, other])]
  return blacklist.length > mostBlocked
    ? refused('mail.refused.blacklist-full', { count: mostBlocked })
    : { ...talk, blacklist }
}

export const unblock = (talk: Talk, other: number): Talk => ({
  ...talk,
  blacklist: talk.blacklist.filter((id) => id !== other),
})
