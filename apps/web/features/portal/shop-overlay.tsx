import { type ApartView, type PortalShop, portalOffer } from '@skystair/contract/portal.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import type { PlaceApart } from '@skystair/rules/road/place.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../platform/goods/currency-icons.ts'
import { PriceButton } from '../../platform/goods/price-button.tsx'
import { useWait } from '../../platform/language/use-duration.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { buyKey, doorKey, shopKey } from '../../platform/portal/portal-deeds.ts'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { now, useGame } from '../../platform/state/game.ts'
import { sound } from '../../sound/sound.ts'
import { PrizeChips } from '../../stage/pictures/prize-chips.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { Counter } from '../../ui/numbers/counter.tsx'
import { Countdown } from '../../ui/numbers/timer-bar.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { DoorPicture } from './door-picture.tsx'
import styles from './shop.module.css'

/** Keys to all places apart, the cheap one of the day, and the cards that make all of them cheaper. */
export default function PortalShopOverlay() {
  const { t } = useTranslation(['portal', 'common'])
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: shopKey,
    queryFn: ({ signal }) => ask(portalOffer, {}, signal),
    staleTime: 0,
  })
  return (
    <PageDialog title={t('title')} colour="purple">
      <div className={styles.page}>
        <Purse />
        <p className={styles.intro}>{t('intro')}</p>
        {isPending && <Skeleton label={t('common:loading')} shape="card" count={6} />}
        {isError && (
          <EmptyState
            icon="lock"
            title={t('failed')}
            action={<Button onClick={() => void refetch()}>{t('again')}</Button>}
          />
        )}
        {data !== undefined && <Doors shop={data} onOver={() => void refetch()} />}
      </div>
    </PageDialog>
  )
}

function Purse() {
  const { t } = useTranslation(['player', 'common'])
  const player = useGame((state) => state.player)
  const mark = t('common:number.decimal-mark')
  return (
    <div className={styles.purse}>
      {(['mithril', 'amethyst'] as const).map((currency) => (
        <span key={currency}>
          <Icon name={currencyIcons[currency]} size={1.625} label={t(`resource.name.${currency}`)} />
          <Counter value={player?.[currency] ?? 0} format={(value) => shortCurrency(currency, value, mark)} />
        </span>
      ))}
    </div>
  )
}

function Doors({ shop, onOver }: { shop: PortalShop; onOver: () => void }) {
  const { t } = useTranslation('portal')
  const wait = useWait()
  const first = shop.places.filter(({ place }) => place === shop.offer.place)
  const others = shop.places.filter(({ place }) => place !== shop.offer.place)
  return (
    <>
      {shop.cardsWait && (
        <div className={styles.banner}>
          <span className={styles.fan} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <p>
            <b>{t('cards.banner')}</b>
            {t('cards.banner-text')}
          </p>
          <Button
            colour="green"
            size="small"
            shining
            sound="open"
            onClick={() => openOverlay('portal-cards')}
          >
            {t('cards.turn')}
          </Button>
        </div>
      )}
      {shop.card !== null && (
        <p className={styles.good}>
          {t('cards.good', { percent: shop.card.discount })}
          <Countdown endsAt={shop.card.until} now={now} format={wait} onEnd={onOver} />
        </p>
      )}
      <p className={styles.day}>
        <b>{t('key.of-day')}</b>
        <Countdown endsAt={shop.offer.until} now={now} format={wait} onEnd={onOver} />
      </p>
      <ul className={styles.doors} aria-label={t('title')}>
        {[...first, ...others].map((door) => (
          <li key={door.place} data-offer={door.place === shop.offer.place || undefined}>
            <Door door={door} most={shop.most} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Door({ door, most }: { door: ApartView; most: number }) {
  const { t } = useTranslation('portal')
  const play = usePressSound()
  const { place, discount, keys, stairsLeft } = door
  const name = t(`place.${place}.name`)
  return (
    <article className={styles.card} aria-label={name}>
      <button
        type="button"
        className={styles.face}
        aria-label={t('look', { name })}
        onClick={() => {
          play('open')
          openOverlay(`portal/${place}`)
        }}
      >
        <DoorPicture place={place} />
        <span className={styles.name}>{name}</span>
        {discount > 0 && <span className={styles.off}>{t('key.off', { percent: discount })}</span>}
        {keys > 0 && <span className={styles.keys}>{t('key.held', { count: keys })}</span>}
      </button>
      <div className={styles.prize}>
        <PrizeChips prize={door.prize} short />
      </div>
      {stairsLeft === null ? (
        <BuyButton door={door} most={most} />
      ) : (
        <Button
          size="small"
          wide
          colour="green"
          icon="forward"
          sound="open"
          onClick={() => openOverlay(`portal/${place}`)}
        >
          {t('enter-open')}
        </Button>
      )}
    </article>
  )
}

function BuyButton({ door, most }: { door: ApartView; most: number }) {
  const { t } = useTranslation('portal')
  const { isBusy, buy } = useBuying(door.place)
  if (door.keys >= most) return <p className={styles.enough}>{t('key.enough', { most })}</p>
  return (
    <PriceButton
      size="small"
      wide
      goods={t(`place.${door.place}.name`)}
      busy={isBusy}
      price={[{ currency: door.currency, amount: door.price }]}
      onPay={() => void buy(door.discount)}
    >
      {t('key.buy')}
    </PriceButton>
  )
}

function useBuying(place: PlaceApart) {
  const { t } = useTranslation('portal')
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const buy = async (discount: number) => {
    setIsBusy(true)
    const shop = await buyKey(place, discount)
    setIsBusy(false)
    void askAgain(queries, [...doorKey, place])
    // What was shown may have been of yesterday.
    if (shop === null) return void askAgain(queries, shopKey)
    queries.setQueryData(shopKey, shop)
    sound.effect('coins')
    showToast({ text: t('key.bought'), tone: 'good', icon: 'lock' })
  }
  return { isBusy, buy }
}
