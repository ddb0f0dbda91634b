import { picture } from '@skystair/art/baked/files.ts'
import { APART } from '@skystair/content/portals/places-apart.data.ts'
import type { PlaceApart } from '@skystair/rules/road/place.ts'
import type { CSSProperties } from 'react'
import { artAddress } from '../../stage/art/art-address.ts'
import { figureOf } from '../../stage/art/figurines.ts'
import { FigurePicture } from '../../stage/pictures/figure-picture.tsx'
import { arenaOf } from '../../stage/worlds/arena.ts'
import { lookAt } from '../../stage/worlds/world-look.ts'
import styles from './door-picture.module.css'

/** What is seen through the door: the ground in its own light, and who stands there. The text beside it says both. */
export function DoorPicture({ place }: { place: PlaceApart }) {
  const { look, guardian } = APART[place]
  const colours: CSSProperties & Record<'--light' | '--sparks', string> = {
    '--light': written(look.light),
    '--sparks': written(look.sparks ?? look.light),
  }
  return (
    <span className={styles.door} style={colours} aria-hidden="true">
      <img
        className={styles.ground}
        src={artAddress(picture(arenaOf(lookAt(place, 1)), 1))}
        alt=""
        loading="lazy"
        draggable={false}
      />
      <span className={styles.sparks} />
      <FigurePicture figure={figureOf(guardian)} className={styles.guardian} />
    </span>
  )
}

const written = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`
