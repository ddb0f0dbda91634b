import { type PointerEvent, useRef, useState } from 'react'

const farEnough = 8

export interface Dragged {
  readonly id: number
  readonly x: number
  readonly y: number
}

/** What lies under a point: a place of the squad, the camp, or nothing of use. */
function targetAt(x: number, y: number): { place: number } | 'camp' | null {
  const found = document.elementsFromPoint(x, y)
  const place = found.map((element) => element.closest<HTMLElement>('[data-place]')).find(Boolean)
  if (place) return { place: Number(place.dataset.place) }
  return found.some((element) => element.closest('[data-camp]')) ? 'camp' : null
}

/** A hero is pulled by finger or mouse and let go over a place or over the camp. */
export function useDrag(onDrop: (id: number, target: { place: number } | 'camp') => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const from = useRef<Dragged | null>(null)
  /** The click that ends a pull is no click. */
  const pulled = useRef(false)
  const stop = () => {
    from.current = null
    setDragged(null)
  }
  const handlersFor = (id: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      from.current = { id, x: event.clientX, y: event.clientY }
      pulled.current = false
    },
    onPointerMove: (event: PointerEvent) => {
      const start = from.current
      if (start === null || start.id !== id) return
      const isFar = Math.hypot(event.clientX - start.x, event.clientY - start.y) > farEnough
      if (dragged === null && !isFar) return
      if (!pulled.current) event.currentTarget.setPointerCapture(event.pointerId)
      pulled.current = true
      setDragged({ id, x: event.clientX, y: event.clientY })
    },
    onPointerUp: (event: PointerEvent) => {
      const target = pulled.current ? targetAt(event.clientX, event.clientY) : null
      stop()
      if (target !== null) onDrop(id, target)
    },
    onPointerCancel: stop,
  })
  return { dragged, handlersFor, wasPulled: () => pulled.current }
}
