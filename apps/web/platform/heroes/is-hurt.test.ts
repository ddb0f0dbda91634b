import type { PlayerView } from '@skystair/contract/player-view.ts'
import { expect, test } from 'vitest'
import { isHurt } from './is-hurt.ts'

const squad = (combative: boolean, valueCurrent: number): Pick<PlayerView, 'creatures'> =>
  ({
    creatures: [{ combative, skills: [{ skillType: 'health', valueCurrent, valueTotal: 11.55 }] }],
  }) as unknown as PlayerView

test('healing is offered to a squad that is shown to be hurt, and to nobody else', () => {
  expect(isHurt(squad(true, 10))).toBe(true)
  expect(isHurt(squad(true, 11.51))).toBe(false)
  expect(isHurt(squad(true, 11.55))).toBe(false)
  expect(isHurt(squad(false, 1))).toBe(false)
})
