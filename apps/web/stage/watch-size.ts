import { canvasSize } from '@skystair/rules/display/canvas-size.ts'
import { useStage } from '../platform/stage-state.ts'

/** Follows the window: a turned phone or a dragged corner needs no reload. */
export function watchSize(): () => void {
  const measure = () =>
    useStage.setState({ size: canvasSize({ width: window.innerWidth, height: window.innerHeight }) })
  measure()
  window.addEventListener('resize', measure)
  return () => window.removeEventListener('resize', measure)
}
