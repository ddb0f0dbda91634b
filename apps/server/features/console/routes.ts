import { listCampaigns, switchCampaign } from './campaigns.ts'
import { lookUp, searchPlayers } from './cards.ts'
import { figures } from './figures.ts'
import { grant } from './grant.ts'

export const consoleRoutes = [searchPlayers, lookUp, grant, figures, listCampaigns, switchCampaign]
