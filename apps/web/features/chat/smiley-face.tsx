import { type KnownFace, type RoundFace, roundFaces, type Smiley } from '@skystair/rules/writing/written.ts'
import { useTranslation } from 'react-i18next'
import { AtlasIcon } from '../../stage/pictures/atlas-icon.tsx'
import { Portrait } from '../../stage/pictures/portrait.tsx'
import styles from './smiley-face.module.css'

type Properties = { smiley: Smiley; className?: string | undefined }

const isRound = (smiley: Smiley): smiley is RoundFace => roundFaces.some((face) => face === smiley)

export function SmileyFace({ smiley, className }: Properties) {
  const { t } = useTranslation('chat')
  return (
    <span className={className} role="img" aria-label={t(`smiley.${smiley}`)}>
      {isRound(smiley) ? (
        <span className={styles.round}>
          <AtlasIcon atlas="icons-smileys" frame={smiley} />
        </span>
      ) : (
        <Known face={smiley} />
      )}
    </span>
  )
}

function Known({ face }: { face: KnownFace }) {
  const mood = face.endsWith('-merry') ? 'merry' : 'stern'
  return <Portrait figure={face.slice(0, -mood.length - 1)} mood={mood} className={styles.face} />
}
