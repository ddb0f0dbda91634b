import { learn } from './learn.ts'

export const teachingRoutes = [learn]
