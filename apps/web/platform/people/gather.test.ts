import { expect, test } from 'vitest'
import { gather } from './gather.ts'

test('rows that appear together are answered by as few questions as may be, and each gets its own', async () => {
  const asked: (readonly number[])[] = []
  const nameOf = gather<number, string>(3, async (keys) => {
    asked.push(keys)
    return new Map(keys.filter((key) => key !== 4).map((key) => [key, `clan ${key}`]))
  })
  const answers = await Promise.all([1, 2, 1, 3, 4, 5].map(nameOf))
  expect(asked).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
  expect(answers).toEqual(['clan 1', 'clan 2', 'clan 1', 'clan 3', null, 'clan 5'])
})

test('a question that failed is told to all who waited for it, and the next one is asked anew', async () => {
  let failing = true
  const nameOf = gather<number, string>(3, async (keys) => {
    if (failing) throw new Error('nobody answers')
    return new Map(keys.map((key) => [key, `clan ${key}`]))
  })
  const first = await Promise.allSettled([nameOf(1), nameOf(2)])
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  failing = false
  expect(await nameOf(1)).toBe('clan 1')
})
