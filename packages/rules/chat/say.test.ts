import { describe, expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { writeSmiley } from '../writing/written.ts'
import { say } from './say.ts'
import { silence, type Talk } from './talk.ts'

const speaker = (changes: Partial<{ level: number; talk: Talk }> = {}) => ({
  level: 10,
  stair: 1,
  talk: silence,
  ...changes,
})

/** Says the lines one after another, so many seconds apart; gives what the last one was answered. */
function afterLines(lines: readonly string[], secondsApart: number) {
  let { talk }: { talk: Talk } = { talk: silence }
  let answer: ReturnType<typeof say> | null = null
  for (const [index, line] of lines.entries()) {
    answer = say(speaker({ talk }), line, index * secondsApart * 1000)
    if (!isRefusal(answer)) talk = answer.talk
  }
  return answer
}

describe('a voice', () => {
  test('is heard from level 10', () => {
    expect(say(speaker({ level: 9 }), 'hello', 0)).toEqual({ refused: 'errors.chat-level', params: {} })
    expect(say(speaker(), ' hello ', 0)).toMatchObject({ text: 'hello' })
  })

  test('is not heard until a ban is over', () => {
    const talk: Talk = { ...silence, ban: { reason: 'FLOOD', until: 5000 } }
    expect(say(speaker({ talk }), 'hello', 4999)).toEqual({ refused: 'errors.chat-banned', params: {} })
    expect(say(speaker({ talk }), 'hello', 5000)).toMatchObject({ text: 'hello' })
  })

  test('says at most 1000 characters, and something', () => {
    expect(say(speaker(), 'ё'.repeat(1001), 0)).toMatchObject({ refused: 'errors.message-too-long' })
    expect(say(speaker(), '\u200B \u202E', 0)).toMatchObject({ refused: 'errors.message-empty' })
  })
})

describe('a flood', () => {
  const lines = [
    'Who goes up?',
    'I wait here',
    'See my fox',
    'It bites people',
    'Nobody listens',
    'Farewell then',
  ]

  test('is stopped at the sixth line in ten seconds, with the time to wait', () => {
    expect(afterLines(lines.slice(0, 5), 1)).toMatchObject({ text: 'Nobody listens' })
    expect(afterLines(lines, 1)).toEqual({ refused: 'chat.refused.too-fast', params: { wait: 5 } })
  })

  test('is none when the lines come slowly', () => {
    expect(afterLines(lines, 3)).toMatchObject({ text: 'Farewell then' })
  })
})

describe('an echo', () => {
  test.each([
    ['the same', 'Selling a dragon egg, cheap', 'Selling a dragon egg, cheap'],
    ['look-alike letters', 'Selling a dragon egg, cheap', 'Ѕelling а drаgоn еgg, сheаp'],
    ['stretched letters and signs', 'Selling a dragon egg, cheap', 'Selliiiing a dragon egg!!! cheap 12'],
    ['a word more', 'Продаю яйцо дракона совсем недорого', 'Продаю яйцо дракона совсем недорого, пишите'],
    ['a face', writeSmiley('lada-merry'), writeSmiley('lada-merry')],
  ])('within a minute is not said: %s', (_, first, second) => {
    expect(afterLines([first, second], 5)).toEqual({ refused: 'chat.refused.repeated', params: {} })
    expect(afterLines([first, second], 60)).toMatchObject({ text: second })
  })

  test('of a short answer is stopped for a quarter of a minute only', () => {
    expect(afterLines(['да!', 'да!'], 5)).toEqual({ refused: 'chat.refused.repeated', params: {} })
    expect(afterLines(['да!', 'да!'], 15)).toMatchObject({ text: 'да!' })
  })

  test.each([
    ['да', 'нет'],
    ['Кто идёт к сотой ступени?', 'Кто идёт в арену вечером?'],
    [writeSmiley('lada-merry'), writeSmiley('lada-stern')],
    ['12', '13'],
  ])('%s and %s are two different lines', (first, second) => {
    expect(afterLines([first, second], 1)).toMatchObject({ text: second })
  })
})
