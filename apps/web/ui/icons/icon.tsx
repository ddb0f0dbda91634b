import { classes } from '../theme/classes.ts'
import styles from './icon.module.css'
import { type IconName, iconSource } from './icon-source.ts'

type Properties = {
  name: IconName
  /** Side in rem; grows with the reader's text size. */
  size?: number
  /** Say it only when no text beside the icon says the same. */
  label?: string
  flipped?: boolean
}

export function Icon({ name, size = 2, label = '', flipped = false }: Properties) {
  return (
    <img
      className={classes(styles.icon, flipped && styles.flipped)}
      style={{ width: `${size}rem`, height: `${size}rem` }}
      src={iconSource(name)}
      alt={label}
      decoding="sync"
      draggable={false}
    />
  )
}
