/** The kinds of money that emeralds are bought with: of states in hundredths, of platforms in whole pieces. */
export const MONIES = ['RUB', 'USD', 'EUR', 'XTR', 'YAN', 'VOTE', 'OK'] as const
export type Money = (typeof MONIES)[number]

export interface Price {
  readonly money: Money
  /** Kopecks and cents; of what platforms call their own, whole pieces. */
  readonly amount: number
}

/** On the store whoever pays neither in dollars nor in euros pays in roubles. */
export const moneyOfStore = (currency: string): Money =>
  currency === 'USD' || currency === 'EUR' ? currency : 'RUB'

const inHundredths: readonly Money[] = ['RUB', 'USD', 'EUR']

/** As payment services write it: `59.00`. null: it is no such sum. */
export function readAmount(money: Money, text: string): number | null {
  const [, whole = '', , part = ''] = /^(\d{1,9})(\.(\d{1,2}))?$/.exec(text) ?? []
  if (whole === '') return null
  if (inHundredths.includes(money)) return Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return Number(part) === 0 ? Number(whole) : null
}

export const writeAmount = ({ money, amount }: Price): string =>
  inHundredths.includes(money) ? (amount / 100).toFixed(2) : String(amount)
