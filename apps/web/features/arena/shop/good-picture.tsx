import { ARTIFACTS } from '@skystair/content/artifacts.data.ts'
import type { ArenaGoodView } from '@skystair/contract/arena-view.ts'
import { heroFigures } from '../../../stage/art/figurines.ts'
import { knownFigure } from '../../../stage/art/known-figure.ts'
import { ArtifactIcon } from '../../../stage/pictures/artifact-icon.tsx'
import { FigurePicture } from '../../../stage/pictures/figure-picture.tsx'
import { Medallion } from '../../../stage/pictures/medallion.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { frameOf } from './frame-of.ts'
import styles from './shop-overlay.module.css'

/** It says nothing: the name beside it does. */
export function GoodPicture({ good: { kind, id, hero } }: { good: ArenaGoodView }) {
  const figure = kind === 'guest' ? knownFigure(hero) : null
  if (figure !== null) return <FigurePicture figure={figure} className={styles.figure} />
  if (kind === 'frame')
    return <Medallion figure={heroFigures.male} frame={frameOf(id)} className={styles.framed} />
  const artifact = kind === 'artifact' ? ARTIFACTS[id] : undefined
  if (artifact !== undefined) return <ArtifactIcon {...artifact} />
  return <Icon name={kind === 'tickets' ? 'ticket' : 'hammer'} size={3.5} />
}
