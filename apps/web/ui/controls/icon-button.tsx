import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-source.ts'
import { Badge } from '../surfaces/badge.tsx'
import { classes } from '../theme/classes.ts'
import styles from './icon-button.module.css'
import { type PressSound, usePressSound } from './press-sound.ts'

type Properties = Omit<ComponentProps<'button'>, 'children' | 'color' | 'style'> & {
  icon: IconName
  /** Instead of the icon, when captioned. */
  picture?: ReactNode
  /** What the button does; read aloud, and shown below the button when captioned. */
  label: string
  captioned?: boolean
  colour?: 'night' | 'blue' | 'red' | 'green' | 'yellow'
  size?: 'normal' | 'small'
  flipped?: boolean
  /** Why the button does nothing yet; shows a lock. It can still be pressed. */
  locked?: string | null
  badge?: { count: number | null; label: string } | null
  /** Of all that could be pressed now, this is what is worth a look. */
  beckons?: boolean
  sound?: PressSound
}

export function IconButton({
  icon,
  picture = null,
  label,
  captioned = false,
  colour = 'night',
  size = 'normal',
  flipped = false,
  locked = null,
  badge = null,
  beckons = false,
  sound = 'tap',
  className,
  onClick,
  ...rest
}: Properties) {
  const play = usePressSound()
  return (
    <button
      type="button"
      title={captioned ? undefined : label}
      {...rest}
      className={classes(styles.button, className)}
      data-colour={colour}
      data-size={size}
      data-locked={locked !== null || undefined}
      data-beckons={beckons || undefined}
      onClick={(event) => {
        play(sound)
        onClick?.(event)
      }}
    >
      <span className={styles.face}>
        {picture ?? (
          <Icon
            name={icon}
            label={captioned ? '' : label}
            size={size === 'small' ? 1.625 : 2.375}
            flipped={flipped}
          />
        )}
        {locked !== null && (
          <span className={styles.lock}>
            <Icon name="lock" size={1.375} label={locked} />
          </span>
        )}
      </span>
      {captioned && (
        <span className={styles.caption} data-caption>
          {label}
        </span>
      )}
      {badge && (
        <span className={styles.news}>
          <Badge {...badge} />
        </span>
      )}
    </button>
  )
}
