import { beforeEach, describe, expect, test, vi } from 'vitest'
import { closeOverlay, followAddress, openLayer, openOverlay, useOverlays } from './overlays.ts'

/** As much of a browser's history as the game needs; going back takes a moment, as it does there. */
class Tab {
  entries: unknown[] = [null]
  here = 0
  follow: (event: { state: unknown }) => void = () => undefined
  private going = 0

  get state(): unknown {
    return this.entries[this.here]
  }
  pushState(state: unknown): void {
    this.entries = [...this.entries.slice(0, this.here + 1), state]
    this.here++
  }
  replaceState(state: unknown): void {
    this.entries[this.here] = state
  }
  go(by: number): void {
    this.going += by
  }
  arrive(): void {
    this.here += this.going
    this.going = 0
    this.follow({ state: this.state })
  }
  back(): void {
    this.go(-1)
    this.arrive()
  }
}

let tab: Tab

beforeEach(() => {
  tab = new Tab()
  vi.stubGlobal('window', {
    history: tab,
    location: { pathname: '/' },
    addEventListener: (_: string, follow: Tab['follow']) => {
      tab.follow = follow
    },
    removeEventListener: () => undefined,
  })
  followAddress()
  return () => vi.unstubAllGlobals()
})

const stack = () => useOverlays.getState().stack

test('what is played on the stage stands behind no page, and Back leads to the pages again', () => {
  openOverlay('mail')
  openOverlay('dialog/7')
  openOverlay('replay/a-battle')
  expect(stack()).toEqual(['replay/a-battle'])
  tab.back()
  expect(stack()).toEqual(['mail', 'dialog/7'])
})

describe('Back', () => {
  test('closes a sheet and stays in the game', () => {
    const close = vi.fn()
    openLayer(close)
    tab.back()
    expect([close.mock.calls.length, tab.here]).toEqual([1, 0])
  })

  test('closes the page over a sheet before the sheet', () => {
    const close = vi.fn()
    openLayer(close)
    openOverlay('settings')
    tab.back()
    expect([stack(), close.mock.calls.length]).toEqual([[], 0])
    tab.back()
    expect(close).toHaveBeenCalledTimes(1)
  })

  test('has nothing to do with a sheet that was closed by hand, however many there were', () => {
    const close = vi.fn()
    for (let sheets = 0; sheets < 5; sheets++) openLayer(close)()
    openOverlay('settings')
    expect(tab.entries.length).toBe(2)
    tab.back()
    expect([stack(), close.mock.calls.length, tab.here]).toEqual([[], 0, 0])
  })

  test('closes a sheet that was opened while a page was still closing', () => {
    const close = vi.fn()
    openOverlay('tasks')
    closeOverlay()
    openLayer(close)
    tab.arrive()
    expect([stack(), close.mock.calls.length]).toEqual([[], 0])
    tab.back()
    expect([close.mock.calls.length, tab.here]).toEqual([1, 0])
  })

  test('closes a question over a page before the page, and the page before the sheet under it', () => {
    const [sheet, question] = [vi.fn(), vi.fn()]
    openLayer(sheet)
    openOverlay('backpack')
    openLayer(question)
    tab.back()
    expect([stack(), question.mock.calls.length, sheet.mock.calls.length]).toEqual([['backpack'], 1, 0])
    tab.back()
    expect([stack(), sheet.mock.calls.length]).toEqual([[], 0])
    tab.back()
    expect([sheet.mock.calls.length, tab.here]).toEqual([1, 0])
  })

  test('closes one question over another, the upper first', () => {
    const [lower, upper] = [vi.fn(), vi.fn()]
    openOverlay('backpack')
    openLayer(lower)
    openLayer(upper)
    tab.back()
    expect([upper.mock.calls.length, lower.mock.calls.length]).toEqual([1, 0])
    tab.back()
    expect([lower.mock.calls.length, stack()]).toEqual([1, ['backpack']])
  })
})

describe('closing a page', () => {
  test('leads to what was before it, however many questions were answered on it', () => {
    openOverlay('backpack')
    const lower = openLayer(() => undefined)
    const upper = openLayer(() => undefined)
    upper()
    lower()
    closeOverlay()
    tab.arrive()
    expect([stack(), tab.here]).toEqual([[], 0])
  })

  test('closes what was asked on it', () => {
    const close = vi.fn()
    openOverlay('backpack')
    openLayer(close)
    closeOverlay()
    tab.arrive()
    expect([stack(), close.mock.calls.length, tab.here]).toEqual([[], 1, 0])
  })

  test('that was opened by its address stays in the game, also after a question', () => {
    useOverlays.setState({ stack: ['backpack'] })
    openLayer(() => undefined)()
    closeOverlay()
    tab.arrive()
    expect([stack(), tab.here]).toEqual([[], 1])
    openOverlay('shop')
    closeOverlay()
    tab.arrive()
    expect([stack(), tab.here]).toEqual([[], 1])
  })
})
