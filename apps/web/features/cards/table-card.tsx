import type { Card } from '@skystair/rules/cards/card-life.ts'
import { useTranslation } from 'react-i18next'
import { Animal } from './animal.tsx'
import styles from './cards-overlay.module.css'
import { useGives } from './use-gives.ts'

type Properties = {
  place: number
  /** What lies here; null: it is still covered. */
  card: Card | null
  isMine: boolean
  isBusy: boolean
  onTurn: () => void
}

/** One of the three: lifted, turned, and put down again with some weight. */
export function TableCard({ place, card, isMine, isBusy, onTurn }: Properties) {
  const { t } = useTranslation('cards')
  const gives = useGives()
  const label = (): string => {
    if (card === null) return t('turn', { place: place + 1 })
    const name = t(`card.${card}`)
    return isMine ? t('yours', { card: name, gives: gives(card) }) : t('other', { card: name })
  }
  return (
    <li className={styles.place} data-mine={isMine || undefined}>
      <button
        type="button"
        className={styles.card}
        data-turned={card !== null || undefined}
        aria-label={label()}
        aria-disabled={card !== null || isBusy || undefined}
        onClick={() => card === null && !isBusy && onTurn()}
      >
        <span className={styles.back} aria-hidden="true">
          <i />
        </span>
        <span className={styles.front} data-card={card ?? undefined} aria-hidden="true">
          {card !== null && (
            <>
              <Animal card={card} className={styles.animal} />
              <b>{t(`card.${card}`)}</b>
            </>
          )}
        </span>
      </button>
    </li>
  )
}
