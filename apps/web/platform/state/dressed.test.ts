import type { BattleStatus } from '@skystair/contract/battle.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { enterBattle, useBattle } from './battle-state.ts'

const battle = (id: string) => ({ id }) as unknown as BattleStatus

function aBrowser(): void {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
}

const reload = () => useBattle.setState({ battle: null, replay: null, feast: null })

afterEach(() => {
  vi.unstubAllGlobals()
  reload()
})

test('whoever wore a hat on the road still wears it after a reload in the middle of the battle', () => {
  aBrowser()
  enterBattle(battle('one'), 'NEW_YEAR')
  reload()
  enterBattle(battle('one'))
  expect(useBattle.getState().feast).toBe('NEW_YEAR')
})

test('nobody of another battle is dressed by it', () => {
  aBrowser()
  enterBattle(battle('one'), 'NEW_YEAR')
  enterBattle(battle('two'))
  expect(useBattle.getState().feast).toBeNull()
})

test('a browser that keeps nothing still fights', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('no')
    },
    setItem: () => {
      throw new Error('no')
    },
  })
  enterBattle(battle('one'), 'NEW_YEAR')
  expect(useBattle.getState().feast).toBe('NEW_YEAR')
})
