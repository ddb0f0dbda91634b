import { browseMarket, myListings, priceHistory } from './browse.ts'
import { buyListing, withdrawListing } from './deal.ts'
import { offerArtifact, offerResource } from './offer.ts'

export const marketRoutes = [
  browseMarket,
  myListings,
  priceHistory,
  offerArtifact,
  offerResource,
  buyListing,
  withdrawListing,
]
