import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import { type GameInfo, now, useGame } from '../../platform/state/game.ts'

/** What is celebrated, the one that ends first before the others. What is over and only waits is not. */
export const feastsOf = (info: Pick<GameInfo, 'events'> | null, time: number): readonly EventKind[] =>
  info?.events.filter(({ endsAt }) => endsAt !== null && endsAt > time).map(({ kind }) => kind) ?? []

export const feastsNow = (): readonly EventKind[] => feastsOf(useGame.getState().info, now())

/** What the world is decorated for: of two feasts the one that ends first. */
export const feastNow = (): EventKind | null => feastsNow()[0] ?? null
