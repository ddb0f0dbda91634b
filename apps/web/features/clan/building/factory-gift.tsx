import { factoryGift, takeFactoryGift } from '@skystair/contract/clan.ts'
import type { Currency } from '@skystair/rules/wallet/wallet.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../../platform/goods/currency-icons.ts'
import { useCounted } from '../../../platform/goods/use-counted.ts'
import { useWait } from '../../../platform/language/use-duration.ts'
import { usePercent } from '../../../platform/language/use-percent.ts'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { act } from '../../../platform/server/act.ts'
import { ask } from '../../../platform/server/ask.ts'
import { askAgain } from '../../../platform/server/ask-again.ts'
import { now, setPlayer } from '../../../platform/state/game.ts'
import { sound } from '../../../sound/sound.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { clanKey } from '../clan-state.ts'
import styles from './factory-gift.module.css'

/** What the factory gives today, by odds that anybody may read. */
export function FactoryGift() {
  const { t } = useTranslation(['town', 'player'])
  const queries = useQueryClient()
  const wait = useWait()
  const percent = usePercent()
  const counted = useCounted()
  const [isBusy, setIsBusy] = useState(false)
  const [seed, setSeed] = useState<string | null>(null)
  const { data } = useQuery({
    queryKey: [...clanKey, 'gift'],
    queryFn: ({ signal }) => ask(factoryGift, {}, signal),
    staleTime: 0,
  })
  if (data === undefined) return null
  const name = (currency: string) => t(`player:resource.name.${currency as Currency}`)

  async function take() {
    setIsBusy(true)
    const taken = await act(takeFactoryGift, {})
    setIsBusy(false)
    void askAgain(queries, clanKey)
    if (taken === null) return
    sound.effect('gift')
    setPlayer(taken.player)
    setSeed(taken.seed)
    const got = taken.reward.amounts
      .map(({ currency, amount }) => `+${amount}\u00a0${counted(currency, amount)}`)
      .join(', ')
    showToast({ text: got, tone: 'good', icon: 'gift' })
  }

  return (
    <section className={styles.gift} aria-label={t('factory.title')}>
      <h3 className={styles.title}>{t('factory.title')}</h3>
      <p className={styles.line}>{t('factory.gears', { count: data.gears })}</p>
      <p className={styles.line}>{t('factory.draws', { count: data.draws })}</p>
      <ul className={styles.odds} aria-label={t('factory.odds')}>
        {data.odds.map(({ currency, share, amount }) => (
          <li key={currency} className={styles.chance}>
            <Icon name={currencyIcons[currency as Currency]} size={1.5} label={name(currency)} />
            <strong>{amount}</strong>
            <span>{percent(share)}</span>
          </li>
        ))}
      </ul>
      {data.ready ? (
        <Button colour="green" icon="gift" shining busy={isBusy} onClick={() => void take()}>
          {t('factory.take')}
        </Button>
      ) : (
        <p className={styles.line}>
          {data.readyAt === null
            ? t('factory.none')
            : t('factory.later', { time: wait(Math.max(0, data.readyAt - now())) })}
        </p>
      )}
      <small className={styles.seed}>
        {seed === null ? t('factory.seal', { seal: data.seal }) : t('factory.seed', { seed })}
      </small>
      <Button size="small" icon="search" sound="open" onClick={() => openOverlay('draws')}>
        {t('factory.check')}
      </Button>
    </section>
  )
}
