import type { WheelView } from '@skystair/contract/wheel.ts'
import { useTranslation } from 'react-i18next'
import { useAgo } from '../../platform/language/use-ago.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Counter } from '../../ui/numbers/counter.tsx'
import styles from './booth.module.css'

/** The shared cauldron: how much is in it, and who emptied it last. */
export function Cauldron({ wheel: { cauldron, lastWin } }: { wheel: WheelView }) {
  const { t, i18n } = useTranslation('wheel')
  const ago = useAgo()
  const written = (value: number) => value.toLocaleString(i18n.language)
  return (
    <section className={styles.cauldron} aria-label={t('cauldron')} title={t('cauldron-about')}>
      <Pot />
      <div className={styles.sum}>
        <h3>{t('cauldron')}</h3>
        <strong>
          <Counter value={cauldron} format={written} /> <Icon name="emerald" size={1.5} />
        </strong>
        <small>
          {lastWin === null
            ? t('no-win-yet')
            : t('last-win', {
                name: lastWin.name ?? t('somebody'),
                emeralds: written(lastWin.emeralds),
                time: ago(lastWin.at),
              })}
        </small>
      </div>
    </section>
  )
}

function Pot() {
  return (
    <span className={styles.pot} aria-hidden="true">
      <span className={styles.heap}>
        <Icon name="emerald" size={2} />
        <Icon name="emerald" size={2.25} />
        <Icon name="emerald" size={2} />
      </span>
      <svg viewBox="0 0 96 72" className={styles.kettle} aria-hidden="true">
        <path d="M24 60L18 70M72 60L78 70" stroke="#1a0d2b" strokeWidth="9" strokeLinecap="round" />
        <path
          d="M8 16H88C92 44 78 64 48 64S4 44 8 16z"
          fill="#e0941f"
          stroke="#1a0d2b"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <path
          d="M18 26C18 42 26 53 36 57"
          stroke="#fff3b0"
          strokeWidth="5"
          strokeLinecap="round"
          fill="none"
        />
        <rect x="3" y="8" width="90" height="14" rx="7" fill="#ffcf4d" stroke="#1a0d2b" strokeWidth="4" />
        <circle cx="48" cy="42" r="8" fill="#e8483f" stroke="#1a0d2b" strokeWidth="3" />
      </svg>
    </span>
  )
}
