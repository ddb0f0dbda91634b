import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { IconName } from '../../../ui/icons/icon-source.ts'
import styles from './deed-menu.module.css'

export interface Deed {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  readonly tone?: 'good' | 'bad'
  readonly onChoose: () => void
}

const fromEdge = 8

/** Three dots that open a list of deeds. Arrows walk it, Escape and a press beside it close it. */
export function DeedMenu({ label, deeds }: { label: string; deeds: readonly Deed[] }) {
  const id = useId()
  const play = usePressSound()
  const opener = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const items = () => [...(list.current?.querySelectorAll<HTMLButtonElement>('[role=menuitem]') ?? [])]
  const open = () => {
    if (list.current === null || opener.current === null) return
    play('open')
    list.current.showPopover()
    place(list.current, opener.current)
    items()[0]?.focus()
  }
  const close = () => {
    list.current?.hidePopover()
    opener.current?.focus()
  }
  const walk = (event: KeyboardEvent) => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    }
    const target = targets[event.key]
    if (event.key !== 'Escape' && event.key !== 'Tab' && target === undefined) return
    event.preventDefault()
    // The page under the menu must not take the key for its own and close.
    event.stopPropagation()
    if (target === undefined) close()
    else all.at(target % all.length)?.focus()
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (isOpen ? close() : open())}
      >
        <span className={styles.dots} aria-hidden="true" />
      </button>
      <div
        ref={list}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        popover="auto"
        className={styles.list}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        onKeyDown={walk}
      >
        {deeds.map(({ id: name, label: words, icon, tone, onChoose }) => (
          <button
            key={name}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.deed}
            data-tone={tone}
            onClick={() => {
              play('tap')
              close()
              onChoose()
            }}
          >
            <Icon name={icon} size={1.625} />
            {words}
          </button>
        ))}
      </div>
    </>
  )
}

/** Below its button, or above it where the screen ends. */
function place(list: HTMLElement, opener: HTMLElement): void {
  const { top, bottom, right } = opener.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = list
  const below = bottom + fromEdge
  const isAbove = below + height > innerHeight - fromEdge
  list.dataset.side = isAbove ? 'above' : 'below'
  list.style.left = `${Math.max(fromEdge, right - width)}px`
  list.style.top = `${isAbove ? Math.max(fromEdge, top - height - fromEdge) : below}px`
}
