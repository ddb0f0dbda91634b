import { takeArenaReward } from '@skystair/contract/arena.ts'
import type { Standing } from '@skystair/contract/arena-view.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../../platform/goods/currency-icons.ts'
import { useWait } from '../../../platform/language/use-duration.ts'
import { act } from '../../../platform/server/act.ts'
import { askAgain } from '../../../platform/server/ask-again.ts'
import { now } from '../../../platform/state/game.ts'
import { sound } from '../../../sound/sound.ts'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useTimeLeft } from '../../../ui/numbers/use-time-left.ts'
import { arenaKey } from '../arena-state.ts'
import { clock } from '../clock.ts'
import { RewardCelebration, type Taken } from '../reward-celebration.tsx'
import { useArenaDeed } from '../use-arena-deed.ts'
import styles from './foot.module.css'

/** When the daily reward comes and what it will be; one that waits is taken here. */
export function RewardClock({ standing: { reward } }: { standing: Standing }) {
  const { t } = useTranslation('arena')
  const play = usePressSound()
  const { isBusy, run } = useArenaDeed()
  const [taken, setTaken] = useState<Taken | null>(null)
  const waits = reward.waiting.length > 0
  async function take() {
    if (isBusy) return
    const reply = await run(() => act(takeArenaReward, {}))
    if (reply === null || reply.taken.length === 0) return
    sound.effect('gems')
    setTaken(reply.taken)
  }
  return (
    <>
      {waits ? (
        <button
          type="button"
          className={styles.side}
          data-waits
          onClick={() => {
            play('tap')
            void take()
          }}
        >
          <Icon name="chest" size={2} />
          {t('reward.waits')}
        </button>
      ) : (
        <Waiting reward={reward} />
      )}
      <RewardCelebration taken={taken} onClose={() => setTaken(null)} />
    </>
  )
}

function Waiting({ reward }: { reward: Standing['reward'] }) {
  const { t, i18n } = useTranslation(['arena', 'common', 'player'])
  const queries = useQueryClient()
  const wait = useWait()
  const left = useTimeLeft(reward.nextAt, now, () => void askAgain(queries, arenaKey))
  const mark = t('common:number.decimal-mark')
  const time = new Intl.DateTimeFormat(i18n.language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: reward.timeZone,
  }).format(reward.nextAt)
  return (
    <section className={styles.side} aria-label={t('reward.label', { time: wait(left) })}>
      <span>{t('reward.at', { time })}</span>
      <span className={styles.time} aria-hidden="true">
        {clock(left)}
      </span>
      <span className={styles.prizes}>
        {reward.next
          .filter(({ currency }) => currency !== 'gold')
          .map(({ currency, amount }) => (
            <span key={currency} className={styles.prize}>
              <Icon
                name={currencyIcons[currency]}
                size={1.125}
                label={t(`player:resource.name.${currency}`)}
              />
              {shortCurrency(currency, amount, mark)}
            </span>
          ))}
      </span>
    </section>
  )
}
