import { expect, test } from 'vitest'
import { tellNewest } from './tell-newest.ts'

test('who moves a hero faster than the server answers keeps the last order, and the ones between are never told', async () => {
  const told: string[] = []
  const answers: (() => void)[] = []
  const tell = tellNewest((order: string) => {
    told.push(order)
    return new Promise<void>((answered) => answers.push(answered))
  })
  const done = tell('1 2 3')
  await tell('2 1 3')
  await tell('1 2 3')
  await tell('2 3 1')
  expect(told).toEqual(['1 2 3'])
  answers.shift()?.()
  await expect.poll(() => told).toEqual(['1 2 3', '2 3 1'])
  answers.shift()?.()
  await done
  const again = tell('1 2 3')
  answers.shift()?.()
  await again
  expect(told).toEqual(['1 2 3', '2 3 1', '1 2 3'])
})

test('an order that could not be told does not silence the next', async () => {
  const told: string[] = []
  const tell = tellNewest(async (order: string) => {
    told.push(order)
    if (told.length === 1) throw new Error('the line is down')
  })
  await expect(tell('1 2')).rejects.toThrow()
  await tell('2 1')
  expect(told).toEqual(['1 2', '2 1'])
})
