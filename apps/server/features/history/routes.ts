import { listHistory } from './list-history.ts'

export const historyRoutes = [listHistory]
