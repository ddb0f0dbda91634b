import type { Draft } from '../draft.ts'
import { rise } from '../suffer.ts'
import type { Blow } from './blow.ts'

export function resurrection(draft: Draft, blow: Blow): void {
  rise(draft, blow.defender)
  rise(draft, blow.attacker)
}
