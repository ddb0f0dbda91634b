import { ArtifactIcon } from '../../stage/pictures/artifact-icon.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import styles from './card-picture.module.css'
import type { CardFace } from './use-card-words.ts'

/** It says nothing: the words beside it do. */
export function CardPicture({ face: { artifact, icon } }: { face: CardFace }) {
  return (
    <span className={styles.picture} aria-hidden="true">
      {artifact === null ? <Icon name={icon} size={3} /> : <ArtifactIcon {...artifact} />}
    </span>
  )
}
