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
})
