import { expect, test } from 'vitest'
import { chestOf } from './chest-look.ts'

const keeping = (id: string) => chestOf({ thing: { kind: 'artifact', id, stair: 9 }, resource: null })

test('the rarer a thing, the finer its chest', () => {
  expect(['oak-shield', 'pilgrim-cloak', 'koschei-sword', 'firebird-bow', 'abyss-axe'].map(keeping)).toEqual([
    'SILVER',
    'AZURE',
    'GOLD',
    'JADE',
    'LAVA',
  ])
})

test('tickets lie in amber', () => {
  expect(chestOf({ thing: null, resource: { type: 'TICKETS', amount: 1 } })).toBe('AMBER')
})

test('what lies on the ground lies in no chest', () => {
  expect(chestOf({ thing: null, resource: { type: 'GOLD', amount: 5 } })).toBeNull()
  expect(
    chestOf({ thing: { kind: 'consumable', id: 'elixir-of-health', stair: 8 }, resource: null }),
  ).toBeNull()
})
