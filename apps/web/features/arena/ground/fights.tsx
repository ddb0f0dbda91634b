import type { Standing } from '@skystair/contract/arena-view.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { askAgain } from '../../../platform/server/ask-again.ts'
import { now } from '../../../platform/state/game.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useTimeLeft } from '../../../ui/numbers/use-time-left.ts'
import textStyles from '../../../ui/theme/text.module.css'
import { arenaKey } from '../arena-state.ts'
import { clock } from '../clock.ts'
import styles from './foot.module.css'

/** Fights in hand, as swords, and when the next one comes. */
export function Fights({ standing: { fights } }: { standing: Standing }) {
  const { t } = useTranslation('arena')
  const { inHand, most, nextAt } = fights
  return (
    <section className={styles.side} aria-label={t('fights.label')}>
      <span className={textStyles.hidden}>{t('fights.in-hand', { count: inHand })}</span>
      <span className={styles.swords} aria-hidden="true">
        {Array.from({ length: Math.max(most, inHand) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fight has no identity but its place
          <span key={place} className={styles.sword} data-spent={place >= inHand || undefined}>
            <Icon name="swords" size={1.25} />
          </span>
        ))}
      </span>
      {nextAt === null ? <span>{t('fights.all')}</span> : <Next at={nextAt} />}
    </section>
  )
}

function Next({ at }: { at: number }) {
  const { t } = useTranslation('arena')
  const queries = useQueryClient()
  const left = useTimeLeft(at, now, () => void askAgain(queries, arenaKey))
  return <span className={styles.time}>{t('fights.next', { time: clock(left) })}</span>
}
