import { shortNumber } from './short-number.ts'

/** Thousands, millions and so on as a sentence may call them; what lies above has no word that anybody knows. */
const spokenUnits = ['k', 'M', 'G', 'T'] as const
type SpokenUnit = (typeof spokenUnits)[number]

interface SpokenNumber {
  readonly value: string
  /** Null: the value is told by itself. */
  readonly unit: SpokenUnit | null
}

/** The same number as in short, with its unit apart: a language may have a word for it. */
function inWords(short: string): SpokenNumber {
  const unit = spokenUnits.find((one) => short.endsWith(one)) ?? null
  const value = unit === null ? short : short.slice(0, -unit.length)
  // A thousand of the largest is written with two signs: no word fits between them.
  return /\d$/.test(value) ? { value, unit } : { value: short, unit: null }
}

export const spokenNumber = (value: number, decimalMark: string): SpokenNumber =>
  inWords(shortNumber(value, decimalMark))
