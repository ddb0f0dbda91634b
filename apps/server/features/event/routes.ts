import { events } from './look.ts'
import { takeEndPrizes, takePathPrize, visitEvents } from './take.ts'

export const eventRoutes = [events, visitEvents, takePathPrize, takeEndPrizes]
