import type { DrawKind } from '@skystair/rules/draw/draw.ts'

const key = 'skystair.seals'
const most = 300

/** Seals of draws as this browser saw them before they were drawn, by player, kind and number. */
function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {}
  } catch {
    return {}
  }
}

const nameOf = (playerId: number, kind: DrawKind, number: number): string => `${playerId} ${kind} ${number}`

/** The first word counts: a seal that was told is never told anew. */
export function keepSeal(playerId: number, kind: DrawKind, number: number, seal: string): void {
  const kept = read()
  const name = nameOf(playerId, kind, number)
  if (kept[name] !== undefined) return
  const newest = [...Object.entries(kept), [name, seal] as const].slice(-most)
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // A browser that keeps nothing can still reckon the seal out of the seed.
  }
}

/** null: this browser has not seen it. */
export const keptSeal = (playerId: number, kind: DrawKind, number: number): string | null =>
  read()[nameOf(playerId, kind, number)] ?? null
