import type { Smiley } from '@skystair/rules/talk/written.ts'
import { useTranslation } from 'react-i18next'
import { Portrait } from '../../stage/portrait.tsx'
import styles from './smiley-face.module.css'

type Properties = { smiley: Smiley; className?: string | undefined }

export function SmileyFace({ smiley, className }: Properties) {
  const { t } = useTranslation('chat')
  const mood = smiley.endsWith('-merry') ? 'merry' : 'stern'
  return (
    <span className={className} role="img" aria-label={t(`smiley.${smiley}`)}>
      <Portrait figure={smiley.slice(0, -mood.length - 1)} mood={mood} className={styles.face} />
    </span>
  )
}
