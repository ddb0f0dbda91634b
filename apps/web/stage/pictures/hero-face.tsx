import type { Gender } from '@skystair/rules/player/choices.ts'
import { figureOf, heroFigures } from '../art/figurines.ts'
import { FigurePicture } from './figure-picture.tsx'
import styles from './hero-face.module.css'
import { hasPortrait, Portrait } from './portrait.tsx'

type Properties = {
  /** The hero who walks in front, or a monster; nobody: the player's own figure. */
  hero: string | null
  gender?: Gender
}

/** Somebody to the breast, as large as the frame around it. It says nothing: the text beside it does. */
export function HeroFace({ hero, gender = 'male' }: Properties) {
  const figure = hero === null ? heroFigures[gender] : figureOf(hero)
  return hasPortrait(figure) ? (
    <Portrait figure={figure} className={styles.portrait} />
  ) : (
    <FigurePicture figure={figure} headFirst className={styles.figure} />
  )
}
