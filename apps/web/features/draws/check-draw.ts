import type { DrawView } from '@skystair/contract/draws.ts'
import { drawThrows } from '@skystair/rules/draw/draw.ts'

export type Verdict = 'fair' | 'fits' | 'other-seal' | 'other-draw' | 'unknown'

export interface Checked {
  /** null: this browser cannot reckon it here. */
  readonly seal: string | null
  readonly again: readonly (readonly string[])[]
  readonly verdict: Verdict
}

/** SHA-256 of a seed, as the server seals it; browsers reckon it only over a safe connection. */
export async function sealOf(seed: string): Promise<string | null> {
  // Its type says that it is always there.
  const subtle: SubtleCrypto | undefined = crypto.subtle
  if (subtle === undefined) return null
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(seed))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Draws it again, and compares the seal with the one that was shown before; null: nobody here saw it. */
export async function checkDraw(
  { seed, throws, drawn }: Pick<DrawView, 'seed' | 'throws' | 'drawn'>,
  shown: string | null,
): Promise<Checked> {
  const seal = await sealOf(seed)
  const again = drawThrows(throws, seed)
  return { seal, again, verdict: verdictOf() }

  function verdictOf(): Verdict {
    if (JSON.stringify(again) !== JSON.stringify(drawn)) return 'other-draw'
    if (seal === null) return 'unknown'
    if (shown === null) return 'fits'
    return shown === seal ? 'fair' : 'other-seal'
  }
}
