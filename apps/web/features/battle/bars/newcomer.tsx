import { knownFigure } from '../../../stage/art/known-figure.ts'
import { FigurePicture } from '../../../stage/pictures/figure-picture.tsx'
import styles from './newcomer.module.css'

/** Who goes along from this victory on. */
export function Newcomer({ imageId }: { imageId: string }) {
  const figure = knownFigure(imageId)
  return figure === null ? null : <FigurePicture figure={figure} className={styles.newcomer} />
}
