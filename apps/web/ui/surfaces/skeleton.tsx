import styles from './skeleton.module.css'

type Properties = {
  /** What is being loaded; said once by a screen reader. */
  label: string
  shape?: 'text' | 'row' | 'card'
  count?: number
}

/** Grey shapes in the place of content that is on its way. */
export function Skeleton({ label, shape = 'text', count = 3 }: Properties) {
  return (
    <div className={styles.group} data-shape={shape} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a grey shape has no identity but its place
        <span key={place} className={styles.bone} />
      ))}
    </div>
  )
}
