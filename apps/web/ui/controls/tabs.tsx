import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, startTransition, useDeferredValue, useEffect, useRef } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-source.ts'
import { Badge } from '../surfaces/badge.tsx'
import { usePressSound } from './press-sound.ts'
import styles from './tabs.module.css'

export type Tab<Value extends string> = {
  value: Value
  label: string
  icon?: IconName
  badge?: { count: number | null; label: string }
  disabled?: boolean
}

type Properties<Value extends string> = {
  /** What the row of tabs chooses. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  tabs: readonly Tab<Value>[]
  /** Fills the height of its parent. */
  tall?: boolean
  /** The content of the chosen tab; wears the parchment itself when it wants one. */
  children: ReactNode
}

export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  tabs,
  tall = false,
  children,
}: Properties<Value>) {
  const play = usePressSound()
  const list = useChosenInSight(value)
  // The pressed tab is drawn before what it opens.
  const content = useDeferredValue(children)
  return (
    <Base.Root
      className={styles.root}
      data-tall={tall || undefined}
      value={value}
      onValueChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next)
        if (chosen === undefined) return
        play('tab')
        // First the press is seen, then what it does.
        startTransition(() => onValueChange(chosen.value))
      }}
    >
      <Base.List ref={list} className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} className={styles.tab} value={tab.value} disabled={tab.disabled ?? false}>
            {tab.icon && <Icon name={tab.icon} size={1.5} />}
            <span className={styles.label}>{tab.label}</span>
            {tab.badge && <Badge {...tab.badge} />}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel className={styles.panel} value={value}>
        {content}
      </Base.Panel>
    </Base.Root>
  )
}

/** A row too long for the screen scrolls to the chosen tab. */
function useChosenInSight(value: string) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab was chosen
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (list.current === null || !chosen) return
    list.current.scrollTo({ left: chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2 })
  }, [value])
  return list
}
