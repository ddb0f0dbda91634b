import { attackEventBoss } from './boss.ts'
import { events } from './look.ts'
import { takeEndPrizes, takePathPrize, visitEvents } from './take.ts'

export const eventRoutes = [events, visitEvents, attackEventBoss, takePathPrize, takeEndPrizes]
