import { figureOf } from '../art/figurines.ts'
import styles from './boss-face.module.css'
import { FigurePicture } from './figure-picture.tsx'

/** The head of somebody large, wings and all cut off by the frame around it. It says nothing: the text beside it does. */
export const BossFace = ({ boss }: { boss: string }) => (
  <FigurePicture figure={figureOf(boss)} className={styles.face} />
)
