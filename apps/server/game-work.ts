import { departedWork as placeDepartedWork } from './features/arena/departed.ts'
import { abandonWork } from './features/bank/abandon.ts'
import { reviewWork } from './features/bank/review.ts'
import { buildingWork } from './features/clan/build.ts'
import { departedWork } from './features/clan/departed.ts'
import { pursesOfClans } from './features/clan/purses.ts'
import { sharingWork } from './features/clan/raid/share-loot.ts'
import { watchLeadersWork } from './features/clan/watch-leaders.ts'
import { eventPrizesWork } from './features/event/settle.ts'
import { watchEventsWork } from './features/event/watch.ts'
import { closeListingsWork } from './features/market/close-listings.ts'
import { returnListingsWork } from './features/market/return-listings.ts'
import { providers } from './features/platforms/platforms.ts'
import { callDevicesWork } from './features/push/call-devices.ts'
import { tellClanWork } from './features/push/tell-clan.ts'
import { sendLetterWork } from './features/recovery/send-letter.ts'
import type { WorkKind } from './platform/due-work/due-work.ts'
import { tidyTableWork } from './platform/housekeeping/tidy-table.ts'
import { auditWork } from './platform/money/audit/audit-work.ts'
import { type Purses, pursesOfPlayers } from './platform/money/audit/read-books.ts'
import { countRanksWork } from './platform/ranks/count-ranks.ts'

/** Whoever has a purse. */
const purses: readonly Purses[] = [pursesOfPlayers, pursesOfClans]

/** All that happens by the clock. */
export const gameWork: readonly WorkKind[] = [
  tidyTableWork,
  returnListingsWork,
  closeListingsWork,
  countRanksWork,
  buildingWork,
  departedWork,
  watchLeadersWork,
  abandonWork(providers),
  reviewWork,
  sharingWork,
  placeDepartedWork,
  watchEventsWork,
  eventPrizesWork,
  callDevicesWork,
  tellClanWork,
  sendLetterWork,
  auditWork(purses),
]
