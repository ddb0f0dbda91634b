import { expect, test } from 'vitest'
import type { Thing } from '../economy/reward.ts'
import { aHeroKind } from './a-hero-kind.ts'
import { join } from './join.ts'
import { mostHeroes, welcome } from './welcome.ts'

const kind = aHeroKind()
const friend: Thing = { kind: 'hero', id: kind.id, stair: 3 }
const rune: Thing = { kind: 'rune', id: 'oak', stair: 3 }
const heroes = (count: number) => Array.from({ length: count }, (_, id) => join(kind, id + 1, 10, id < 6, 0))
const enter = (count: number, ...things: Thing[]) =>
  welcome(
    { heroes: heroes(count), things },
    () => kind,
    (_, stair) => stair * 10,
  )

test('a hero who was won joins with the power of the stair and stands where the squad has a gap', () => {
  const { host, joined } = enter(2, rune, friend)
  expect(joined).toBe(1)
  expect(host.heroes.at(-1)).toMatchObject({ id: 3, origin: 30, combative: true })
  expect(host.things).toEqual([rune])
})

test('where six stand already the newcomer rests in the camp', () => {
  expect(enter(6, friend).host.heroes.at(-1)).toMatchObject({ id: 7, combative: false })
})

test('for whom there is no bed waits outside until there is one', () => {
  const { host, joined } = enter(mostHeroes - 1, friend, friend)
  expect([host.heroes.length, joined, host.things]).toEqual([mostHeroes, 1, [friend]])
})
