import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-source.ts'
import { classes } from '../theme/classes.ts'
import styles from './button.module.css'
import { type PressSound, usePressSound } from './press-sound.ts'

/** green: go or pay gold; yellow: spend emeralds; blue: neutral; red: danger; grey: unavailable, but explains itself. */
export type ButtonColour = 'green' | 'yellow' | 'blue' | 'red' | 'grey'

type Properties = Omit<ComponentProps<'button'>, 'color' | 'style'> & {
  children: ReactNode
  colour?: ButtonColour
  size?: 'normal' | 'big' | 'small'
  icon?: IconName | null
  iconAfter?: IconName | null
  /** A small dark plate at the end: what the press gives or costs. */
  note?: ReactNode
  /** Takes the whole width. */
  wide?: boolean
  /** The one main button of a screen: a ray of light runs over it. */
  shining?: boolean
  busy?: boolean
  sound?: PressSound
}

export function Button({
  children,
  colour = 'blue',
  size = 'normal',
  icon = null,
  iconAfter = null,
  note = null,
  wide = false,
  shining = false,
  busy = false,
  sound = 'tap',
  disabled = false,
  className,
  onClick,
  ...rest
}: Properties) {
  const play = usePressSound()
  const iconSize = size === 'big' ? 2.25 : size === 'small' ? 1.375 : 1.75
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, styles[size], wide && styles.wide, className)}
      data-colour={disabled ? 'grey' : colour}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      disabled={disabled}
      onClick={(event) => {
        // Busy, it keeps the focus but does nothing: not even send its form again.
        if (busy) return event.preventDefault()
        play(sound)
        onClick?.(event)
      }}
    >
      {shining && !disabled && <span className={styles.shine} aria-hidden="true" />}
      {busy ? (
        <span className={styles.turning}>
          <Icon name="hourglass" size={iconSize} />
        </span>
      ) : (
        icon && <Icon name={icon} size={iconSize} />
      )}
      <span className={styles.label}>{children}</span>
      {iconAfter && <Icon name={iconAfter} size={iconSize} />}
      {note !== null && <span className={styles.note}>{note}</span>}
    </button>
  )
}
