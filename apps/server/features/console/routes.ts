import { listCampaigns, switchCampaign } from './campaigns.ts'
import { lookUp, searchPlayers } from './cards.ts'
import { figures } from './figures.ts'
import { grant } from './grant.ts'
import { dropWork, listWork, retryWork } from './work.ts'

export const consoleRoutes = [
  searchPlayers,
  lookUp,
  grant,
  figures,
  listCampaigns,
  switchCampaign,
  listWork,
  retryWork,
  dropWork,
]
