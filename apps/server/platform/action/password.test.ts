import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { hashPassword } from './password.ts'

test('while many prove their passwords, the pages of the game are still read for everybody else', async () => {
  const many = 24
  let proved = 0
  const proving = Array.from({ length: many }, (_, n) =>
    hashPassword(`password ${n}`).then(() => {
      proved += 1
    }),
  )
  await readFile(fileURLToPath(import.meta.url))
  expect(proved).toBeLessThan(many / 2)
  await Promise.all(proving)
})
