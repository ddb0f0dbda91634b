import { type Currency, currencies } from '@skystair/rules/wallet/wallet.ts'
import { openOverlay } from '../pages/overlays.ts'
import { useGame } from '../state/game.ts'

export interface Amount {
  readonly currency: Currency
  readonly amount: number
}

/** What of a price the purse does not hold. */
export const missingOf = (
  price: readonly Amount[],
  purse: Readonly<Record<Currency, number>>,
): readonly Amount[] =>
  price.flatMap(({ currency, amount }) =>
    purse[currency] < amount ? [{ currency, amount: amount - purse[currency] }] : [],
  )

/** Says what of a price is missing and where to get it. */
export const tellLacking = (price: readonly Amount[]): void =>
  openOverlay(`lacking/${price.map(({ currency, amount }) => `${currency}-${amount}`).join('_')}`)

/** The price in an address; what is no price is left out. */
export const priceIn = (subject: string): readonly Amount[] =>
  subject.split('_').flatMap((part) => {
    const [name, digits = ''] = part.split('-')
    const currency = currencies.find((one) => one === name)
    const amount = Number(digits)
    return currency !== undefined && Number.isSafeInteger(amount) && amount > 0 ? [{ currency, amount }] : []
  })

/** The server says what is missing: the price is as much more than the purse. */
export function tellMissing(currency: unknown, missing: unknown): void {
  const known = currencies.find((one) => one === currency)
  if (known === undefined) return
  const owned = useGame.getState().player?.[known] ?? 0
  tellLacking([{ currency: known, amount: owned + Number(missing) }])
}
