import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import { feastAtlas } from '../../stage/feast/feast-art.ts'
import Garland from '../../stage/feast/garland.tsx'
import { AtlasIcon } from '../../stage/pictures/atlas-icon.tsx'
import styles from './feast-trim.module.css'

type Properties = { feast: EventKind; part: 'behind' | 'foot' }

/** What the title wears while a feast lasts: behind its heroes, and at their feet. */
export default function FeastTrim({ feast, part }: Properties) {
  const pair = (frame: 'post' | 'heap') => {
    const picture = <AtlasIcon atlas={feastAtlas(feast)} frame={frame} />
    return (
      <>
        <span className={styles[frame]}>{picture}</span>
        <span className={styles[frame]}>{picture}</span>
      </>
    )
  }
  if (part === 'foot')
    return (
      <div className={styles.foot} aria-hidden="true">
        {pair('heap')}
      </div>
    )
  return (
    <div className={styles.behind} aria-hidden="true">
      <Garland feast={feast} />
      {pair('post')}
    </div>
  )
}
