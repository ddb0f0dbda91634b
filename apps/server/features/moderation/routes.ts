import { lower, raise } from './access.ts'
import { ban, unban } from './ban.ts'
import { enter, exit } from './enter-as-player.ts'
import { givePassword } from './give-password.ts'
import { decideCase, takeCase, undoCase } from './judge.ts'
import { playerLog } from './log.ts'
import { listQueue } from './queue.ts'
import { rename } from './rename.ts'
import { appeal, report } from './report.ts'

export const moderationRoutes = [
  report,
  appeal,
  ban,
  unban,
  rename,
  givePassword,
  raise,
  lower,
  enter,
  exit,
  playerLog,
  listQueue,
  takeCase,
  decideCase,
  undoCase,
]
