import { useEffect } from 'react'
import { useOverlays } from '../../../platform/pages/overlays.ts'
import { goTo, lookBack, placeHere, useRoad, walkBy, walkTo } from '../walk/road-state.ts'

const page = 5

const keys: Readonly<Record<string, () => void>> = {
  ArrowUp: () => walkBy(1),
  ArrowDown: () => walkBy(-1),
  PageUp: () => walkBy(page),
  PageDown: () => walkBy(-page),
  Home: lookBack,
  Enter: () => {
    const { looking } = useRoad.getState()
    if (looking !== null) return walkTo(looking)
    const place = placeHere()
    if (place !== null) goTo(place)
  },
}

/** The whole page walks the squad, unless a page over it or a control has the keys. */
export function useRoadKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isForControl =
        (event.key === 'Enter' && event.target instanceof HTMLButtonElement) || isBeside(event.target)
      const command = keys[event.key]
      if (command === undefined || isForControl || event.ctrlKey || event.metaKey || event.altKey) return
      if (useOverlays.getState().stack.length > 0 || useRoad.getState().opened !== null) return
      event.preventDefault()
      command()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

/** What stands beside the road has keys of its own: whoever writes there walks nowhere. */
const isBeside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-dock]') !== null
