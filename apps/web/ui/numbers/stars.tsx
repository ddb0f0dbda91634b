import { Icon } from '../icons/icon.tsx'
import styles from './stars.module.css'

type Properties = {
  value: number
  /** How many there could be; the rest are drawn empty. */
  of?: number
  label: string
  /** Side of one star in rem. */
  size?: number
  /** Bent like a smile, as under a hero on the pedestal. */
  arched?: boolean
}

export function Stars({ value, of = value, label, size = 1.375, arched = false }: Properties) {
  const middle = (of - 1) / 2
  const sink = (place: number) =>
    arched && middle > 0 ? (1 - ((place - middle) / middle) ** 2) * size * 0.25 : 0
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {Array.from({ length: of }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star has no identity but its place
        <span key={place} className={styles.star} style={{ translate: `0 ${sink(place)}rem` }}>
          <Icon name={place < value ? 'star' : 'star-empty'} size={size} />
        </span>
      ))}
    </span>
  )
}
