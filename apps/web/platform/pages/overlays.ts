import { create } from 'zustand'

/** Pages that open over the game, and the addresses that lead to them. */
export const overlayNames = [
  'register',
  'login',
  'recovery',
  'new-password',
  'confirm-mail',
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
  'cards',
  'chat',
  'heroes',
  'shop',
  'backpack',
  'mail',
  'new-letter',
  'friends',
  'rating',
  'history',
  'market',
  'square',
  'news',
  'forum',
  'clan-forum',
  'gifts',
  'help',
  'appeal',
  'console',
  'clan',
  'clan-members',
  'clan-recruits',
  'clan-treasury',
  'clan-raid',
  'clan-about',
  'clan-advertisement',
  'clan-theme',
  'clan-hall',
  'clan-shop',
  'clan-rating',
  'arena-history',
  'arena-leagues',
  'arena-shop',
  'arena-place',
  'chests',
  'chest-film',
  'bank-chests',
  'bank',
  'bank-history',
  'invitations',
  'promo',
  'film',
  'calendar',
  'event',
  'event-year',
  'achievements',
  'wheel',
  'draws',
  'portal-shop',
  'portal-cards',
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
  'chronicle',
  'hero',
  'dialog',
  'player',
  'fighter',
  'artifact',
  'wear',
  'report',
  'card',
  'give',
  'topic',
  'clan-topic',
  'manual',
  'lacking',
  'clan-info',
  'building',
  'campaign',
  'event-news',
  'portal',
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
  'cards',
  'talk',
  'chat',
  'heroes',
  'hero',
  'shop',
  'backpack',
  'wear',
  'mail',
  'new-letter',
  'friends',
  'dialog',
  'rating',
  'history',
  'market',
  'square',
  'forum',
  'topic',
  'clan-forum',
  'clan-topic',
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
  'clan',
  'clan-members',
  'clan-recruits',
  'clan-treasury',
  'clan-raid',
  'clan-about',
  'clan-advertisement',
  'clan-theme',
  'clan-hall',
  'clan-shop',
  'clan-rating',
  'arena-history',
  'arena-leagues',
  'arena-shop',
  'arena-place',
  'chests',
  'chest-film',
  'bank-chests',
  'bank',
  'bank-history',
  'invitations',
  'promo',
  'film',
  'calendar',
  'campaign',
  'event',
  'event-year',
  'event-news',
  'achievements',
  'wheel',
  'draws',
  'clan-info',
  'building',
  'portal-shop',
  'portal-cards',
  'portal',
])

/** Pages of those who keep the peace: the server would only refuse anybody else. */
export const needsKeeper: ReadonlySet<string> = new Set<OverlayName | SubjectOverlayName>(['console', 'card'])

interface Overlays {
  /** The topmost last. Those below stay as they are, so that a half-filled form is not lost. */
  readonly stack: readonly OverlayAddress[]
}

/** What an entry of the browser's history remembers. */
interface Entry extends Overlays {
  /** Whether the overlays were reached from an entry of ours, so that going back from them stays in the game. */
  readonly pushed: boolean
  /** The topmost layer that was open then. */
  readonly layer?: string | undefined
  /** How many entries have been made for layers alone since the overlays were reached, this one included. */
  readonly layered?: number
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

/** The topmost last. */
let layers: readonly Layer[] = []
let layersOpened = 0
let returning = false

/** Makes the browser's back button close the top overlay, and opens what the address names. */
export function followAddress(): () => void {
  const follow = (event: PopStateEvent) => {
    const there = event.state as Entry | null
    returning = false
    useOverlays.setState({ stack: there?.stack ?? addressed() })
    const top = layers.at(-1)
    if (top?.waits) return enterLayer(top)
    const kept = layers.findIndex(({ id }) => id === there?.layer) + 1
    const closed = layers.slice(kept)
    layers = layers.slice(0, kept)
    for (const { close } of closed.toReversed()) close()
  }
  useOverlays.setState({ stack: entry()?.stack ?? addressed() })
  window.addEventListener('popstate', follow)
  return () => window.removeEventListener('popstate', follow)
}

/** From now on Back closes this; answers how to say that it was closed otherwise. */
export function openLayer(close: () => void): () => void {
  layersOpened++
  const opened: Layer = { id: `${performance.timeOrigin} ${layersOpened}`, close, waits: returning }
  layers = [...layers, opened]
  if (!returning) enterLayer(opened)
  return () => {
    layers = layers.filter((one) => one !== opened)
  }
}

function enterLayer(opened: Layer): void {
  opened.waits = false
  const before = entry()
  const layered = (before?.layered ?? 0) + (isSpent() ? 0 : 1)
  push({ stack: useOverlays.getState().stack, pushed: before?.pushed ?? false, layered })
}

/** Made for a layer that is gone: going back from it would change nothing. */
function isSpent(): boolean {
  const here = entry()
  return (here?.layered ?? 0) > 0 && layers.every(({ id }) => id !== here?.layer)
}

export function openOverlay(address: OverlayAddress): void {
  const { stack } = useOverlays.getState()
  if (stack.at(-1) === address) return
  // Played on the stage itself: what is open would stand before it. Back leads to that again.
  const below = partsOf(address)?.name === 'replay' ? [] : stack
  push({ stack: [...below, address], pushed: true })
}

/** Another overlay in the place of the top one. */
export function replaceOverlay(address: OverlayAddress): void {
  const { pushed = false, layered = 0 } = entry() ?? {}
  replace({ stack: [...useOverlays.getState().stack.slice(0, -1), address], pushed, layered })
}

export function closeOverlay(): void {
  const { stack } = useOverlays.getState()
  if (stack.length === 0) return
  // An overlay that was opened by its address has no page of ours behind it to go back to.
  const here = entry()
  if (here?.pushed) {
    returning = true
    window.history.go(-1 - (here.layered ?? 0))
  } else replace({ stack: stack.slice(0, -1), pushed: false })
}

/** Back on the road: whatever was open can be reached again by going back. */
export const leaveOverlays = (): void => push({ stack: [], pushed: true })

const push = (next: Entry): void => remember(next, isSpent() ? 'replaceState' : 'pushState')
const replace = (next: Entry): void => remember(next, 'replaceState')

function remember(next: Entry, how: 'pushState' | 'replaceState'): void {
  window.history[how]({ ...next, layer: layers.at(-1)?.id }, '', pathOf(next.stack))
  useOverlays.setState({ stack: next.stack })
}
