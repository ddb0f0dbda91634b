import { ArtifactIcon } from '../../stage/pictures/artifact-icon.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import styles from './card-picture.module.css'
import type { CardFace } from './use-card-words.ts'

type Properties = {
  face: CardFace
  /** Side in rem. */
  size?: number
}

/** It says nothing: the words beside it do. */
export function CardPicture({ face: { artifact, icon }, size = 3.25 }: Properties) {
  return (
    <span className={styles.picture} style={{ width: `${size}rem`, height: `${size}rem` }} aria-hidden="true">
      {artifact === null ? <Icon name={icon} size={size} /> : <ArtifactIcon {...artifact} />}
    </span>
  )
}
