import { listTasks, takeTaskReward } from './tasks.ts'

export const tasksRoutes = [listTasks, takeTaskReward]
