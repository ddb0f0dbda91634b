import { deleteAccount } from './delete-account.ts'
import { exportData } from './export-data.ts'
import { current, info, infoCurrent, listNotifications } from './info.ts'
import { lastNews } from './last-news.ts'
import * as progress from './progress.ts'
import * as settings from './settings.ts'

export const playerRoutes = [
  infoCurrent,
  info,
  current,
  listNotifications,
  lastNews,
  exportData,
  deleteAccount,
  ...Object.values(settings),
  ...Object.values(progress),
]
