import { type Amounts, spend } from '../economy/purse.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { PlaceApart } from '../road/place.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { PortalDesign } from './design.ts'
import type { PortalLife } from './portal-life.ts'
import { percentOff, priceOf } from './price.ts'

export const keysTo = ({ keys }: PortalLife, place: PlaceApart): number => keys[place] ?? 0

/**
 * A key, for what it costs now. `seen` is what the buyer was told, in hundredths off: where the offer or the card
 * has ended meanwhile, nobody pays more than that without having seen it.
 */
export function buyKey(
  life: PortalLife,
  wallet: Wallet,
  place: PlaceApart,
  seen: number,
  design: PortalDesign,
  now: number,
): { readonly life: PortalLife; readonly price: Amounts } | Refusal {
  const percent = percentOff(life, place, design, now)
  if (percent !== seen) return refused('portal.refused.price-changed')
  if (keysTo(life, place) >= design.mostKeys)
    return refused('portal.refused.enough-keys', { most: design.mostKeys })
  const price = priceOf(place, design, percent)
  const paid = spend(wallet, price)
  if (isRefusal(paid)) return paid
  return { life: { ...life, keys: { ...life.keys, [place]: keysTo(life, place) + 1 } }, price }
}

/** Without one of the keys; the last takes its name along. */
export function useUpKey(life: PortalLife, place: PlaceApart): PortalLife | Refusal {
  const { [place]: held = 0, ...others } = life.keys
  if (held < 1) return refused('portal.refused.no-key')
  return { ...life, keys: held === 1 ? others : { ...others, [place]: held - 1 } }
}
