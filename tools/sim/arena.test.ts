import { expect, test } from 'vitest'
import { liveOnLadder } from './arena.ts'

const { settled, amethysts } = liveOnLadder(1, 400)
const of = (kind: string) => {
  const found = settled.find((one) => one.kind === kind)
  if (!found) throw new Error(`no ${kind}`)
  return found
}

test('whoever plays more stands higher: the free below the regular, the regular not above the payer', () => {
  expect(of('regular').after120).toBeLessThan(of('free').after120)
  expect(of('payer').after120).toBeLessThanOrEqual(of('regular').after120)
})

test('money alone does not buy the first league', () => {
  expect(of('idle payer').after120).toBeGreaterThan(1)
  // Not even the one of them who has come highest.
  expect(of('idle payer').best120).toBeGreaterThan(1)
})

test('everybody has left the league at the foot after four months', () => {
  for (const { kind, after120 } of settled) expect([kind, after120 < 9]).toEqual([kind, true])
})

test('a better league never brings fewer amethysts a day', () => {
  const paid = amethysts.filter((amount) => amount > 0)
  expect(paid).toEqual(paid.toSorted((one, other) => other - one))
})
