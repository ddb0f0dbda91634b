import { ownerKinds } from '@skystair/rules/wallet/account.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { type Flows, flowName } from './read-books.ts'

/** What owners of one kind say they gave to those of another, and those say they did not get (below zero: got too much). */
export interface OneSided {
  readonly between: string
  readonly currency: string
  readonly missing: string
}

/**
 * What moves between two owners stands in the books of both, once as a gain and once as a loss: over all owners it comes
 * to nothing, kind by kind and currency by currency. The world and the providers keep no books: what they gave is what
 * all owners together have got, by definition, so there is nothing of theirs that could contradict it.
 */
export const oneSided = (flows: Flows): readonly OneSided[] =>
  ownerKinds.flatMap((one, place) =>
    ownerKinds.slice(place).flatMap((other) =>
      currencies.flatMap((currency) => {
        const forth = flows[flowName(one, other, currency)] ?? 0n
        const back = one === other ? 0n : (flows[flowName(other, one, currency)] ?? 0n)
        const missing = -(forth + back)
        return missing === 0n ? [] : [{ between: `${one} and ${other}`, currency, missing: String(missing) }]
      }),
    ),
  )
