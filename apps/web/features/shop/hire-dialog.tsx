import { buyHero, type HeroOffer, type HeroShop } from '@skystair/contract/shop.ts'
import { exchangedPrice, type HeroPayment } from '@skystair/rules/shop/recruit.ts'
import { salePrice } from '@skystair/rules/shop/sale.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePriceNumber } from '../../platform/goods/use-price-number.ts'
import { LayerDialog } from '../../platform/pages/layer-dialog.tsx'
import { act } from '../../platform/server/act.ts'
import { setPlayer, useGame } from '../../platform/state/game.ts'
import { figureOf } from '../../stage/art/figurines.ts'
import { Figure } from '../../stage/pictures/figure.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { HeroFacts } from './hero-facts.tsx'
import { PayButton } from './pay-button.tsx'
import { isOpen } from './sale-note.tsx'
import styles from './shop-overlay.module.css'

type Properties = {
  offer: HeroOffer
  shop: HeroShop
  onClose: () => void
  onHired: (heroId: number) => void
}

const nobody = 'nobody'
const ribbons = { usual: 'blue', legendary: 'gold', mythical: 'purple', supreme: 'red' } as const

/** Everything about a hero before it joins: tale, skills, both prices, and whom to give in exchange. */
export function HireDialog({ offer, shop, onClose, onHired }: Properties) {
  const { t } = useTranslation(['shop', 'creatures', 'common', 'lore'])
  const player = useGame((state) => state.player)
  const [exchange, setExchange] = useState(nobody)
  const [busy, setBusy] = useState(false)
  const [joy, setJoy] = useState(0)
  const tier = shop.tiers.find((one) => one.tier === offer.tier)
  const exact = usePriceNumber()
  const worth = shop.exchanges.find(({ heroId }) => String(heroId) === exchange)?.worth
  const sale = shop.sales.find((one) => one.tier === offer.tier && isOpen(one))
  const priceIn = (payment: HeroPayment) =>
    exchangedPrice(salePrice(offer.prices[payment], sale?.percent ?? 0), worth?.[payment] ?? 0)
  const options = [
    { value: nobody, label: t('exchange-nobody') },
    ...shop.exchanges.flatMap(({ heroId, worth: { gold } }) => {
      const hero = player?.creatures.find(({ id }) => id === heroId)
      if (!hero) return []
      const name = t(`creatures:hero.${hero.imageId as 'wanderer'}`)
      return [{ value: String(heroId), label: t('exchange-option', { name, worth: exact(gold) }) }]
    }),
  ]

  async function pay(payment: HeroPayment) {
    setBusy(true)
    const exchangeId = exchange === nobody ? {} : { exchangeId: Number(exchange) }
    const bought = await act(buyHero, {
      params: { id: offer.imageId },
      body: { payment, ...exchangeId, ...(sale ? { offer: sale.offer } : {}) },
    })
    setBusy(false)
    if (bought === null) return
    setPlayer(bought.player)
    onHired(bought.heroId)
  }

  return (
    <LayerDialog
      onClose={onClose}
      title={t(`creatures:hero.${offer.imageId as 'wanderer'}`)}
      colour={ribbons[offer.tier]}
    >
      <button
        type="button"
        className={styles.podium}
        data-tier={offer.tier}
        aria-label={t(`creatures:hero.${offer.imageId as 'wanderer'}`)}
        onClick={() => setJoy(joy + 1)}
      >
        <span className={styles.model}>
          <Figure figure={figureOf(offer.imageId)} alive joy={joy} />
        </span>
      </button>
      <Parchment>
        <p className={styles.lore}>{t(`lore:${offer.imageId as 'wanderer'}.first`)}</p>
        <p className={styles.lore}>{t(`lore:${offer.imageId as 'wanderer'}.second`)}</p>
        <HeroFacts offer={offer} />
        {offer.fond > 0 && <p className={styles.note}>{t('fond', { percent: offer.fond })}</p>}
        {tier && !tier.open ? (
          <p className={styles.note}>{t('closed-note', { stair: tier.fromStair })}</p>
        ) : (
          <>
            {options.length > 1 && (
              <div className={styles.exchange}>
                <Select
                  label={t('exchange')}
                  value={exchange}
                  options={options}
                  onValueChange={setExchange}
                />
                {exchange !== nobody && <p className={styles.small}>{t('exchange-note')}</p>}
              </div>
            )}
            <div className={styles.payments}>
              {(['gold', 'mithril'] as const).map((payment) => (
                <PayButton
                  key={payment}
                  payment={payment}
                  price={priceIn(payment)}
                  oldPrice={worth || sale ? offer.prices[payment] : null}
                  busy={busy}
                  onPay={() => void pay(payment)}
                />
              ))}
            </div>
          </>
        )}
      </Parchment>
    </LayerDialog>
  )
}
