import { expect, test } from 'vitest'
import { TooBusy } from '../edge/errors.ts'
import { inTurns } from './in-turns.ts'

const isBusy = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'rejected' && outcome.reason instanceof TooBusy

test('so many work at once, so many wait, and whoever comes then is told at once that it is too many', async () => {
  const take = inTurns({ atOnce: 2, mostWaiting: 3 })
  const { promise: told, resolve: tell } = Promise.withResolvers<void>()
  const begun: number[] = []
  const all = [1, 2, 3, 4, 5, 6, 7].map((n) =>
    take(async () => {
      begun.push(n)
      await told
      return n
    }),
  )
  await expect(all[5]).rejects.toBeInstanceOf(TooBusy)
  expect(begun).toEqual([1, 2])
  tell()
  const outcomes = await Promise.allSettled(all)
  expect(begun).toEqual([1, 2, 3, 4, 5])
  expect(outcomes.map(isBusy)).toEqual([false, false, false, false, false, true, true])
})

test('who fails makes room for the next one', async () => {
  const take = inTurns({ atOnce: 1, mostWaiting: 1 })
  const failed = take(() => Promise.reject(new Error('burnt')))
  const next = take(async () => 'done')
  await expect(failed).rejects.toThrow('burnt')
  expect(await next).toBe('done')
  expect(await take(async () => 'again')).toBe('again')
})
