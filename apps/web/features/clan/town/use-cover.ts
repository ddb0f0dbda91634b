import { useHeight } from '../../../ui/surfaces/use-height.ts'
import { useTownBoard } from './town-board.ts'

/** Tells the stage how much of it a bar covers, so that nothing of the town stands behind it. */
export const useCover = (edge: 'top' | 'bottom') =>
  useHeight((height) => useTownBoard.setState(({ covered }) => ({ covered: { ...covered, [edge]: height } })))
