import { useTranslation } from 'react-i18next'
import { useHost } from '../../platform/hosts/host-state.ts'
import styles from './title-screen.module.css'

const age = 12

/** For whom the game is; only some platforms want to see it. */
export function AgeBadge() {
  const { t } = useTranslation('shell')
  const isAsked = useHost(({ host }) => host?.showsAge ?? false)
  return isAsked ? <span className={styles.age}>{t('age-badge', { age })}</span> : null
}
