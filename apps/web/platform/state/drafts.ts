import { create } from 'zustand'
import { useGame } from './game.ts'

/** Half-written words, by whose they are and where they were being written. */
const useDrafts = create<Readonly<Record<string, string>>>(() => ({}))

/** @forTests */
export const draftOf = (id: string): string | undefined => useDrafts.getState()[id]

/** @forTests */
export const keepDraft = (id: string, words: string): void => useDrafts.setState({ [id]: words })

/** @forTests */
export const forgetDraft = (id: string): void =>
  useDrafts.setState((all) => Object.fromEntries(Object.entries(all).filter(([each]) => each !== id)), true)

type Change = string | ((before: string) => string)

/**
 * Words that somebody is writing at a place: whoever goes Back and comes again finds them as they were left. `written` is what stands
 * there before anything is typed. The third value forgets them: they were sent, or thrown away.
 */
export function useDraft(
  place: string,
  written = '',
): readonly [text: string, setText: (change: Change) => void, forget: () => void] {
  const id = `${useGame((state) => state.player?.id ?? 0)} ${place}`
  const text = useDrafts((all) => all[id] ?? written)
  return [
    text,
    (change) => keepDraft(id, typeof change === 'string' ? change : change(draftOf(id) ?? written)),
    () => forgetDraft(id),
  ]
}
