import type { HeroView } from '@skystair/contract/hero-view.ts'
import { useTranslation } from 'react-i18next'
import styles from './hero-overlay.module.css'

export function HeroTale({ hero: { imageId } }: { hero: HeroView }) {
  const { t } = useTranslation('lore')
  return (
    <blockquote className={styles.tale}>
      <p>{t(`${imageId as 'wanderer'}.first`)}</p>
      <p>{t(`${imageId as 'wanderer'}.second`)}</p>
    </blockquote>
  )
}
