import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import { now, useGame } from '../state/game.ts'
import { feastsOf } from './feast-now.ts'

/** What the page is decorated for. */
export const useFeast = (): EventKind | null => useGame(({ info }) => feastsOf(info, now())[0] ?? null)
