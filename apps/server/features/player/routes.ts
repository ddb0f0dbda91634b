import type { PersonalData } from '../../platform/people/personal-data.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData } from './export-data.ts'
import { current, info, infoCurrent, listNotifications } from './info.ts'
import { listLanguages } from './languages.ts'
import { lastNews } from './last-news.ts'
import * as progress from './progress.ts'
import * as settings from './settings.ts'

/** `kept`: what all features keep about players. */
export const playerRoutes = (kept: readonly PersonalData[]) => [
  infoCurrent,
  info,
  current,
  listNotifications,
  lastNews,
  listLanguages,
  exportData(kept),
  deleteAccount(kept),
  ...Object.values(settings),
  ...Object.values(progress),
]
