import type { Sound } from './create-sound.ts'

const controls = 'button, a[href], select, summary, [type="checkbox"], [type="radio"]'

/** Every press is heard: a control without a sound of its own sounds like a tap. Gives the way to stop. */
export function followPresses({ struck, effect }: Pick<Sound, 'struck' | 'effect'>): () => void {
  const press = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest(controls) === null) return
    const before = struck()
    // Whatever the press does at once has been done by then.
    setTimeout(() => struck() === before && effect('tap'))
  }
  window.addEventListener('click', press, { capture: true })
  return () => window.removeEventListener('click', press, { capture: true })
}
