import type { ReactNode } from 'react'
import { usePressSound } from '../controls/press-sound.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-source.ts'
import { Counter } from './counter.tsx'
import styles from './resource-bar.module.css'

export type Resource = {
  icon: IconName
  /** The name of the resource, read before its amount. */
  label: string
  value: number
  /** How the amount is written; in full unless said otherwise. */
  format?: (value: number) => string
  /** Opens the place where more can be had; shows the green plus. */
  onAdd?: () => void
  /** What that press does. */
  addLabel?: string
}

type Properties = {
  label: string
  resources: readonly Resource[]
  /** Usually the player's <Avatar />. */
  start?: ReactNode
}

/** The carved beam at the top of the scene with what the player owns. */
export function ResourceBar({ label, resources, start = null }: Properties) {
  return (
    <div className={styles.beam}>
      {start !== null && <div className={styles.start}>{start}</div>}
      <ul className={styles.list} aria-label={label}>
        {resources.map((resource) => (
          <li key={resource.icon} className={styles.item} data-resource={resource.icon}>
            <Chip resource={resource} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Chip({ resource }: { resource: Resource }) {
  const play = usePressSound()
  const { icon, label, value, format = String, onAdd, addLabel = '' } = resource
  const content = (
    <span className={styles.chip}>
      <span className={styles.icon}>
        <Icon name={icon} size={2.25} label={label} />
      </span>
      <span className={styles.value}>
        <Counter value={value} format={format} />
      </span>
      {onAdd && (
        <span className={styles.plus}>
          <Icon name="plus" size={1} label={addLabel} />
        </span>
      )}
    </span>
  )
  if (onAdd === undefined) return content
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => {
        play('open')
        onAdd()
      }}
    >
      {content}
    </button>
  )
}
