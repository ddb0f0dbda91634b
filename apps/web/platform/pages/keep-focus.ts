import { wayBack } from '../../ui/layers/way-back.ts'

/** A place among siblings, from which a neighbour can be found when what stood there is gone. */
interface Step {
  readonly parent: Element
  readonly place: number
}

const dialogs = ':is([role=dialog], [role=alertdialog])'
// A field would call up the keyboard of a phone that nobody asked for.
const pressable = 'button:not(:disabled), a[href], [tabindex="0"]'

/** What had the focus last in each dialog, and the way from there up to the dialog itself. */
const trails = new WeakMap<Element, { readonly from: Element; readonly steps: readonly Step[] }>()

function remember(target: Element, dialog: Element): void {
  const steps: Step[] = []
  for (let child = target; child !== dialog && child.parentElement !== null; child = child.parentElement)
    steps.push({ parent: child.parentElement, place: [...child.parentElement.children].indexOf(child) })
  trails.set(dialog, { from: target, steps })
}

const canTake = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(pressable) && element.checkVisibility()

const firstIn = (element: Element): HTMLElement | undefined =>
  [element, ...element.querySelectorAll(pressable)].find(canTake)

/** What came into the place, else the nearest after it, else the nearest before it. */
function neighbour({ parent, place }: Step): HTMLElement | undefined {
  if (!parent.isConnected) return
  const children = [...parent.children]
  for (const child of [...children.slice(place), ...children.slice(0, place).reverse()]) {
    const found = firstIn(child)
    if (found !== undefined) return found
  }
}

/** Gone, or there and not to be pressed any more. */
const isPast = (element: Element): boolean => !element.isConnected || element.matches(':disabled')

/** Nothing has it, or the dialog itself, which takes it when its part is gone. */
function isLost(): boolean {
  const holder = document.activeElement
  if (holder === null || holder === document.body) return holder !== null
  const trail = trails.get(holder)
  return trail !== undefined && isPast(trail.from)
}

const topmostBut = (closing: Element | null): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(dialogs)]
    .filter((dialog) => dialog !== closing && dialog.checkVisibility() && !('endingStyle' in dialog.dataset))
    .at(-1)

/** In the topmost dialog but the one that closes: nearest to what had the focus and is gone. */
function nearest(closing: Element | null): HTMLElement | null {
  const top = topmostBut(closing)
  const trail = top && trails.get(top)
  if (!trail || !isPast(trail.from)) return null
  const [near = top] = trail.steps.flatMap((step) => neighbour(step) ?? [])
  return near
}

/** Where the focus was last brought, and when. */
let brought: { readonly to: HTMLElement | null; readonly at: number } = { to: null, at: 0 }

function bringBack(): void {
  if (!isLost()) return
  brought = { to: nearest(null), at: performance.now() }
  brought.to?.focus({ preventScroll: true })
}

/** A dialog takes the focus to itself twice after a loss, the second time a moment later. */
function insist(): void {
  if (performance.now() - brought.at < 300 && brought.to?.isConnected)
    brought.to.focus({ preventScroll: true })
}

/** A dialog brings the focus in, and round its ends, a frame late: a Tab before that frame would lead out of it. */
function holdTab(event: KeyboardEvent): void {
  const top = event.key === 'Tab' ? topmostBut(null) : undefined
  if (!top || top.contains(document.activeElement)) return
  event.preventDefault()
  top.focus({ preventScroll: true })
}

/** While a dialog is open, what had the focus may go: sold, forged, taken, done for today. Its neighbour takes it over. */
export function keepFocus(): void {
  let frame = 0
  wayBack.find = nearest
  const observer = new MutationObserver(() => {
    if (!isLost()) return
    // At once, before the dialog itself looks for anything at all to focus; and again when what came instead is drawn.
    bringBack()
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(bringBack)
  })
  document.addEventListener('focusin', ({ target }) => {
    const dialog = target instanceof Element ? target.closest(dialogs) : null
    if (dialog === null) return
    observer.observe(dialog, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    if (dialog === target) insist()
    else remember(target as Element, dialog)
  })
  document.addEventListener('keydown', holdTab)
}
