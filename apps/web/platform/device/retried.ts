import i18next from 'i18next'
import { showToast } from '../../ui/layers/show-toast.ts'
import { announceLoss } from './lost-piece.ts'

const pause = 1500
const mostTries = 3
const reloadedKey = 'skystair.reloaded-for-piece'

/**
 * A piece of the game that got lost on the way is fetched again until it comes. `load` imports one file:
 * browsers remember that it could not be had under its address, so that it is asked for under another.
 */
export const retried =
  <Piece>(load: () => Promise<Piece>) =>
  async (): Promise<Piece> => {
    try {
      return await load()
    } catch (error) {
      tellLoss(error)
      return again<Piece>(addressIn(error))
    }
  }

async function again<Piece>(address: string | null): Promise<Piece> {
  for (let tries = 1; ; tries++) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    try {
      if (address !== null) return (await import(/* @vite-ignore */ `${address}?again=${tries}`)) as Piece
    } catch {
      // Not yet.
    }
    if (tries >= mostTries && (await isThere(address))) startOver()
  }
}

/** Browsers that tell which file it was tell it in words. */
const addressIn = (error: unknown): string | null => /https?:[^\s?]+/.exec(String(error))?.[0] ?? null

const isThere = (address: string | null): Promise<boolean> =>
  fetch(address ?? '/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** What the piece itself needs is remembered as lost: only a fresh page gets it. Worth one try. */
function startOver(): void {
  try {
    if (sessionStorage.getItem(reloadedKey) !== null) return
    sessionStorage.setItem(reloadedKey, 'yes')
    window.location.reload()
  } catch {
    // A browser that keeps nothing would reload for ever.
  }
}

function tellLoss(error: unknown): void {
  announceLoss(error)
  // Before the first words have come there is nothing to say it with.
  if (i18next.isInitialized) showToast({ text: i18next.t('shell:failure.chunk'), icon: 'warning' })
}
