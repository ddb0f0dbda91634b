import { achievementsRoutes } from './features/achievements/routes.ts'
import { arenaEnding } from './features/arena/arena-ending.ts'
import { arenaRoutes } from './features/arena/routes.ts'
import { bankRoutes } from './features/bank/routes.ts'
import { battleRoutes } from './features/battle/routes.ts'
import { duelEnding } from './features/calendar/duel.ts'
import { calendarRoutes } from './features/calendar/routes.ts'
import { cardsRoutes } from './features/cards/routes.ts'
import { chatRoutes } from './features/chat/routes.ts'
import { chestsRoutes } from './features/chests/routes.ts'
import { bossEnding } from './features/clan/raid/boss-ending.ts'
import { bossOpening } from './features/clan/raid/boss-opening.ts'
import { raidRoutes } from './features/clan/raid/routes.ts'
import { clanRoutes } from './features/clan/routes.ts'
import { clientLogRoutes } from './features/client-log/routes.ts'
import { consoleRoutes } from './features/console/routes.ts'
import { drawsRoutes } from './features/draws/routes.ts'
import { eventBossEnding } from './features/event/boss.ts'
import { eventRoutes } from './features/event/routes.ts'
import { everydayRoutes } from './features/everyday/routes.ts'
import { forcesRoutes } from './features/forces/routes.ts'
import { forumRoutes } from './features/forum/routes.ts'
import { friendsRoutes } from './features/friends/friends.ts'
import { giftsRoutes } from './features/gifts/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { heroesRoutes } from './features/heroes/routes.ts'
import { historyRoutes } from './features/history/routes.ts'
import { mailRoutes } from './features/mail/routes.ts'
import { manualRoutes } from './features/manual/routes.ts'
import { marketRoutes } from './features/market/routes.ts'
import { mercyRoutes } from './features/mercy/routes.ts'
import { moderationRoutes } from './features/moderation/routes.ts'
import { newsRoutes } from './features/news/routes.ts'
import { providers } from './features/platforms/platforms.ts'
import { platformsRoutes } from './features/platforms/routes.ts'
import { playerRoutes } from './features/player/routes.ts'
import { portalRoutes } from './features/portal/routes.ts'
import { pushRoutes } from './features/push/routes.ts'
import { ratingRoutes } from './features/rating/routes.ts'
import { recoveryRoutes } from './features/recovery/routes.ts'
import { roadRoutes } from './features/road/routes.ts'
import { securityRoutes } from './features/security/routes.ts'
import { shopRoutes } from './features/shop/routes.ts'
import { storyRoutes } from './features/story/routes.ts'
import { tasksRoutes } from './features/tasks/routes.ts'
import { teachingRoutes } from './features/teaching/routes.ts'
import { thingsRoutes } from './features/things/routes.ts'
import { wheelRoutes } from './features/wheel/routes.ts'
import { personalData } from './personal-data.ts'
import type { Handler } from './platform/action/handler.ts'

/** Every call that the game answers. */
export const gameRoutes: readonly Handler[] = [
  ...securityRoutes,
  ...playerRoutes(personalData),
  ...clientLogRoutes,
  ...roadRoutes,
  ...battleRoutes(bossOpening, {
    MULTI: bossEnding,
    ARENA: arenaEnding,
    'event-boss': eventBossEnding,
    'hero-of-week': duelEnding,
  }),
  ...healthRoutes,
  ...everydayRoutes,
  ...chestsRoutes,
  ...cardsRoutes,
  ...eventRoutes,
  ...achievementsRoutes,
  ...mercyRoutes,
  ...tasksRoutes,
  ...clanRoutes,
  ...raidRoutes,
  ...arenaRoutes,
  ...portalRoutes,
  ...storyRoutes,
  ...teachingRoutes,
  ...chatRoutes,
  ...heroesRoutes,
  ...forcesRoutes,
  ...shopRoutes,
  ...thingsRoutes,
  ...mailRoutes,
  ...ratingRoutes,
  ...historyRoutes,
  ...marketRoutes,
  ...moderationRoutes,
  ...consoleRoutes,
  ...calendarRoutes,
  ...pushRoutes,
  ...recoveryRoutes,
  ...friendsRoutes,
  ...newsRoutes,
  ...giftsRoutes,
  ...forumRoutes,
  ...manualRoutes,
  ...bankRoutes(providers),
  ...platformsRoutes,
  ...drawsRoutes,
  ...wheelRoutes,
] as Handler[]
