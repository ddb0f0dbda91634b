import { type PointerEvent, useRef } from 'react'
import { lengthened, moved, type Span } from './month.ts'

const DAY = 86_400_000
const farEnough = 6

/** By its body a bar is moved, by its end it is lengthened. */
export type Grip = 'body' | 'end'

/** How an entry would lie if it were kept so. */
export interface Draft {
  readonly id: string
  readonly span: Span
}

interface Pull extends Draft {
  readonly grip: Grip
  readonly day: number
  readonly x: number
  readonly y: number
}

/** The day whose cell lies under a point, below whatever else lies there. */
function dayAt(x: number, y: number): number | null {
  const cell = document.elementsFromPoint(x, y).find((element) => element.matches('[data-day]'))
  return cell instanceof HTMLElement ? Number(cell.dataset.day) : null
}

export const changed = (span: Span, grip: Grip, days: number): Span =>
  grip === 'body' ? moved(span, days) : lengthened(span, days)

/** A bar is pulled by finger or mouse and let go over a day; until then nobody but the page knows. */
export function useBarDrag(onDraft: (draft: Draft | null) => void, onDrop: (draft: Draft) => void) {
  const pull = useRef<Pull | null>(null)
  const last = useRef<Draft | null>(null)
  const stop = () => {
    pull.current = null
    last.current = null
  }
  /** What a bar hears: it may leave its week while it is pulled, so the rest is heard by the ground. */
  const gripOf = (id: string, span: Span, grip: Grip) => ({
    onPointerDown: (event: PointerEvent) => {
      const day = dayAt(event.clientX, event.clientY)
      if (event.button !== 0 || day === null) return
      event.stopPropagation()
      pull.current = { id, span, grip, day, x: event.clientX, y: event.clientY }
    },
  })
  const ground = {
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
      const from = pull.current
      if (from === null) return
      const isFar = Math.hypot(clientX - from.x, clientY - from.y) > farEnough
      if (last.current === null && !isFar) return
      // From now on letting go is no press of the bar.
      if (last.current === null) currentTarget.setPointerCapture(pointerId)
      const day = dayAt(clientX, clientY)
      const span = day === null ? (last.current ?? from).span : afterDays(from, day)
      last.current = { id: from.id, span }
      onDraft(last.current)
    },
    onPointerUp: () => {
      const dropped = last.current
      stop()
      if (dropped !== null) onDrop(dropped)
    },
    onPointerCancel: () => {
      stop()
      onDraft(null)
    },
  }
  return { gripOf, ground }
}

const afterDays = ({ span, grip, day: from }: Pull, to: number): Span =>
  changed(span, grip, Math.round((to - from) / DAY))
