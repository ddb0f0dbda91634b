import { EVENT_KINDS, type EventKind } from '@skystair/rules/calendar/kind.ts'

const storageKey = 'skystair.dressed'

/** For which feast those of this battle have dressed, whatever page has seen them on the road; null: none has. */
export function rememberedDress(battle: string): EventKind | null {
  try {
    const [id, feast] = (localStorage.getItem(storageKey) ?? '').split(' ')
    return id === battle ? (EVENT_KINDS.find((kind) => kind === feast) ?? null) : null
  } catch {
    return null
  }
}

export function rememberDress(battle: string, feast: EventKind): void {
  try {
    localStorage.setItem(storageKey, `${battle} ${feast}`)
  } catch {
    // A browser that keeps nothing sees bare heads after a reload.
  }
}
