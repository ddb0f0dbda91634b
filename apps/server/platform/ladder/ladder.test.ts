import { type Ladder, stepOff, stepOn, swap } from '@skystair/rules/arena/ladder.ts'
import { cupOf, diceOf } from '@skystair/rules/dice.ts'
import { expect, test } from 'vitest'
import { ladderOf } from '../../testing/arena.ts'
import { aGame } from '../../testing/game.ts'
import type { Sql } from '../database/sql.ts'
import { type Step, writeSteps } from '../database/steps.ts'
import { stepOff as writeStepOff, stepOn as writeStepOn, swap as writeSwap } from './ladder.ts'

const game = aGame()

test('the ladder in the database moves as the rules say, whoever comes, wins or goes', async () => {
  const cup = cupOf(diceOf('a model of the ladder'))
  const write = (steps: readonly (Sql | Step)[]) => writeSteps(game.services.database, 0, steps)
  let ladder: Ladder = []
  const at = (id: number) => ({ id, position: ladder.indexOf(id) + 1 })
  for (let deed = 0; deed < 120; deed++) {
    const now = game.clock.now() + deed
    const [one, other] = [
      cup.pick(ladder.length > 0 ? ladder : [0]),
      cup.pick(ladder.length > 0 ? ladder : [0]),
    ]
    const luck = cup.next()
    if (ladder.length < 4 || luck < 0.3) {
      await write(writeStepOn(1000 + deed, now))
      ladder = stepOn(ladder, 1000 + deed)
    } else if (luck < 0.45) {
      await write(writeStepOff(at(one), at(ladder.at(-1) ?? 0), now))
      ladder = stepOff(ladder, one)
    } else if (at(one).position > at(other).position) {
      await write(writeSwap(at(one), at(other), now))
      ladder = swap(ladder, one, other)
    }
  }
  expect(await ladderOf(game)).toEqual(ladder)
  expect(ladder.length).toBeGreaterThan(10)
})
