import styles from './face.module.css'

/** Those whom everybody sees first, as art/bake/faces.ts sets them in a row. */
export const faces: readonly string[] = ['hero-male', 'hero-female', 'tikhon', 'lada', 'dobrynya', 'vesta']

/** A small calm face of one of the first people. It says nothing: the text beside it does. */
export function Face({ figure, className }: { figure: string; className: string | undefined }) {
  const place = faces.indexOf(figure)
  return (
    <span className={className} aria-hidden="true">
      <span
        className={styles.face}
        style={{ backgroundPosition: `${(place / (faces.length - 1)) * 100}% 0` }}
      />
    </span>
  )
}
