import { LIGHT_TITLES } from '@skystair/content/mercy.data.ts'
import { lightOf, lightTitle } from '@skystair/rules/mercy/light.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icons/icon.tsx'
import styles from './light-slider.module.css'

/** Where somebody stands between dark and light, and what the road calls them for it. */
export function LightSlider({ goodPoints, evilPoints }: { goodPoints: number; evilPoints: number }) {
  const { t } = useTranslation('mercy')
  const deeds = { goodPoints, evilPoints }
  const light = lightOf(deeds)
  const title = lightTitle(deeds, LIGHT_TITLES)
  const leans = light === 0 ? 'even' : light > 0 ? 'good' : 'evil'
  return (
    <section className={styles.light} aria-label={t('light.label')}>
      <p className={styles.title} data-side={title?.side}>
        {title === null ? t('light.none') : t(`name.${title.id}`)}
      </p>
      <div className={styles.scale} aria-hidden="true">
        <Icon name="skull" size={1.5} />
        <span className={styles.track}>
          <i style={{ insetInlineStart: `${50 + light * 50}%` }} />
        </span>
        <Icon name="star" size={1.5} />
      </div>
      <p className={styles.words}>{t(`light.${leans}`, { good: goodPoints, evil: evilPoints })}</p>
    </section>
  )
}
