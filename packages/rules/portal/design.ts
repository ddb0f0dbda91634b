import type { Lot } from '../draw/draw.ts'
import type { StairReward } from '../economy/stair-reward.ts'
import type { PlaceApart } from '../road/place.ts'

/** How a place apart is shown: a world that is painted already, in another light. */
export interface ApartLook {
  /** Whose ground and growth. */
  readonly like: string
  /** The light on it, as 0xrrggbb: what was white has this colour. */
  readonly light: number
  /** What drifts in its air, likewise; null: what drifts there anyway. */
  readonly sparks: number | null
}

/** A few stairs behind a portal. */
export interface PlaceApartDesign {
  readonly stairs: 3 | 4 | 5
  readonly look: ApartLook
  readonly creatures: readonly string[]
  /** Which creature guards its last stair, under a name of its own. */
  readonly guardian: string
  /** What lies behind the guardian, for certain. */
  readonly prize: StairReward
  readonly price: { readonly currency: 'mithril' | 'amethyst'; readonly amount: number }
}

/** A card face down. */
export interface DiscountLot extends Lot {
  /** in hundredths */
  readonly percent: number
}

export interface PortalDesign {
  readonly places: Readonly<Record<PlaceApart, PlaceApartDesign>>
  /** How much cheaper the key of the day is, in hundredths. */
  readonly dailyPercent: number
  /** Keys to one place that a player may keep. */
  readonly mostKeys: number
  readonly cards: readonly DiscountLot[]
  /** milliseconds for which a turned card is good */
  readonly cardLasts: number
}
