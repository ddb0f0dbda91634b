import { listAchievements, takeAchievement, wearTitle } from './achievements.ts'

export const achievementsRoutes = [listAchievements, takeAchievement, wearTitle]
