import { listDrafts, listNews } from './read.ts'
import { editNews, removeNews, writeNews } from './write.ts'

export const newsRoutes = [listNews, listDrafts, writeNews, editNews, removeNews]
