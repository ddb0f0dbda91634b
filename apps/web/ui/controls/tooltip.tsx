import { cloneElement, type ReactElement, useId, useRef } from 'react'
import styles from './tooltip.module.css'

type Properties = {
  text: string
  /** The control that the tip explains. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

const FROM_EDGE = 8
const ARROW = 12

/** A word of help over its control: by hovering, by focus, or while a finger holds. */
export function Tooltip({ text, children }: Properties) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const show = () => {
    if (anchor.current === null || bubble.current === null) return
    bubble.current.showPopover()
    place(bubble.current, anchor.current)
  }
  const hide = () => bubble.current?.hidePopover()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the control inside
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={show}
      onPointerLeave={hide}
      // A press that gives the focus needs no explanation: it has been made.
      onFocus={({ target }) => target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={styles.bubble}>
        {text}
      </span>
    </span>
  )
}

function place(bubble: HTMLElement, anchor: HTMLElement): void {
  const target = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = bubble
  const middle = target.left + target.width / 2
  const left = Math.max(FROM_EDGE, Math.min(middle - width / 2, innerWidth - width - FROM_EDGE))
  const above = target.top - height - ARROW
  const below = above < FROM_EDGE
  bubble.dataset.side = below ? 'below' : 'above'
  bubble.style.left = `${left}px`
  bubble.style.top = `${below ? target.bottom + ARROW : above}px`
  bubble.style.setProperty('--arrow', `${Math.max(20, Math.min(middle - left, width - 20))}px`)
}
