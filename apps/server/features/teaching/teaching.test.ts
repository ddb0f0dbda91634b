import { current } from '@skystair/contract/player.ts'
import { learn } from '@skystair/contract/teaching.ts'
import { expect, test } from 'vitest'
import { aGame, aKey } from '../../testing/game.ts'
import { aTraveller } from '../../testing/people.ts'

const game = aGame()

test('a hint that was shown is remembered on every device, once; an unknown one is refused', async () => {
  const { token } = await aTraveller(game)
  const teach = (id: string) => game.ask(learn, { as: token, params: { id }, key: aKey() })
  expect((await teach('first-steps')).body.educations).toEqual(['first-steps'])
  expect((await teach('first-steps')).body.educations).toEqual(['first-steps'])
  expect((await teach('first-swim')).body.code).toBe('teaching.refused.unknown')
  expect((await game.ask(current, { as: token })).body.educations).toEqual(['first-steps'])
})
