import * as achievements from './achievements.ts'
import * as arena from './arena.ts'
import * as bank from './bank.ts'
import * as battle from './battle.ts'
import * as boughtChests from './bought-chests.ts'
import * as calendar from './calendar.ts'
import type { Call } from './call.ts'
import * as cards from './cards.ts'
import * as chat from './chat.ts'
import * as chests from './chests.ts'
import * as clan from './clan.ts'
import * as clientLog from './client-log.ts'
import * as consoleCalls from './console.ts'
import * as draws from './draws.ts'
import * as event from './event.ts'
import * as everyday from './everyday.ts'
import * as forces from './forces.ts'
import * as forum from './forum.ts'
import * as friends from './friends.ts'
import * as gifts from './gifts.ts'
import * as health from './health.ts'
import * as heroes from './heroes.ts'
import * as history from './history.ts'
import * as mail from './mail.ts'
import * as manual from './manual.ts'
import * as market from './market.ts'
import * as mercy from './mercy.ts'
import * as moderation from './moderation.ts'
import * as news from './news.ts'
import * as platforms from './platforms.ts'
import * as player from './player.ts'
import * as portal from './portal.ts'
import * as push from './push.ts'
import * as raid from './raid.ts'
import * as rating from './rating.ts'
import * as recovery from './recovery.ts'
import * as referral from './referral.ts'
import * as road from './road.ts'
import * as security from './security.ts'
import * as shop from './shop.ts'
import * as story from './story.ts'
import * as tasks from './tasks.ts'
import * as teaching from './teaching.ts'
import * as things from './things.ts'
import * as wheel from './wheel.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'summary' in value

/** Every call of the game: what is promised of each is proved for all of them. @forTests */
export const contract: readonly Call[] = [
  security,
  player,
  clientLog,
  road,
  battle,
  health,
  everyday,
  chests,
  boughtChests,
  cards,
  event,
  achievements,
  mercy,
  tasks,
  chat,
  story,
  teaching,
  heroes,
  forces,
  shop,
  things,
  mail,
  rating,
  history,
  market,
  moderation,
  consoleCalls,
  news,
  gifts,
  forum,
  manual,
  clan,
  bank,
  platforms,
  referral,
  raid,
  arena,
  portal,
  draws,
  wheel,
  calendar,
  push,
  recovery,
  friends,
].flatMap((feature) => Object.values(feature).flat().filter(isCall))
