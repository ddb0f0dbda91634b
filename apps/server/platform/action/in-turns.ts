import { TooBusy } from '../edge/errors.ts'

/**
 * Lets only so many pieces of work run at once; the next ones wait for their turn, and when too many wait already,
 * whoever comes is told so at once: a promise of an answer in minutes helps nobody.
 */
export function inTurns({ atOnce, mostWaiting }: { readonly atOnce: number; readonly mostWaiting: number }) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1
    else if (waiting.length >= mostWaiting) throw new TooBusy()
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // Whoever is next takes the place over: nobody who comes in between gets it.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
