import { profile } from './profile.ts'
import { rating } from './rating.ts'

export const ratingRoutes = [rating, profile]
