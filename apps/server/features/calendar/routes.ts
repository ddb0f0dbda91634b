import { campaignStatus, runningCampaigns, seeCampaign, useCampaign } from './campaigns.ts'
import { duelHero } from './duel.ts'
import { listCalendar, previewCalendar } from './look.ts'
import { moveRun, planEntry, repeatRun, stopEntry, stopRun, undoChange } from './operate.ts'
import { setAnnouncements, setTimeZone } from './settings.ts'

export const calendarRoutes = [
  campaignStatus,
  runningCampaigns,
  useCampaign,
  duelHero,
  seeCampaign,
  setAnnouncements,
  setTimeZone,
  listCalendar,
  previewCalendar,
  moveRun,
  stopRun,
  stopEntry,
  repeatRun,
  planEntry,
  undoChange,
]
