import { chooseDiscount, portalDiscounts } from './cards.ts'
import { leavePortal, usePortal } from './go.ts'
import { buyPortalKey, portalInfo, portalOffer } from './shop.ts'

export const portalRoutes = [
  portalOffer,
  portalInfo,
  portalDiscounts,
  chooseDiscount,
  buyPortalKey,
  usePortal,
  leavePortal,
]
