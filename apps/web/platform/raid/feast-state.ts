import { create } from 'zustand'

const seenKey = 'skystair.feast'

interface Feast {
  /** The week whose boss has fallen and is to be celebrated. */
  readonly week: number | null
}

export const useFeast = create<Feast>(() => ({ week: null }))

/** A boss has fallen: everybody celebrates once. */
export function inviteToFeast(week: number): void {
  if (!wasAt(week)) useFeast.setState({ week })
}

export function leaveFeast(): void {
  const { week } = useFeast.getState()
  useFeast.setState({ week: null })
  try {
    if (week !== null) localStorage.setItem(seenKey, String(week))
  } catch {
    // A browser that keeps nothing celebrates again with the next visit.
  }
}

function wasAt(week: number): boolean {
  try {
    return Number(localStorage.getItem(seenKey) ?? -1) >= week
  } catch {
    return false
  }
}
