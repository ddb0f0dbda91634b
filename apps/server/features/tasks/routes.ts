import { listTasks, takeTaskReward } from './tasks.ts'
import { takeWeekPrize, weekPath } from './week.ts'

export const tasksRoutes = [listTasks, takeTaskReward, weekPath, takeWeekPrize]
