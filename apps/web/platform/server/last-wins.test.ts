import { expect, test } from 'vitest'
import { lastWins } from './last-wins.ts'

test('of many quick wishes the last one is sent last, and none beside another', async () => {
  const heard: string[] = []
  const answers: (() => void)[] = []
  const tell = lastWins((wish: string) => {
    heard.push(wish)
    return new Promise<void>((answer) => answers.push(answer))
  })
  const told = Promise.all([tell('EN'), tell('RU'), tell('EN'), tell('RU')])
  expect(heard).toEqual(['EN'])
  answers.shift()?.()
  await expect.poll(() => heard).toEqual(['EN', 'RU'])
  answers.shift()?.()
  await told
  expect(heard).toEqual(['EN', 'RU'])
})

test('a wish that failed does not hold up the next one', async () => {
  const heard: string[] = []
  const tell = lastWins(async (wish: string) => {
    heard.push(wish)
    if (wish === 'EN') throw new Error('no answer')
  })
  await expect(tell('EN')).rejects.toThrow('no answer')
  await tell('RU')
  expect(heard).toEqual(['EN', 'RU'])
})
