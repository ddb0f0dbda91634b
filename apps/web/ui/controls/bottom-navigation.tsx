import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-source.ts'
import { Badge } from '../surfaces/badge.tsx'
import styles from './bottom-navigation.module.css'
import { usePressSound } from './press-sound.ts'

export type Destination = {
  key: string
  icon: IconName
  label: string
  onSelect: () => void
  current?: boolean
  /** Why the door is locked; shows a lock. It can still be pressed. */
  locked?: string | null
  badge?: { count: number | null; label: string }
  /** Of all that could be pressed now, this is what is worth a look. */
  beckons?: boolean
}

type Properties = { label: string; destinations: readonly Destination[] }

/** The carved beam at the bottom of the scene: the five main doors. */
export function BottomNavigation({ label, destinations }: Properties) {
  const play = usePressSound()
  return (
    <nav className={styles.beam} aria-label={label}>
      {destinations.map(
        ({ key, icon, label: name, onSelect, current = false, locked = null, badge, beckons = false }) => (
          <button
            key={key}
            type="button"
            className={styles.door}
            data-anchor={key}
            aria-current={current ? 'page' : undefined}
            data-locked={locked !== null || undefined}
            data-beckons={beckons || undefined}
            onClick={() => {
              play(locked === null ? 'open' : 'tap')
              onSelect()
            }}
          >
            <span className={styles.icon}>
              <Icon name={icon} size={3.25} />
            </span>
            {locked !== null && (
              <span className={styles.lock}>
                <Icon name="lock" size={1.5} label={locked} />
              </span>
            )}
            <span className={styles.label}>{name}</span>
            {badge && <Badge {...badge} />}
          </button>
        ),
      )}
    </nav>
  )
}
