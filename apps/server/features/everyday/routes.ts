import { everydayCalendar } from './everyday-calendar.ts'
import { takeEverydayReward } from './take-everyday-reward.ts'

export const everydayRoutes = [everydayCalendar, takeEverydayReward]
