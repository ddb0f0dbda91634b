import { judge } from './judge.ts'

export const mercyRoutes = [judge]
