export const textSizes = ['normal', 'large', 'largest'] as const
export type TextSize = (typeof textSizes)[number]

const storageKey = 'skystair.text-size'

/** What is kept under the name of a size; anything else is the usual one. */
export const readTextSize = (kept: string | null): TextSize =>
  textSizes.find((size) => size === kept) ?? 'normal'

export function keptTextSize(): TextSize {
  try {
    return readTextSize(localStorage.getItem(storageKey))
  } catch {
    return 'normal'
  }
}

/** Everything is measured in letters: with them all grows. */
export function showTextSize(size: TextSize): void {
  document.documentElement.dataset.text = size
}

export function setTextSize(size: TextSize): void {
  showTextSize(size)
  try {
    localStorage.setItem(storageKey, size)
  } catch {
    // A browser that keeps nothing shows the usual size next time.
  }
}
