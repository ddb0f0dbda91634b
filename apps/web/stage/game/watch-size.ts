import { canvasSize } from '@skystair/rules/client/canvas-size.ts'
import { useStage } from '../../platform/state/stage-state.ts'

/** What a strip over everything leaves to nobody else. */
const strip = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--strip')) || 0

/** Follows the window: a turned phone or a dragged corner needs no reload. */
export function watchSize(): () => void {
  const measure = () =>
    useStage.setState({
      size: canvasSize({ width: window.innerWidth, height: window.innerHeight - strip() }),
    })
  measure()
  window.addEventListener('resize', measure)
  return () => window.removeEventListener('resize', measure)
}
