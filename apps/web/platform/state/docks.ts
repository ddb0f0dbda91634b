import { create } from 'zustand'
import type { OverlayName } from '../pages/overlays.ts'

/** What can stand beside the road where a desktop has room. */
export const dockNames = ['tasks', 'squad', 'chat'] as const
export type DockName = (typeof dockNames)[number]
export const dockSides = ['left', 'right'] as const
export type DockSide = (typeof dockSides)[number]

/** What the player has pinned where, from above, and what of it is folded. */
export type Pinned = Readonly<Record<DockSide | 'folded', readonly DockName[]>>

/** The whole page of what a dock shows in short. */
export const pageOfDock = { tasks: 'tasks', squad: 'heroes', chat: 'chat' } as const satisfies Record<
  DockName,
  OverlayName
>

/** Their doors need not stand on the road as well; heroes are more than those who fight. */
const isInsteadOfDoor: Readonly<Record<DockName, boolean>> = { tasks: true, squad: false, chat: true }

export const pinnedAtFirst: Pinned = { left: ['tasks', 'squad'], right: ['chat'], folded: [] }

/** On one side, or on neither; where it stood before it stands no more. */
export function pin(pinned: Pinned, name: DockName, side: DockSide | null): Pinned {
  const without = (list: readonly DockName[]) => list.filter((one) => one !== name)
  const { left, right, folded } = pinned
  const free = {
    left: without(left),
    right: without(right),
    folded: side === null ? without(folded) : folded,
  }
  return side === null ? free : { ...free, [side]: [...free[side], name] }
}

export const fold = (pinned: Pinned, name: DockName): Pinned => ({
  ...pinned,
  folded: pinned.folded.includes(name)
    ? pinned.folded.filter((one) => one !== name)
    : [...pinned.folded, name],
})

export const isPinned = ({ left, right }: Pinned, name: DockName): boolean =>
  left.includes(name) || right.includes(name)

/** What the device has kept; whatever else lies there is as good as nothing. */
export function readPinned(kept: string | null): Pinned {
  try {
    const said: unknown = JSON.parse(kept ?? 'null')
    if (typeof said !== 'object' || said === null) return pinnedAtFirst
    const listed = (part: DockSide | 'folded'): readonly DockName[] => {
      const list: unknown = Reflect.get(said, part)
      return Array.isArray(list) ? dockNames.filter((name) => list.includes(name)).sort(asIn(list)) : []
    }
    const left = listed('left')
    return { left, right: listed('right').filter((name) => !left.includes(name)), folded: listed('folded') }
  } catch {
    return pinnedAtFirst
  }
}

const asIn = (list: readonly unknown[]) => (one: DockName, other: DockName) =>
  list.indexOf(one) - list.indexOf(other)

/** Doors that the road can do without, for what they lead to stands beside it. */
export const pagesBeside = (pinned: Pinned): readonly OverlayName[] =>
  dockNames.filter((name) => isInsteadOfDoor[name] && isPinned(pinned, name)).map((name) => pageOfDock[name])

interface Docks {
  /** Whether there is room beside the road at all. */
  readonly isRoomy: boolean
  readonly pinned: Pinned
}

const storageKey = 'skystair.docks'

export const useDocks = create<Docks>(() => ({ isRoomy: false, pinned: pinnedAtFirst }))

/** A column of the road, its poles, and as much again on both sides. */
const room = '(min-width: 1200px) and (min-height: 600px)'

/** Follows the window: what has no room is not there, and phones never fetch it. */
export function watchRoom(): () => void {
  const wide = window.matchMedia(room)
  const measure = () => useDocks.setState({ isRoomy: wide.matches })
  useDocks.setState({ pinned: readPinned(keptDocks()) })
  measure()
  wide.addEventListener('change', measure)
  return () => wide.removeEventListener('change', measure)
}

function keptDocks(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Shown at once and kept on the device. */
export function setPinned(pinned: Pinned): void {
  useDocks.setState({ pinned })
  try {
    localStorage.setItem(storageKey, JSON.stringify(pinned))
  } catch {
    // A browser that keeps nothing shows them as at first next time.
  }
}
