import { wayBack } from '../ui/way-back.ts'

/** A place among siblings, from which a neighbour can be found when what stood there is gone. */
interface Step {
  readonly parent: Element
  readonly place: number
}

// A toast calls itself a dialog too, and never asks for anything.
const dialogs = ':is([role=dialog], [role=alertdialog]):not([aria-modal=false])'
// A field would call up the keyboard of a phone that nobody asked for.
const pressable = 'button:not(:disabled), a[href], [tabindex="0"]'

/** What had the focus last in each dialog, and the way from there up to the dialog itself. */
const trails = new WeakMap<Element, { readonly from: Element; readonly steps: readonly Step[] }>()

function remember({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return
  const dialog = target.closest(dialogs)
  if (dialog === target) insist()
  if (dialog === null || dialog === target) return
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

/** Nothing has it, or the dialog itself, which takes it when its part is gone. */
function isLost(): boolean {
  const holder = document.activeElement
  return holder === document.body || (holder !== null && trails.get(holder)?.from.isConnected === false)
}

/** In the topmost dialog but the one that closes: nearest to what had the focus and is gone. */
function nearest(closing: Element | null): HTMLElement | null {
  const top = [...document.querySelectorAll<HTMLElement>(dialogs)]
    .filter((dialog) => dialog !== closing && dialog.checkVisibility() && !('endingStyle' in dialog.dataset))
    .at(-1)
  const trail = top && trails.get(top)
  if (!trail || trail.from.isConnected) return null
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

/** While a dialog is open, what had the focus may go: sold, forged, taken. Its neighbour takes the focus over. */
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
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', remember)
}
