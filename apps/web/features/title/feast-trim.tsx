import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import { feastAtlas } from '../../stage/feast/feast-art.ts'
import Garland from '../../stage/feast/garland.tsx'
import { AtlasIcon } from '../../stage/pictures/atlas-icon.tsx'
import styles from './feast-trim.module.css'

/** What the title wears while a feast lasts. */
export default function FeastTrim({ feast }: { feast: EventKind }) {
  const atlas = feastAtlas(feast)
  return (
    <div className={styles.trim} aria-hidden="true">
      <div className={styles.garland}>
        <Garland feast={feast} />
      </div>
      <span className={styles.left}>
        <AtlasIcon atlas={atlas} frame="post" />
      </span>
      <span className={styles.right}>
        <AtlasIcon atlas={atlas} frame="post" />
      </span>
      <span className={styles.heapLeft}>
        <AtlasIcon atlas={atlas} frame="heap" />
      </span>
      <span className={styles.heapRight}>
        <AtlasIcon atlas={atlas} frame="heap" />
      </span>
    </div>
  )
}
