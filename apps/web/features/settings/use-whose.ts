import type { ReplyOf } from '@skystair/contract/call.ts'
import { whose } from '@skystair/contract/platforms.ts'
import { useCallback, useEffect, useState } from 'react'
import type { Host } from '../../platform/hosts/host.ts'
import { ask } from '../../platform/server/ask.ts'

export type Whose = ReplyOf<typeof whose>

/** Whom the platform opens; null until it is known. Only somebody who plays here may ask. */
export function useWhose(host: Host | null, mayAsk: boolean): { whose: Whose | null; again: () => void } {
  const [answer, setAnswer] = useState<Whose | null>(null)
  const look = useCallback(async () => {
    const proof = host === null || host.name === 'own' ? null : await host.proof()
    if (host === null || host.name === 'own' || !proof) return
    setAnswer(await ask(whose, { params: { platform: host.name }, body: { proof } }))
  }, [host])
  // What cannot be had now is not offered.
  const again = useCallback(() => void look().catch(() => undefined), [look])
  useEffect(() => {
    if (mayAsk) again()
  }, [mayAsk, again])
  return { whose: answer, again }
}
