import { aBattle, allowed } from '@skystair/rules/battle/a-battle.ts'
import { askToTheEnd } from '@skystair/rules/battle/ask.ts'
import { layDice } from '@skystair/rules/battle/lay-dice.ts'
import { expect, test } from 'vitest'
import { foughtOf, pack } from './packed-battle.ts'

const packed = (record: Buffer) => foughtOf({ record, beginning: null, inputs: null })

function aFoughtBattle() {
  const beginning = aBattle({ squad: [{}, {}, {}], enemies: [{}, {}, {}], seed: 'packed' })
  const { battle } = allowed(layDice(beginning, 'a secret', askToTheEnd))
  return { beginning, inputs: battle.inputs }
}

test('a packed battle is unpacked as it was, and is a small part of it', () => {
  const fought = aFoughtBattle()
  const record = pack(fought)
  expect(packed(record)).toEqual(fought)
  expect(record.length).toBeLessThan(JSON.stringify(fought).length / 6)
})

test('a battle that was packed long ago can still be unpacked', () => {
  const longAgo = Buffer.from(
    [
      'Ae2XwQ6CMAyGX8UHwGRtB+jDcJjKwUQvOI++u0GQbWUakBjB9Ejyt2n+rF9/Yp3NemesPZW8vLvEzWFmPg085y4J8FHDm96+LluZ',
      'Yz3c+nA9+1DtEMEQ+mJNn/gAHwcQEoOvbrj/ATiCrQelHIQeH20e4XRzNIsRIEaKHpMCYjEQeMyrX8zSDUQxcJqBNHMDm1w02/2F',
      'XgQW94a7h+LeBPfol+4VkUzU5gxMc1KIhJBgrjIEpTFNMNNaE8FGJ6C2OkNNGgo/brif/g/TVL2MTYYyq0u5r0rrh75+PfL6t2oa',
      'pf5mb5BJZJJFTcLVOGoSlN7S+496czWJWtSD1MXtDg==',
    ].join(''),
    'base64',
  )
  const { beginning, inputs } = packed(longAgo)
  expect(beginning).toMatchObject({ id: 'a-battle', rulesVersion: 1, round: 1, dealt: 0 })
  expect(beginning.creatures.map(({ id }) => id)).toEqual([1, 2, 3, 11, 12, 13])
  expect(inputs[0]).toEqual({ type: 'hit', attackerId: 1, defenderId: 11, seed: 'a secret' })
})

test('a battle packed in a way that nobody knows is no battle', () => {
  expect(() => packed(Buffer.of(9, 1, 2))).toThrow('kind 9')
})
