import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refused, Unreachable } from './ask.ts'
import { askUntilAnswered } from './ask-until-answered.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refusal = new Refused(422, { code: 'market.refused.gone', text: 'Gone.', params: {} } as never)

/** A page that gets these answers one after another, and the last one for ever. */
function aPage(...answers: (string | Error)[]) {
  const look = vi.fn(() => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer)
  })
  const [take, tell] = [vi.fn(), vi.fn()]
  return { look, take, tell, stop: askUntilAnswered(look, take, tell) }
}

const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('a page that got no answer asks again by itself until one comes', async () => {
  const { look, take, tell } = aPage(new Unreachable(), new Unreachable(), 'goods')
  await wait(4)
  expect([look, take, tell].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1])
  await wait(60)
  expect([look, take, tell].map(({ mock }) => mock.calls.length)).toEqual([3, 1, 2])
  expect(take).toHaveBeenCalledWith('goods')
})

test('a refusal is an answer: nobody asks again', async () => {
  const { look, take, tell } = aPage(refusal)
  await wait(60)
  expect([look, take, tell].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1])
  expect(tell).toHaveBeenCalledWith(refusal)
})

test('a page that was left hears nothing and asks no more', async () => {
  const waiting = aPage(new Unreachable())
  await wait(1)
  waiting.stop()
  await wait(60)
  expect(waiting.look).toHaveBeenCalledTimes(1)
  const left = aPage('goods')
  left.stop()
  const refused = aPage(refusal)
  refused.stop()
  await wait(1)
  expect(left.take).not.toHaveBeenCalled()
  expect(refused.tell).not.toHaveBeenCalled()
})
