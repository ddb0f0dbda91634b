import { create } from 'zustand'

/** The browser's own question whether to put the game on the home screen. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

interface Installing {
  /** `null` where the browser does not offer it, or the game is installed already. */
  readonly offer: InstallPrompt | null
}

export const useInstalling = create<Installing>(() => ({ offer: null }))

/** Keeps the browser's offer for when the player asks for it. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    useInstalling.setState({ offer: event as InstallPrompt })
  })
  window.addEventListener('appinstalled', () => useInstalling.setState({ offer: null }))
}

/** An offer can be taken once. */
export function install(): void {
  const { offer } = useInstalling.getState()
  useInstalling.setState({ offer: null })
  void offer?.prompt().catch(() => undefined)
}
