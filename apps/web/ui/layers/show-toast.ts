import type { IconName } from '../icons/icon-source.ts'

export type Toast = {
  text: string
  icon?: IconName
  /** bad is read aloud at once and stays longer. */
  tone?: 'plain' | 'good' | 'bad'
}
export type ShownToast = Toast & { id: number; leaving: boolean }

const MOST_AT_ONCE = 3
const LEAVING_MILLISECONDS = 220

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a short message over everything; callable from anywhere, drawn by <Toasts />. */
export function showToast(toast: Toast): void {
  lastId += 1
  const same = shown.find((other) => other.text === toast.text && !other.leaving)
  const rest = same ? shown.filter((other) => other !== same) : shown
  change([...rest, { ...toast, id: lastId, leaving: false }].slice(-MOST_AT_ONCE))
}

export function dismissToast(id: number): void {
  change(shown.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)))
  setTimeout(() => change(shown.filter((toast) => toast.id !== id)), LEAVING_MILLISECONDS)
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function shownToasts(): readonly ShownToast[] {
  return shown
}

function change(next: readonly ShownToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}
