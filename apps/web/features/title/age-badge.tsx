import { useTranslation } from 'react-i18next'
import styles from './title-screen.module.css'

const age = 12

/** Read at once: pages over the game change the address. */
const isAsked = new URLSearchParams(window.location.search).has('platform')

/** For whom the game is; only platforms want to see it. */
export function AgeBadge() {
  const { t } = useTranslation('shell')
  return isAsked ? <span className={styles.age}>{t('age-badge', { age })}</span> : null
}
