import {
  authenticateElsewhere,
  authenticateGames1,
  authenticateGames2,
  authenticateMessenger,
  authenticatePortal,
  authenticateStore,
} from '@skystair/contract/platforms.ts'
import { authenticate } from './authenticate.ts'
import { join, part } from './join.ts'
import { platforms } from './platform-names.ts'
import { purchaseOnPortal } from './portal-purchase.ts'
import { listPlatforms } from './which-are-on.ts'
import { whose } from './whose.ts'

type WithProof = { readonly body: { readonly proof: string } }
const theProof = ({ body }: WithProof): string => body.proof

export const platformsRoutes = [
  authenticate({ call: authenticateMessenger, platformOf: () => platforms.messenger, proofOf: theProof }),
  authenticate({ call: authenticatePortal, platformOf: () => platforms.portal, proofOf: theProof }),
  authenticate({ call: authenticateGames1, platformOf: () => platforms.games1, proofOf: theProof }),
  authenticate({ call: authenticateStore, platformOf: () => platforms.store, proofOf: theProof }),
  authenticate({
    call: authenticateGames2,
    platformOf: () => platforms.games2,
    proofOf: ({ body }) => body.token ?? '',
  }),
  authenticate({
    call: authenticateElsewhere,
    platformOf: ({ params }) => platforms[params.platform],
    proofOf: theProof,
  }),
  whose,
  join,
  part,
  purchaseOnPortal,
  listPlatforms,
]
