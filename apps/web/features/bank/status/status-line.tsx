import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePriceWords } from '../../../platform/goods/use-price-words.ts'
import { useWait } from '../../../platform/language/use-duration.ts'
import { now } from '../../../platform/state/game.ts'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Progress } from '../../../ui/numbers/progress.tsx'
import type { Bank } from '../bank-state.ts'
import { StatusDialog } from './status-dialog.tsx'
import styles from './status-line.module.css'
import { StatusMedal } from './status-medal.tsx'

/** What the bank thinks of the player: the status and the way to the next one, and the bonus points. */
export function StatusLine({ bank, children }: { bank: Bank; children: ReactNode }) {
  const { t } = useTranslation('bank')
  const { number } = usePriceWords()
  const play = usePressSound()
  const [open, setOpen] = useState(false)
  const next = bank.statuses.find(({ from }) => from > bank.bought)
  const own = bank.statuses.find(({ status }) => status === bank.status)
  return (
    <section className={styles.line}>
      <button
        type="button"
        className={styles.status}
        data-rich={own !== undefined || bank.points.length > 0 || undefined}
        title={t('status.open')}
        onClick={() => {
          play('open')
          setOpen(true)
        }}
      >
        <StatusMedal status={bank.status} size={3} />
        <span className={styles.words}>
          <b>{t(`status.${bank.status ?? 'none'}`)}</b>
          {own !== undefined && <span>{t('status.back', { percent: own.points })}</span>}
          {next !== undefined && (
            <span className={styles.way}>
              <Progress size="thin" tone="time" label={t('status.way')} value={bank.bought} max={next.from} />
              {t('status.next', { bought: number(bank.bought), from: number(next.from) })}
            </span>
          )}
        </span>
        <Points points={bank.points} />
        <Icon name="chevron" size={1} flipped />
      </button>
      {children}
      <StatusDialog bank={bank} open={open} onClose={() => setOpen(false)} />
    </section>
  )
}

function Points({ points }: Pick<Bank, 'points'>) {
  const { t } = useTranslation('bank')
  const { number } = usePriceWords()
  const wait = useWait()
  const [soonest] = points
  if (soonest === undefined) return null
  const sum = points.reduce((all, { amount }) => all + amount, 0)
  return (
    <span className={styles.points}>
      <b>
        <Icon name="star" size={1.125} /> {t('points.waiting', { amount: number(sum) })}
      </b>
      <span>{t('points.until', { time: wait(wholeDays(soonest.until - now())) })}</span>
    </span>
  )
}

const day = 86_400_000

/** Days are enough, unless there is less than one. */
const wholeDays = (span: number): number => (span > day ? Math.floor(span / day) * day : span)
