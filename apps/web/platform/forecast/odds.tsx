import type { Forecast } from '@skystair/rules/road/forecast.ts'
import { useTranslation } from 'react-i18next'
import styles from './odds.module.css'

const lights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** So many of ten: a row of lights and the number in words. */
export function Odds({ forecast }: { forecast: Forecast | null }) {
  const { t } = useTranslation('common')
  return (
    <p className={styles.odds} data-colour={forecast?.colour}>
      <span className={styles.lights} aria-hidden="true">
        {lights.map((light) => (
          <i key={light} data-lit={forecast !== null && light <= forecast.ofTen} />
        ))}
      </span>
      <b>{forecast === null ? t('odds.rolling') : t('odds.of-ten', { count: forecast.ofTen })}</b>
    </p>
  )
}
