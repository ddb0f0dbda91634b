import { leaveWord } from './last-word.ts'

const storageKey = 'skystair.account'

/** Whether somebody with a name plays on this device, or did so before. Whose name it is, is not kept. */
export type KeptAccount = 'in' | 'out' | null

export function keptAccount(): KeptAccount {
  try {
    const kept = localStorage.getItem(storageKey)
    return kept === 'in' || kept === 'out' ? kept : null
  } catch {
    return null
  }
}

export function keepAccount(account: KeptAccount): void {
  try {
    if (account === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, account)
  } catch {
    // A browser that keeps nothing offers what it offers to a stranger.
  }
}

/** Nobody is known here any more. Says whether that comes as a surprise: nobody on this device has asked for it. */
export function noteSignedOut(): boolean {
  const isSurprise = keptAccount() === 'in'
  if (isSurprise) keepAccount('out')
  return isSurprise
}

/** Leaves by choice, so that it is no surprise on the page that begins anew; that page may have a word to say. */
export async function leaveAccount(
  left: 'out' | null,
  leave: () => Promise<unknown>,
  word: string | null = null,
): Promise<void> {
  const before = keptAccount()
  keepAccount(before && left)
  leaveWord(word)
  await leave()
  // Only who has not left comes back here.
  keepAccount(before)
  leaveWord(null)
}
