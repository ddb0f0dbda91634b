import type { PlaceView } from '@skystair/contract/road.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../../platform/goods/currency-icons.ts'
import { GoodsName } from '../../../platform/goods/goods-name.tsx'
import { missingOf, tellLacking } from '../../../platform/goods/lacking.ts'
import { usePriceNumber } from '../../../platform/goods/use-price-number.ts'
import { useGame } from '../../../platform/state/game.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { Price } from '../../../ui/numbers/price.tsx'
import { ListRow } from '../../../ui/surfaces/list-row.tsx'
import { tradeAt } from '../walk/act-at-place.ts'
import styles from './place-panel.module.css'
import type { PlaceInfo } from './use-place-info.ts'

const mostTimes = 100

type Offer = PlaceInfo['offers'][number]

/** What a trader gives for what, once or many times over. */
export function ExchangeOffers({ place, offers }: { place: PlaceView; offers: readonly Offer[] }) {
  const { t } = useTranslation('road')
  const [count, setCount] = useState(1)
  return (
    <section className={styles.offers}>
      <div className={styles.times}>
        <Stepper
          label={t('trade.count')}
          value={count}
          min={1}
          max={mostTimes}
          lessLabel={t('trade.less')}
          moreLabel={t('trade.more')}
          format={(value) => `×${value}`}
          onValueChange={setCount}
        />
      </div>
      {offers.map((offer) => (
        <ListRow
          key={offer.id}
          title={t(`offer.${offer.id}` as 'offer.gold-for-elixir')}
          text={<Deal offer={offer} count={count} />}
          end={<TradeButton place={place} offer={offer} count={count} />}
        />
      ))}
    </section>
  )
}

function Deal({ offer: { give, get }, count }: { offer: Offer; count: number }) {
  return (
    <span className={styles.deal}>
      <Sum amounts={give} count={count} isPaid />→<Sum amounts={get} count={count} />
    </span>
  )
}

function Sum({
  amounts,
  count,
  isPaid = false,
}: {
  amounts: Offer['give']
  count: number
  isPaid?: boolean
}) {
  const { t } = useTranslation('player')
  const exact = usePriceNumber()
  const player = useGame((state) => state.player)
  return amounts.map(({ currency, amount }) => (
    <Price
      key={currency}
      icon={currencyIcons[currency]}
      amount={exact(amount * count)}
      label={`${t(`resource.name.${currency}`)}: ${amount * count}`}
      lacking={isPaid && player !== null && player[currency] < amount * count}
    />
  ))
}

function TradeButton({ place, offer, count }: { place: PlaceView; offer: Offer; count: number }) {
  const { t } = useTranslation('road')
  const [busy, setBusy] = useState(false)
  async function trade() {
    const player = useGame.getState().player
    const price = offer.give.map(({ currency, amount }) => ({ currency, amount: amount * count }))
    if (player !== null && missingOf(price, player).length > 0) return tellLacking(price)
    setBusy(true)
    const done = await tradeAt(place, offer.id, count)
    setBusy(false)
    if (done) showToast({ text: t('trade.done'), tone: 'good', icon: 'check' })
  }
  return (
    <Button size="small" colour="green" busy={busy} onClick={() => void trade()}>
      {t('act.EXCHANGE')}
      <GoodsName name={t(`offer.${offer.id}` as 'offer.gold-for-elixir')} />
    </Button>
  )
}
