import type { Row } from './row.ts'
import { actions } from './rows/actions.ts'
import { arenaAttack, arenaFinish, arenaLook, arenaRating, arenaTrips } from './rows/arena.ts'
import { backpackFrames, pageRequests } from './rows/backpack.ts'
import { battleFrames } from './rows/battle-frames.ts'
import { battlePictures } from './rows/battle-pictures.ts'
import { battles } from './rows/battles.ts'
import { calendarBytes, calendarRequests } from './rows/calendar.ts'
import { chatDeliveries } from './rows/chat-deliveries.ts'
import { clanDonations, clanPages, clanTrips } from './rows/clans.ts'
import { clusterWrites } from './rows/cluster-writes.ts'
import { controlResponse } from './rows/control-response.ts'
import { creatureBytes } from './rows/creature-bytes.ts'
import { dialogList } from './rows/dialog-list.ts'
import { eveningBytes } from './rows/evening-bytes.ts'
import { eventRating } from './rows/event-rating.ts'
import { firstBattle } from './rows/first-battle.ts'
import { firstScreenBytes } from './rows/first-screen-bytes.ts'
import { forumPage } from './rows/forum-page.ts'
import { hitRoundTrips, hits } from './rows/hits.ts'
import { liveDeliveries } from './rows/live-deliveries.ts'
import { liveMemory } from './rows/live-memory.ts'
import { looks } from './rows/looks.ts'
import { marketPage, purchaseTrips } from './rows/market.ts'
import { oneShard } from './rows/one-shard.ts'
import { players } from './rows/players.ts'
import { puppetScript } from './rows/puppet-script.ts'
import { raidBlows, raidCrowd, raidFinishes, raidLive, raidSecond } from './rows/raids.ts'
import { ratingPage } from './rows/rating-page.ts'
import { returning } from './rows/return.ts'
import { roadBytes } from './rows/road-bytes.ts'
import { roadFrames } from './rows/road-frames.ts'
import { roadMemory, roadWalk } from './rows/road-walk.ts'
import { roundTrips } from './rows/round-trips.ts'
import { townFrames } from './rows/town-frames.ts'
import { twoNodes } from './rows/two-nodes.ts'
import { wordIntake, wordRepeats, wordTrips } from './rows/words.ts'
import { worldTour } from './rows/world-tour.ts'

/** The table, in its order. */
export const rows: readonly Row[] = [
  actions,
  roundTrips,
  players,
  liveDeliveries,
  chatDeliveries,
  liveMemory,
  twoNodes,
  firstScreenBytes,
  roadFrames,
  battleFrames,
  townFrames,
  roadWalk,
  roadMemory,
  firstBattle,
  controlResponse,
  hits,
  hitRoundTrips,
  looks,
  marketPage,
  purchaseTrips,
  pageRequests,
  backpackFrames,
  battles,
  ratingPage,
  eventRating,
  forumPage,
  dialogList,
  wordTrips,
  wordRepeats,
  wordIntake,
  clanTrips,
  clanDonations,
  clanPages,
  raidBlows,
  raidFinishes,
  raidLive,
  raidCrowd,
  raidSecond,
  arenaLook,
  arenaAttack,
  arenaFinish,
  arenaRating,
  arenaTrips,
  calendarRequests,
  calendarBytes,
  returning,
  roadBytes,
  worldTour,
  creatureBytes,
  battlePictures,
  puppetScript,
  eveningBytes,
  clusterWrites,
  oneShard,
]
