import type { Call, ReplyOf } from '@skystair/contract/call.ts'
import { spinWheel, takeWheelReward, wheelStatus } from '@skystair/contract/wheel.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepSeal } from '../../platform/device/kept-seals.ts'
import { reportProblem } from '../../platform/device/report.ts'
import { act } from '../../platform/server/act.ts'
import { ask, type Question } from '../../platform/server/ask.ts'
import { useGame } from '../../platform/state/game.ts'

export const wheelKey = ['wheel'] as const
const looksEvery = 10_000

/** The wheel as it stands, looked at again and again: others fill the cauldron meanwhile. */
export function useWheel() {
  const playerId = useGame((state) => state.player?.id ?? 0)
  const asked = useQuery({
    queryKey: wheelKey,
    queryFn: ({ signal }) => ask(wheelStatus, {}, signal),
    staleTime: 0,
    refetchInterval: looksEvery,
  })
  const { draw, seal } = asked.data ?? {}
  useEffect(() => {
    if (draw !== undefined && seal !== undefined) keepSeal(playerId, 'wheel', draw, seal)
  }, [playerId, draw, seal])
  return asked
}

/** An answer that is none is noted and leaves the wheel as it is. */
async function orNothing<C extends Call>(
  call: C,
  question: Question<C>,
  isRight: (reply: ReplyOf<C>) => boolean,
  note: string,
): Promise<ReplyOf<C> | null> {
  try {
    const reply = await act(call, question)
    if (reply === null || isRight(reply)) return reply
  } catch {
    // Told below.
  }
  reportProblem(note)
  return null
}

export const spin = () =>
  orNothing(
    spinWheel,
    {},
    ({ wheel }) => wheel?.sectors.some(({ id }) => id === wheel.waiting?.sector) ?? false,
    'Wrong response for spin wheel',
  )

export const takeReward = (hero: string | null) =>
  orNothing(
    takeWheelReward,
    { query: hero === null ? {} : { optionalCreatureId: hero } },
    ({ creatures }) => Array.isArray(creatures),
    'Wrong response for take award from wheel',
  )
