import type { Draft } from '../draft.ts'
import { fallOrSurvive } from '../suffer.ts'
import type { Blow } from './blow.ts'

export const immortality = (draft: Draft, blow: Blow): void =>
  fallOrSurvive(draft, blow.defender, 'HIT', blow.attacker.id)
