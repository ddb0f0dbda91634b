import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { wayBack } from '../../ui/layers/way-back.ts'
import { keepFocus } from './keep-focus.ts'

/** As much of a page as the focus needs: what can be pressed, what holds it, and dialogs. */
class Part {
  parentElement: Part | null = null
  readonly dataset: Record<string, string> = {}
  children: Part[]
  readonly kind: 'button' | 'dialog' | 'box'

  constructor(kind: Part['kind'], ...children: Part[]) {
    this.kind = kind
    this.children = children
    for (const child of children) child.parentElement = this
  }
  get isConnected(): boolean {
    return this === body || (this.parentElement?.isConnected ?? false)
  }
  get within(): Part[] {
    return this.children.flatMap((child) => [child, ...child.within])
  }
  disabled = false
  matches(selector: string): boolean {
    return selector === ':disabled' ? this.disabled : this.kind === 'button' && !this.disabled
  }
  /** The browser takes the focus from what can be pressed no more. */
  disable(): void {
    this.disabled = true
    if (page.activeElement === this) page.activeElement = body
    see()
  }
  closest(): Part | null {
    return this.kind === 'dialog' ? this : (this.parentElement?.closest() ?? null)
  }
  querySelectorAll(): Part[] {
    return this.within.filter((part) => part.matches('button'))
  }
  contains(part: Part): boolean {
    return this === part || this.within.includes(part)
  }
  checkVisibility(): boolean {
    return true
  }
  focus(): void {
    if (page.activeElement === this) return
    page.activeElement = this
    hear({ target: this })
  }
  add(child: Part): void {
    this.children.push(child)
    child.parentElement = this
  }
  /** The browser gives the focus of what is gone to the body. */
  remove(): void {
    const parent = this.parentElement
    if (parent) parent.children = parent.children.filter((child) => child !== this)
    this.parentElement = null
    if (!page.activeElement.isConnected) page.activeElement = body
    if (parent && watched.some((part) => part.contains(parent))) see()
  }
}

let body: Part
let hear: (event: { target: Part }) => void = () => undefined
let press: (event: { key: string; preventDefault(): void }) => void = () => undefined
let see = () => undefined
let watched: Part[] = []
const page = {
  activeElement: new Part('box'),
  get body() {
    return body
  },
  addEventListener: (name: string, listener: never) => {
    if (name === 'focusin') hear = listener
    if (name === 'keydown') press = listener
  },
  querySelectorAll: () => body.within.filter(({ kind }) => kind === 'dialog'),
}

beforeAll(() => {
  body = new Part('box')
  class Observer {
    constructor(callback: typeof see) {
      see = callback
    }
    observe(part: Part) {
      watched.push(part)
    }
  }
  vi.stubGlobal('Element', Part)
  vi.stubGlobal('HTMLElement', Part)
  vi.stubGlobal('MutationObserver', Observer)
  vi.stubGlobal('document', page)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  const { find } = wayBack
  keepFocus()
  return () => {
    wayBack.find = find
    vi.unstubAllGlobals()
  }
})

const button = () => new Part('button')
const row = () => new Part('box', button())
const pressableIn = (part: Part | undefined) => part?.children[0]

let rows: Part[]
let close: Part
let dialog: Part

/** A backpack of three things and a button that closes it. */
beforeEach(() => {
  rows = [row(), row(), row()]
  close = button()
  dialog = new Part('dialog', close, new Part('box', ...rows))
  body = new Part('box', dialog)
  page.activeElement = body
  watched = []
})

test('what comes into the place of a thing that is sold has the focus', () => {
  pressableIn(rows[1])?.focus()
  rows[1]?.remove()
  expect(page.activeElement).toBe(pressableIn(rows[2]))
})

test('after the last of a list the one before it has the focus', () => {
  pressableIn(rows[2])?.focus()
  rows[2]?.remove()
  expect(page.activeElement).toBe(pressableIn(rows[1]))
})

test('after the only one of a list, what is nearest to the list has the focus', () => {
  rows[0]?.remove()
  rows[1]?.remove()
  pressableIn(rows[2])?.focus()
  rows[2]?.remove()
  expect(page.activeElement).toBe(close)
})

test('what can be pressed no more gives the focus to its neighbour', () => {
  pressableIn(rows[1])?.focus()
  pressableIn(rows[1])?.disable()
  expect(page.activeElement).toBe(pressableIn(rows[2]))
})

test('a celebration that closes gives the focus to the neighbour of what was done for today', () => {
  pressableIn(rows[0])?.focus()
  const celebration = new Part('dialog', button())
  body.add(celebration)
  pressableIn(celebration)?.focus()
  pressableIn(rows[0])?.disable()
  expect(wayBack.find(celebration as never)).toBe(pressableIn(rows[1]))
})

test('a dialog without anything to press has the focus itself', () => {
  close.remove()
  rows[0]?.remove()
  rows[1]?.remove()
  pressableIn(rows[2])?.focus()
  rows[2]?.remove()
  expect(page.activeElement).toBe(dialog)
})

test('a focus that is not lost stays where it is', () => {
  pressableIn(rows[0])?.focus()
  rows[1]?.remove()
  expect(page.activeElement).toBe(pressableIn(rows[0]))
})

test('a dialog that takes the focus to itself after the loss gives it back', () => {
  pressableIn(rows[0])?.focus()
  rows[0]?.remove()
  dialog.focus()
  expect(page.activeElement).toBe(pressableIn(rows[1]))
})

test('a question that closes gives the focus to the neighbour of what is gone with it', () => {
  pressableIn(rows[0])?.focus()
  const question = new Part('dialog', button())
  body.add(question)
  pressableIn(question)?.focus()
  rows[0]?.remove()
  expect(page.activeElement).toBe(pressableIn(question))
  expect(wayBack.find(question as never)).toBe(pressableIn(rows[1]))
})

test('nothing outside of dialogs is brought back', () => {
  dialog.remove()
  const outside = button()
  body.add(outside)
  outside.focus()
  outside.remove()
  expect(page.activeElement).toBe(body)
})

/** Whether the browser would take the focus further. */
function leads(key: string): boolean {
  const preventDefault = vi.fn()
  press({ key, preventDefault })
  return preventDefault.mock.calls.length === 0
}

test('Tab never leads out of a dialog, however fast it is pressed', () => {
  const guard = button()
  body.add(guard)
  guard.focus()
  expect(leads('Tab')).toBe(false)
  expect(page.activeElement).toBe(dialog)
  expect(leads('Tab')).toBe(true)
})

test('Tab waits for a question to take the focus from the page under it', () => {
  close.focus()
  const question = new Part('dialog', button())
  body.add(question)
  expect(leads('Tab')).toBe(false)
  expect(page.activeElement).toBe(question)
})

test('other keys, and Tab without a dialog, do what they always do', () => {
  page.activeElement = body
  expect(leads('a')).toBe(true)
  dialog.remove()
  expect(leads('Tab')).toBe(true)
})
