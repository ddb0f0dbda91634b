import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import type { Input } from '@skystair/rules/battle/input.ts'

/** All it takes to see a battle again. */
interface Fought {
  readonly beginning: Battle
  readonly inputs: readonly Input[]
}

const creature = (side: string, tier: string, colour: string, attackKind: string): string =>
  `"side":"${side}","tier":"${tier}","acted":0,"attack":0,"colour":"${colour}","health":0,"poison":0,"streak":0,` +
  `"defence":0,"pattern":[],"poisons":[],"consumed":false,"specials":{},"attackKind":"${attackKind}","healthTotal":0,` +
  `"immortality":0,"resurrected":false,"shadowSpent":false,"streakTarget":0},{"id":1000000001,"kind":"`

/**
 * What battles have in common, as it is written in them, the most common last. What was packed with these words
 * cannot be read without them: never change them. Better words are a list and a number of their own.
 */
const words = Buffer.from(
  [
    '"round":1,"inputs":[],"status":"IN_PROGRESS","winner":null,"placeId":"main-1-0","creatures":[{"id":1,"kind":"',
    '"pattern":["best","strongest","weakest","stubborn","spread"],',
    '"specials":{"LUCK":0.15,"SHADOW":1,"SPEED_X2":1,"BLOCK_RED":0.2,"QUADRATIC":1,"SHAPESHIFT":1,"BLOCK_BLUE":0.2,',
    '"NO_CONTACT":1,"BLOCK_CLAN":0.3,"BLOCK_YELLOW":0.2,"RESURRECTION":1},"-supreme","-mythical","-legendary',
    '"tier":"TM5","tier":"TM4","tier":"TM3","tier":"TM2",',
    creature('enemy', 'TM1', 'yellow', 'DEFAULT'),
    creature('enemy', 'TM1', 'red', 'FIREBALL'),
    creature('player', 'PLAYER', 'blue', 'DEFAULT'),
    '"streakTarget":0}],"consumables":[{"id":"elixir-of-","kind":"elixir","count":1,"effect":{"type":"heal","share":0.4}},',
    '{"id":"scroll-of-","kind":"scroll","count":1,"effect":{"type":"burn","share":1}}],"rulesVersion":1},"inputs":[',
    '{"type":"skip","creatureId":1},{"type":"give-up"},{"type":"consume","consumableId":"","targetCreatureId":1},',
    '"consumables":[],"rulesVersion":1},"inputs":[{"type":"hit","attackerId":1,"defenderId":1000000001},',
    '{"seed":"-4","type":"hit","attackerId":1,"defenderId":1000000001},',
    '{"beginning":{"id":"-4","dice":[1,2,3,4],"turn":"player","type":"MOB","dealt":0,"round":1,',
  ].join(''),
)

/** The first byte says how the rest is packed. */
const FIRST_WORDS = 1

/** Much smaller than what the database would make of it: most of a battle is the same in all. */
export const pack = (fought: Fought): Buffer =>
  Buffer.concat([Buffer.of(FIRST_WORDS), deflateRawSync(JSON.stringify(fought), { dictionary: words })])

/** A battle as it lies in the table; those of before were not packed. */
export interface StoredReplay {
  readonly record: Buffer | null
  readonly beginning: Battle | null
  readonly inputs: readonly Input[] | null
}

export function foughtOf({ record, beginning, inputs }: StoredReplay): Fought {
  if (record !== null) return unpack(record)
  if (beginning === null || inputs === null) throw new Error('a replay of nothing')
  return { beginning, inputs }
}

function unpack(record: Buffer): Fought {
  if (record[0] !== FIRST_WORDS) throw new Error(`no way to unpack a battle of kind ${record[0]}`)
  return JSON.parse(inflateRawSync(record.subarray(1), { dictionary: words }).toString())
}
