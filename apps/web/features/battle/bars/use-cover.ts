import { useHeight } from '../../../ui/surfaces/use-height.ts'
import { usePlay } from '../play/play-state.ts'

/** Tells the stage how much of it a bar covers, so that nobody stands behind it. */
export const useCover = (edge: 'top' | 'bottom') =>
  useHeight((height) => usePlay.setState(({ covered }) => ({ covered: { ...covered, [edge]: height } })))
