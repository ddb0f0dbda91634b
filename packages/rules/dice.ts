/**
 * Seeded dice (xoshiro128**). The state is four plain numbers, so dice can be stored with a battle
 * and thrown again to the same end.
 */
export type Dice = readonly [number, number, number, number]

const rotateLeft = (value: number, count: number): number => (value << count) | (value >>> (32 - count))

/** Dice from any text: the same text always gives the same dice. */
export function diceOf(seed: string): Dice {
  let hash = 1779033703 ^ seed.length
  for (let i = 0; i < seed.length; i++) {
    hash = Math.imul(hash ^ seed.charCodeAt(i), 3432918353)
    hash = rotateLeft(hash, 13)
  }
  const next = () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
    hash ^= hash >>> 16
    return hash >>> 0
  }
  return [next(), next(), next(), next() || 1]
}

/** One throw: a number in [0, 1) and the dice that lie on the table afterwards. */
export function roll(dice: Dice): { value: number; dice: Dice } {
  const [a, b, c, d] = dice
  const value = (Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0) / 4294967296
  const c2 = c ^ a
  const d2 = d ^ b
  return { value, dice: [(a ^ d2) >>> 0, (b ^ c2) >>> 0, (c2 ^ (b << 9)) >>> 0, rotateLeft(d2, 11) >>> 0] }
}

/** A cup keeps the dice for code that throws many times; read `cup.dice` when done. */
export interface Cup {
  dice: Dice
  /** a number in [0, 1) */
  next(): number
  /** a whole number from `low` to `high`, both possible */
  between(low: number, high: number): number
  /** true with this chance, 0 to 1 */
  chance(probability: number): boolean
  /** one of a list that is not empty */
  pick<T>(list: readonly T[]): T
}

export function cupOf(dice: Dice): Cup {
  const cup: Cup = {
    dice,
    next() {
      const thrown = roll(cup.dice)
      cup.dice = thrown.dice
      return thrown.value
    },
    between: (low, high) => low + Math.floor(cup.next() * (high - low + 1)),
    chance: (probability) => cup.next() < probability,
    pick(list) {
      const index = Math.floor(cup.next() * list.length)
      const chosen = list[index]
      if (chosen === undefined) throw new Error('pick from an empty list')
      return chosen
    },
  }
  return cup
}
