import type { Mood } from '@skystair/rules/story/scene.ts'
import { FigurePicture } from '../../stage/pictures/figure-picture.tsx'
import { hasPortrait, Portrait } from '../../stage/pictures/portrait.tsx'
import styles from './talk-overlay.module.css'

type Properties = { figure: string; mood: Mood; head: Mood }

/** Who speaks: a face in its mood, or the whole figure of those who have no portrait yet. */
export function SpeakerPicture({ figure, mood, head }: Properties) {
  return (
    <div key={figure} className={styles.speaker} data-figure={figure} data-mood={mood} aria-hidden="true">
      {hasPortrait(figure) ? (
        <Portrait figure={figure} mood={head} large className={styles.face} />
      ) : (
        <FigurePicture figure={figure} className={styles.figure} />
      )}
    </div>
  )
}
