import { listDraws } from './list.ts'

export const drawsRoutes = [listDraws]
