import type { CardTable } from '@skystair/contract/cards.ts'
import { CARDS } from '@skystair/rules/cards/card-life.ts'
import { useTranslation } from 'react-i18next'
import { useWait } from '../../platform/language/use-duration.ts'
import { now } from '../../platform/state/game.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Animal } from './animal.tsx'
import styles from './cards-overlay.module.css'

/** Who has come this week, who is still missed, and what they bring together. */
export function Flock({ flock }: { flock: CardTable['state']['flock'] }) {
  const { t } = useTranslation('cards')
  const wait = useWait()
  return (
    <section aria-label={t('flock')}>
      <h3 className={styles.heading}>{t('flock')}</h3>
      <p>{t('flock-text')}</p>
      <ul className={styles.flock}>
        {CARDS.map((card) => {
          const here = flock.find((one) => one.card === card)
          return (
            <li key={card} data-here={here !== undefined || undefined}>
              <Animal card={card} />
              <b>{t(`card.${card}`)}</b>
              <small>
                {here ? t('waits', { time: wait(Math.max(0, here.until - now())) }) : t('missing')}
              </small>
            </li>
          )
        })}
        <li className={styles.chest} aria-hidden="true">
          <Icon name="chest" size={3} />
        </li>
      </ul>
    </section>
  )
}
