import { create } from 'zustand'

/** Pages that open over the game, and the addresses that lead to them. */
export const overlayNames = [
  'register',
  'login',
  'settings',
  'rename',
  'contact',
  'password',
  'sessions',
  'export',
  'deletion',
  'notifications',
  'healing',
  'tasks',
  'everyday',
  'chat',
  'heroes',
  'shop',
  'backpack',
  'mail',
  'rating',
  'history',
  'market',
  'square',
  'news',
  'forum',
  'gifts',
  'help',
  'appeal',
  'console',
  'legal/privacy',
  'legal/offer',
  'legal/agreement',
  'legal/cookies',
] as const
export type OverlayName = (typeof overlayNames)[number]

/** Pages about one thing each, named by what follows in the address: /replay/{id}. */
const subjectOverlayNames = [
  'replay',
  'talk',
  'hero',
  'dialog',
  'player',
  'fighter',
  'artifact',
  'report',
  'card',
  'give',
  'topic',
  'manual',
  'lacking',
] as const
export type SubjectOverlayName = (typeof subjectOverlayNames)[number]

/** What an overlay is opened by; the browser's address is the same with a stroke before it. */
export type OverlayAddress = OverlayName | `${SubjectOverlayName}/${string}`

/** Pages of one's own account: without a player there is nothing on them. */
export const needsPlayer: ReadonlySet<string> = new Set<OverlayName | SubjectOverlayName>([
  'register',
  'rename',
  'contact',
  'password',
  'sessions',
  'export',
  'deletion',
  'notifications',
  'healing',
  'tasks',
  'everyday',
  'talk',
  'chat',
  'heroes',
  'hero',
  'shop',
  'backpack',
  'mail',
  'dialog',
  'rating',
  'history',
  'market',
  'square',
  'forum',
  'topic',
  'gifts',
  'give',
  'player',
  'fighter',
  'artifact',
  'report',
  'appeal',
  'console',
  'card',
  'lacking',
])

/** Pages of those who keep the peace: the server would only refuse anybody else. */
export const needsKeeper: ReadonlySet<string> = new Set<OverlayName | SubjectOverlayName>(['console', 'card'])

interface Overlays {
  /** The topmost last. Those below stay as they are, so that a half-filled form is not lost. */
  readonly stack: readonly OverlayAddress[]
}

/** What an entry of the browser's history remembers. */
interface Entry extends Overlays {
  /** Whether the entry before it is ours too, so that going back stays in the game. */
  readonly pushed: boolean
  /** The layer that was open then. */
  readonly layer?: string | undefined
  /** Made for that layer alone: once it is closed the entry is worth no more than the one before it. */
  readonly forLayer?: boolean
}

/** What has no address, and is closed by Back all the same: a sheet over the road, a question. */
interface Layer {
  readonly id: string
  readonly close: () => void
  /** The browser is still on its way back from an overlay: the entry is made when it is there. */
  waits: boolean
}

const entry = (): Entry | null => window.history.state as Entry | null

export const useOverlays = create<Overlays>(() => ({ stack: [] }))

interface Parts {
  readonly name: OverlayName | SubjectOverlayName
  readonly subject: string
}

/** The page of an address and the thing it is about; `null` for an address that leads nowhere. */
export function partsOf(address: string): Parts | null {
  const page = overlayNames.find((name) => name === address)
  if (page !== undefined) return { name: page, subject: '' }
  const name = subjectOverlayNames.find((candidate) => address.startsWith(`${candidate}/`))
  return name === undefined ? null : { name, subject: address.slice(address.indexOf('/') + 1) }
}

const isOverlay = (address: string): address is OverlayAddress => partsOf(address) !== null

const addressed = (): OverlayAddress[] => {
  const address = window.location.pathname.slice(1)
  return isOverlay(address) ? [address] : []
}

const pathOf = (stack: readonly OverlayAddress[]): string => `/${stack.at(-1) ?? ''}`

let layer: Layer | null = null
let layersOpened = 0
let returning = false

/** Makes the browser's back button close the top overlay, and opens what the address names. */
export function followAddress(): () => void {
  const follow = (event: PopStateEvent) => {
    const kept = event.state as Entry | null
    returning = false
    useOverlays.setState({ stack: kept?.stack ?? addressed() })
    if (layer === null || kept?.layer === layer.id) return
    if (layer.waits) return enterLayer(layer)
    const { close } = layer
    layer = null
    close()
  }
  useOverlays.setState({ stack: entry()?.stack ?? addressed() })
  window.addEventListener('popstate', follow)
  return () => window.removeEventListener('popstate', follow)
}

/** From now on Back closes this; answers how to say that it was closed otherwise. */
export function openLayer(close: () => void): () => void {
  layersOpened++
  const opened: Layer = { id: `${performance.timeOrigin} ${layersOpened}`, close, waits: returning }
  layer = opened
  if (!returning) enterLayer(opened)
  return () => {
    if (layer === opened) layer = null
  }
}

function enterLayer(opened: Layer): void {
  opened.waits = false
  push(useOverlays.getState().stack, true)
}

/** Its layer is gone: going back from it would change nothing. */
function isSpent(): boolean {
  const kept = entry()
  return kept?.forLayer === true && kept.layer !== layer?.id
}

export function openOverlay(address: OverlayAddress): void {
  const { stack } = useOverlays.getState()
  if (stack.at(-1) === address) return
  show([...stack, address], 'push')
}

/** Another overlay in the place of the top one. */
export function replaceOverlay(address: OverlayAddress): void {
  show([...useOverlays.getState().stack.slice(0, -1), address], 'replace')
}

export function closeOverlay(): void {
  const { stack } = useOverlays.getState()
  if (stack.length === 0) return
  // An overlay that was opened by its address has no page of ours behind it to go back to.
  if (entry()?.pushed) {
    returning = true
    window.history.go(isSpent() ? -2 : -1)
  } else show(stack.slice(0, -1), 'replace')
}

/** Back on the road: whatever was open can be reached again by going back. */
export const leaveOverlays = (): void => show([], 'push')

function show(stack: readonly OverlayAddress[], how: 'push' | 'replace'): void {
  if (how === 'push') push(stack, false)
  else {
    const kept: Entry = { stack, pushed: entry()?.pushed ?? false, layer: layer?.id }
    window.history.replaceState(kept, '', pathOf(stack))
  }
  useOverlays.setState({ stack })
}

function push(stack: readonly OverlayAddress[], forLayer: boolean): void {
  const next: Entry = { stack, pushed: true, layer: layer?.id, forLayer }
  if (isSpent()) window.history.replaceState(next, '', pathOf(stack))
  else window.history.pushState(next, '', pathOf(stack))
}
