import type { HeroOffer } from '@skystair/contract/shop.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { salePrice, togetherOff } from '@skystair/rules/shop/sale.ts'
import { useTranslation } from 'react-i18next'
import { GoodsName } from '../../platform/goods/goods-name.tsx'
import { usePriceNumber } from '../../platform/goods/use-price-number.ts'
import { useGame } from '../../platform/state/game.ts'
import { figureOf } from '../../stage/art/figurines.ts'
import { Figure } from '../../stage/pictures/figure.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Price } from '../../ui/numbers/price.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './shop-overlay.module.css'

type Properties = {
  offer: HeroOffer
  /** Taken off by a sale. */
  percentOff: number
  /** Why the tier is closed. */
  closed: string | null
  onChoose: () => void
}

/** A hero on the shelf: face, strength, and the price it can be had for at once. */
export function OfferCard({ offer, percentOff, closed, onChoose }: Properties) {
  const { t } = useTranslation(['shop', 'creatures', 'common'])
  const gold = useGame((state) => state.player?.gold ?? 0)
  const mithril = useGame((state) => state.player?.mithril ?? 0)
  const exact = usePriceNumber()
  const mark = t('common:number.decimal-mark')
  const prices = {
    gold: salePrice(offer.prices.gold, percentOff),
    mithril: salePrice(offer.prices.mithril, percentOff),
  }
  const off = togetherOff(offer.fond, Math.max(percentOff, offer.percentOff))
  const inEmeralds = gold < prices.gold && mithril >= prices.mithril
  const isShort = !inEmeralds && gold < prices.gold
  const currency = inEmeralds ? 'mithril' : 'gold'
  const amount = exact(prices[currency])
  const name = t(`creatures:hero.${offer.imageId as 'wanderer'}`)
  return (
    <Card
      rarity={offer.tier}
      title={name}
      picture={
        <span className={styles.portrait}>
          <Figure figure={figureOf(offer.imageId)} />
        </span>
      }
      corner={
        <span className={styles.power}>
          <Icon name="crown" size={1} label={t('power-label')} />
          {shortNumber(offer.power, mark)}
        </span>
      }
      flag={off > 0 ? `−${t('common:number.percent', { value: off })}` : null}
      locked={closed}
      onClick={onChoose}
      footer={
        <Button
          size="small"
          colour={isShort || closed !== null ? 'grey' : inEmeralds ? 'yellow' : 'green'}
          sound="open"
          onClick={onChoose}
        >
          <Price
            icon={inEmeralds ? 'emerald' : 'coin'}
            amount={amount}
            label={t(`price.${currency}`, { amount })}
          />
          <GoodsName name={name} />
        </Button>
      }
    />
  )
}
