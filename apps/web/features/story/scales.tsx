import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { sound } from '../../sound/sound.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import styles from './talk-overlay.module.css'

/** What the answer was worth on the scales of good and evil. */
export function Scales({ good, evil }: { good: number; evil: number }) {
  const { t } = useTranslation('story')
  useEffect(() => {
    if (good > 0) sound.effect('shrine')
    if (evil > 0) sound.effect('growl')
  }, [good, evil])
  if (good + evil === 0) return null
  return (
    <p className={styles.scales} data-side={good > 0 ? 'good' : 'evil'} role="status">
      <Icon name={good > 0 ? 'heart' : 'flame'} size={1.5} />
      {good > 0 ? t('talk.good', { points: good }) : t('talk.evil', { points: evil })}
    </p>
  )
}
