import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('two presses do one deed, a press after its end does another', async () => {
  let done = 0
  const deed = oneAtATime(async () => {
    await Promise.resolve()
    done++
  })
  await Promise.all([deed(), deed()])
  expect(done).toBe(1)
  await deed()
  expect(done).toBe(2)
})
