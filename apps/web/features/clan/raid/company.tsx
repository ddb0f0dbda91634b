import type { RaidView } from '@skystair/contract/raid.ts'
import { useTranslation } from 'react-i18next'
import { FightingNow } from '../../../platform/raid/fighting-now.tsx'
import { HeroFace } from '../../../stage/pictures/hero-face.tsx'
import styles from './company.module.css'

/** Who fights the boss at this moment, as long as it stands. */
export function Company({ raid }: { raid: RaidView }) {
  const { t } = useTranslation('raid')
  if (raid.outcome !== null) return null
  if (raid.fighting.length === 0) return <p className={styles.nobody}>{t('fighting.nobody')}</p>
  return <FightingNow raid={raid} face={(hero) => <HeroFace hero={hero} />} className={styles.company} />
}
