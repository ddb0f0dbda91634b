import { raidOptions, setRaidDifficulty } from './difficulty.ts'
import { endRaid, speedUpRaid, startRaid } from './go.ts'
import { getRaid, raidBoard } from './look.ts'

export const raidRoutes = [
  getRaid,
  startRaid,
  endRaid,
  speedUpRaid,
  raidOptions,
  setRaidDifficulty,
  raidBoard,
]
