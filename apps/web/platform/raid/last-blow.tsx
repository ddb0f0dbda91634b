import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import styles from './last-blow.module.css'
import { useRaid } from './raid-state.ts'

/** What somebody of the clan has just dealt: read for a moment, and heard. */
export function LastBlow() {
  const blow = useRaid((state) => state.blow)
  const words = useBlowWords()
  return (
    <p className={styles.place} role="status">
      {blow !== null && (
        <span key={blow.count} className={styles.blow}>
          {words(blow)}
        </span>
      )}
    </p>
  )
}

function useBlowWords() {
  const { t } = useTranslation(['raid', 'common'])
  return ({ name, dealt }: { name: string | null; dealt: number }) =>
    t('news.blow', {
      name: name ?? t('common:unknown-player'),
      dealt: shortNumber(dealt, t('common:number.decimal-mark')),
    })
}
