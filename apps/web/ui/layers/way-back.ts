import { useRef } from 'react'

/** Where the focus goes from a dialog that closes when what opened it is gone; null: by itself. */
export const wayBack: { find: (closing: Element | null) => HTMLElement | null } = { find: () => null }

export function useWayBack() {
  const ref = useRef<HTMLDivElement>(null)
  return { ref, finalFocus: () => wayBack.find(ref.current) }
}
