import type { Rival, Standing } from '@skystair/contract/arena-view.ts'
import { useEffect, useState } from 'react'
import { useBattle } from '../../../platform/state/battle-state.ts'
import { prefersCalm } from '../../../stage/game/calm.ts'
import { forgetFight, useLastFight } from '../last-fight.ts'
import { type Climb, useArenaBoard } from './arena-board.ts'

/** Milliseconds: a look at how it was, the stones change places, the stands rejoice. */
const steps = [
  ['waits', 700],
  ['swaps', 1500],
  ['cheers', 2600],
] as const satisfies readonly (readonly [Climb['told'], number])[]

interface Told {
  readonly standing: Standing
  readonly rivals: readonly Rival[]
  readonly told: Climb['told'] | null
  /** What is shown is how it was before the last fight: nobody of it can be attacked. */
  readonly isPast: boolean
}

/**
 * Whoever comes back from a fight with a better place first sees the arena as it was, then how the stones change
 * places, and only then the new rivals. Answers what is to be shown and how far the telling is.
 */
export function useTold(standing: Standing, rivals: readonly Rival[], isFresh: boolean): Told {
  const before = useLastFight((state) => state.before)
  const [told, setTold] = useState<Climb['told'] | null>(null)
  // The arena is still seen for a moment when a fight begins: nothing has come of it yet.
  const isOver = useBattle(({ battle }) => battle === null)
  const rose = isFresh && before !== null && standing.position < before.standing.position
  useEffect(() => {
    if (before === null || !isFresh || !isOver) return
    if (!rose) return forgetFight()
    const timers: ReturnType<typeof setTimeout>[] = []
    let at = 0
    for (const [step, lasts] of steps) {
      timers.push(setTimeout(() => setTold(step), at))
      at += prefersCalm() ? lasts / 4 : lasts
    }
    timers.push(
      setTimeout(() => {
        setTold(null)
        forgetFight()
      }, at),
    )
    return () => timers.forEach(clearTimeout)
  }, [before, isFresh, isOver, rose])
  const rival = before?.rivalId ?? null
  useEffect(
    () => useArenaBoard.setState({ climb: told === null || rival === null ? null : { rival, told } }),
    [told, rival],
  )
  return {
    standing: before?.standing ?? standing,
    rivals: before?.rivals ?? rivals,
    told,
    isPast: before !== null,
  }
}
