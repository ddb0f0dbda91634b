export const numberSuffixes = ['k', 'M', 'G', 'T', 'P', 'E', 'Y', 'S', 'R', 'Q'] as const

/** 14.999999999999998 out of a float division is 15 to a player. */
const withoutFloatNoise = (value: number): number => Number(value.toPrecision(15))

const scaleOf = (suffixIndex: number): number => 10 ** (3 * (suffixIndex + 1))

const largest = scaleOf(numberSuffixes.length - 1)

/** Rounds down: nobody is shown more than there is. A thousand of the largest is a kQ. */
function withSuffix(value: number, decimalMark: string): string {
  if (value >= scaleOf(numberSuffixes.length))
    return `${withSuffix(withoutFloatNoise(value / largest), decimalMark)}${numberSuffixes.at(-1)}`
  const suffixIndex = numberSuffixes.findLastIndex((_, index) => value >= scaleOf(index))
  const suffix = numberSuffixes[suffixIndex]
  const inUnits = withoutFloatNoise(value / scaleOf(suffixIndex))
  if (Number.isInteger(inUnits)) return `${inUnits}${suffix}`
  const tenths = Math.floor(withoutFloatNoise(inUnits * 10))
  return `${Math.floor(tenths / 10)}${decimalMark}${tenths % 10}${suffix}`
}

/** Where somebody has twenty points a tenth still counts: below this it is told. */
const toldInTenths = 100

/** A number as everybody is shown it: never more than there is, and something is never told as nothing. */
export function shownNumber(value: number): number {
  if (value >= toldInTenths) return Math.floor(value)
  const tenths = Math.floor(withoutFloatNoise(value * 10))
  return value > 0 ? Math.max(1, tenths) / 10 : 0
}

function shortened(value: number, from: number, decimalMark: string): string {
  if (value < 0) return `-${shortened(-value, from, decimalMark)}`
  const shown = shownNumber(value)
  return shown < from ? String(shown).replace('.', decimalMark) : withSuffix(shown, decimalMark)
}

/** 12.9 and 9999 stay as they are, 10 000 is 10k, 128 450 is 128.4k. */
export const shortNumber = (value: number, decimalMark: string): string =>
  shortened(value, 10_000, decimalMark)

/** From and to; one number where both are told alike. */
export function shortRange(least: number, most: number, decimalMark: string): string {
  const [from, to] = [shortNumber(least, decimalMark), shortNumber(most, decimalMark)]
  return from === to ? from : `${from}–${to}`
}

/** Money takes suffixes ten times sooner: 1500 is 1.5k. */
export const shortMoney = (value: number, decimalMark: string): string => shortened(value, 1000, decimalMark)

/** What is asked for is written to the last coin up to here; above it, in short. */
const writtenOut = 1_000_000_000

/**
 * A price: to the last coin, in groups of three; one too long for a button is rounded up, so that nobody is asked for
 * more than was shown.
 */
export function priceNumber(value: number, decimalMark: string, groupMark: string): string {
  const whole = Math.ceil(value)
  if (whole < writtenOut) return String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, groupMark)
  const unit = scaleOf(numberSuffixes.findLastIndex((_, index) => whole >= scaleOf(index))) / 10
  return withSuffix(Math.ceil(withoutFloatNoise(whole / unit)) * unit, decimalMark)
}
