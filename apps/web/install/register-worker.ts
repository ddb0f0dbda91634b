import { type OverlayAddress, openOverlay, partsOf } from '../platform/pages/overlays.ts'
import { pathIn } from './told.ts'

/** Keeps the files of the game on the device. Where that is not allowed, the game plays without. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }) => leadTo(pathIn(data)))
  window.addEventListener('load', () => {
    void navigator.serviceWorker
      .register('/service-worker.js', { updateViaCache: 'none' })
      .catch(() => undefined)
  })
}

/** The player has pressed what the device was told: the page it is about opens over whatever is there. */
function leadTo(path: string | null): void {
  const address = path?.slice(1) ?? ''
  if (partsOf(address) !== null) openOverlay(address as OverlayAddress)
}
