import { readFileSync } from 'node:fs'
import { guardianPower } from '@skystair/rules/economy/guardian-power.ts'
import { growPlaces } from '@skystair/rules/road/grow-places.ts'
import { muster, squadPower } from '@skystair/rules/road/muster-enemies.ts'
import { GUARDIAN_SLOT } from '@skystair/rules/road/place.ts'
import { describe, expect, test } from 'vitest'
import { GREAT_ENTRANCES } from './entrances.data.ts'
import { GREAT_BOSSES } from './great-bosses.data.ts'
import { REALM } from './realm.ts'

const stairs = [50, 100, 250, 500, 1000, 2999, 4374, 5500]
const squadAt = (stair: number) => {
  const guardian = growPlaces(REALM, 'main', stair).find(({ slot }) => slot === GUARDIAN_SLOT)
  return guardian ? muster(REALM, guardian) : []
}
interface Words {
  readonly entrance: { readonly great: Readonly<Record<string, string>> }
}
const words = (language: string): Words =>
  JSON.parse(readFileSync(new URL(`text/${language}/battle.json`, import.meta.url), 'utf8'))

describe('the great ones of the road', () => {
  test('bar eight stairs, each with an entrance and a line of its own', () => {
    expect(Object.keys(GREAT_BOSSES).map(Number)).toEqual(stairs)
    expect(Object.keys(GREAT_ENTRANCES).map(Number)).toEqual(stairs)
    for (const language of ['ru', 'en']) {
      const { great } = words(language).entrance
      expect(new Set(stairs.map((stair) => great[stair])).size).toBe(stairs.length)
    }
  })

  test.each(stairs)(
    'stair %i is barred by its own, with helpers and no more power than the stair has',
    (stair) => {
      const squad = squadAt(stair)
      expect(squad[0]?.kind).toBe(GREAT_BOSSES[stair]?.kind)
      expect(squad[0]?.tier).toBe('TM5')
      expect(squad.length).toBeGreaterThan(1)
      expect(squadPower(squad) / guardianPower(stair)).toBeLessThan(1.3)
    },
  )

  test('no two are alike: neither who they are nor what they can do', () => {
    const bosses = stairs.map((stair) => squadAt(stair)[0])
    expect(new Set(bosses.map((boss) => boss?.kind)).size).toBe(stairs.length)
    const tricks = bosses.map((boss) =>
      JSON.stringify([boss?.specials, boss?.immortality, boss?.poison === 0]),
    )
    expect(new Set(tricks).size).toBe(stairs.length)
  })
})
