import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-source.ts'
import styles from './empty-state.module.css'

type Properties = { icon: IconName; title: string; text?: string | null; action?: ReactNode }

/** What stands where there is nothing yet, and what to do about it. */
export function EmptyState({ icon, title, text = null, action = null }: Properties) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon name={icon} size={4.5} />
      </span>
      <p className={styles.title}>{title}</p>
      {text !== null && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  )
}
