import type { ReplyOf } from '@skystair/contract/call.ts'
import { currentId } from '@skystair/contract/security.ts'
import { authorization } from './ask.ts'
import { callAt } from './reach.ts'

const patience = 5_000

/** Calls go to the direct address from now on, if the same player is known there. */
export async function goDirect(address: string, playerId: number): Promise<void> {
  const token = authorization()
  if (token === null) return
  try {
    const response = await fetch(address + currentId.path, {
      headers: { authorization: token },
      credentials: 'omit',
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) return
    const { id } = (await response.json()) as ReplyOf<typeof currentId>
    if (id === playerId) callAt(address)
  } catch {
    // Whom nobody answers there stays here.
  }
}
