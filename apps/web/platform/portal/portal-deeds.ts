import type { ReplyOf } from '@skystair/contract/call.ts'
import { buyPortalKey, leavePortal, type PortalShop, usePortal } from '@skystair/contract/portal.ts'
import type { PlaceApart } from '@skystair/rules/road/place.ts'
import { create } from 'zustand'
import { act } from '../server/act.ts'
import { setPlayer } from '../state/game.ts'

export const shopKey = ['portal', 'shop'] as const
export const doorKey = ['portal', 'door'] as const
export const cardsKey = ['portal', 'cards'] as const

type Homecoming = ReplyOf<typeof leavePortal>

interface Prize {
  readonly place: PlaceApart
  readonly reward: NonNullable<Homecoming['prize']>
}

/** What was carried home and is still to be rejoiced over. */
export const usePrize = create<{ readonly prize: Prize | null }>(() => ({ prize: null }))

export const prizeSeen = (): void => usePrize.setState({ prize: null })

/** Buys a key for what is shown; null: refused, and said why. */
export async function buyKey(place: PlaceApart, discount: number): Promise<PortalShop | null> {
  const bought = await act(buyPortalKey, { params: { id: place }, body: { discount } })
  if (bought === null) return null
  setPlayer(bought.player)
  return bought.shop
}

/** Through a door; `discount`: a key is bought on the way, for what is shown. */
export async function goInside(place: PlaceApart, discount: number | null): Promise<boolean> {
  const body = discount === null ? {} : { discount }
  const player = await act(usePortal, { params: { id: place }, body })
  if (player !== null) setPlayer(player)
  return player !== null
}

/** Home, with the prize or without. */
export async function goHome(): Promise<Homecoming | null> {
  const home = await act(leavePortal, {})
  if (home === null) return null
  if (home.prize !== null) usePrize.setState({ prize: { place: home.place, reward: home.prize } })
  setPlayer(home.player)
  return home
}
