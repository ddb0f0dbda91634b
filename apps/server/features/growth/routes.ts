import { everydayCalendar } from './everyday-calendar.ts'
import { healthOptions, restoreHealth } from './restore-health.ts'
import { takeEverydayReward } from './take-everyday-reward.ts'
import { listTasks, takeTaskReward } from './tasks.ts'

export const growthRoutes = [
  healthOptions,
  restoreHealth,
  everydayCalendar,
  takeEverydayReward,
  listTasks,
  takeTaskReward,
]
