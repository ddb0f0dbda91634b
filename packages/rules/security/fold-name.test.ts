import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldName } from './fold-name.ts'

const same = (first: string, second: string) => expect(foldName(first)).toBe(foldName(second))
const different = (first: string, second: string) => expect(foldName(first)).not.toBe(foldName(second))

describe('folded name', () => {
  test('case makes no difference', () => {
    same('Dragon', 'dRAGON')
    same('Ратибор', 'РАТИБОР')
  })

  test('a Cyrillic letter is the Latin one it looks like', () => {
    same('Alex', 'Аlех')
    same('BOKAMTEXPHY', 'ВОКАМТЕХРНУ')
    same('ivan', 'іvan')
  })

  test.each([
    ['o', '0'],
    ['о', '0'],
    ['l', '1'],
    ['I', 'l'],
    ['з', '3'],
    ['ч', '4'],
    ['е', 'ё'],
    ['и', 'й'],
    ['B', '8'],
    ['S', '5'],
    ['б', '6'],
    ['г', 'r'],
    ['ш', 'щ'],
  ])('%s and %s are taken for one another', (first, second) => {
    same(`Zor${first}ro`, `Zor${second}ro`)
  })

  test('two letters that look like one are that one', () => {
    same('Bornan', 'Boman')
    same('vvolf', 'wolf')
  })

  test('spaces, hyphens and underscores make no difference', () => {
    same('Snow White', 'Snow_White')
    same('Snow-White', 'SnowWhite')
  })

  test('accents and letters of full width make no difference', () => {
    same('René', 'Rene')
    same('Ｄｒａｇｏｎ', 'Dragon')
  })

  test('invisible characters make no difference', () => {
    same('Dra\u200bgon', 'Dragon')
    same('Dragon\u202e', 'Dragon')
  })

  test('other names stay other names', () => {
    different('Dragon', 'Dragan')
    different('Ратибор', 'Радибор')
    different('Tikhon', 'Tihon')
    different('Hero2', 'Hero7')
  })

  test('a folded name folds into itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => foldName(foldName(name)) === foldName(name)),
    )
  })
})
