import { beginPart } from './begin-part.ts'
import { lookUp, searchPlayers } from './cards.ts'
import { grant } from './grant.ts'
import { metrics } from './metrics.ts'
import { dropWork, listWork, retryWork } from './work.ts'

export const consoleRoutes = [searchPlayers, lookUp, grant, beginPart, metrics, listWork, retryWork, dropWork]
