import { useHeight } from '../../../ui/surfaces/use-height.ts'
import { useArenaBoard } from './arena-board.ts'

/** Tells the stage how much of it a bar covers, so that nobody stands behind it. */
export const useCover = (edge: 'top' | 'bottom') =>
  useHeight((height) =>
    useArenaBoard.setState(({ covered }) => ({ covered: { ...covered, [edge]: height } })),
  )
