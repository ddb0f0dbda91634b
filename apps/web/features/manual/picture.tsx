import type { ManualEntry } from '@skystair/contract/manual.ts'
import { figureOf } from '../../stage/art/figurines.ts'
import { FigurePicture } from '../../stage/pictures/figure-picture.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import type { IconName } from '../../ui/icons/icon-source.ts'
import styles from './manual.module.css'

/** The picture of a page: a figurine or an icon. */
export function Picture({ picture }: { picture: ManualEntry['picture'] }) {
  if (picture.figure !== null)
    return <FigurePicture figure={figureOf(picture.figure)} className={styles.figure} />
  return (
    <span className={styles.icon}>
      <Icon name={(picture.icon ?? 'book') as IconName} size={5} />
    </span>
  )
}
