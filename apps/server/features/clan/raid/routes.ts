import { endRaid, speedUpRaid, startRaid } from './go.ts'
import { getRaid, raidBoard, raidOptions, setRaidDifficulty } from './look.ts'

export const raidRoutes = [
  getRaid,
  startRaid,
  endRaid,
  speedUpRaid,
  raidOptions,
  setRaidDifficulty,
  raidBoard,
]
