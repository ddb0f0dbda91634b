import { listLanguages } from '@skystair/contract/player.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/server/ask.ts'
import styles from './settings-overlay.module.css'

/** Languages that are named and cannot be chosen yet, each in its own words. */
export function LanguagesToCome() {
  const { t } = useTranslation('settings')
  const { data } = useQuery({
    queryKey: ['languages'],
    queryFn: () => ask(listLanguages, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const names = (data?.languages ?? [])
    .filter(({ available }) => !available)
    .map(({ langDescr }) => langDescr)
  if (names.length === 0) return null
  return <p className={styles.version}>{t('language.to-come', { languages: names.join(', ') })}</p>
}
