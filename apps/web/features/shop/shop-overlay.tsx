import { picture } from '@skystair/art/baked/files.ts'
import { type HeroOffer, type HeroShop, heroShop } from '@skystair/contract/shop.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CampaignNote } from '../../platform/calendar/campaign-note.tsx'
import { Purse } from '../../platform/goods/purse.tsx'
import { type ShelfWish, type ShopShelf, takeWishedShelf } from '../../platform/goods/wished-shelf.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { PageScreen } from '../../platform/pages/page-screen.tsx'
import { useAnswer } from '../../platform/server/use-answer.ts'
import { artAddress } from '../../stage/art/art-address.ts'
import { figureOf } from '../../stage/art/figurines.ts'
import { Figure } from '../../stage/pictures/figure.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Celebration } from '../../ui/layers/celebration.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { Goods } from './goods.tsx'
import { HireDialog } from './hire-dialog.tsx'
import { OfferCard } from './offer-card.tsx'
import { isOpen, SaleNote } from './sale-note.tsx'
import styles from './shop-overlay.module.css'

interface Joined {
  readonly heroId: number
  readonly imageId: string
}

/** Where heroes are hired: four tiers, each opens at its stair. */
export default function ShopOverlay() {
  const { t } = useTranslation(['shop', 'common', 'creatures'])
  const { answer: shop, again } = useAnswer(heroShop, {})
  const [chosen, setChosen] = useState<HeroOffer | null>(null)
  const [joined, setJoined] = useState<Joined | null>(null)
  return (
    <PageScreen title={t('title')} top={<Purse />}>
      <Stall />
      {shop === null ? (
        <Skeleton label={t('loading')} shape="card" count={9} />
      ) : (
        <Shelves shop={shop} onChoose={setChosen} onTurn={again} />
      )}
      {chosen !== null && shop !== null && (
        <HireDialog
          offer={chosen}
          shop={shop}
          onClose={() => setChosen(null)}
          onHired={(heroId) => {
            setJoined({ heroId, imageId: chosen.imageId })
            setChosen(null)
            again()
          }}
        />
      )}
      <Celebration
        open={joined !== null}
        onClose={() => {
          setJoined(null)
          if (joined !== null) openOverlay(`hero/${joined.heroId}`)
        }}
        title={t('joined')}
        text={joined && t('joined-text', { name: t(`creatures:hero.${joined.imageId as 'wanderer'}`) })}
        picture={
          joined && (
            <span className={styles.newcomer}>
              <Figure figure={figureOf(joined.imageId)} alive />
            </span>
          )
        }
        actionLabel={t('to-hero')}
      />
    </PageScreen>
  )
}

/** What the eye meets first: the merchant's stall, wares and lamplight. */
function Stall() {
  return (
    <img
      className={styles.stall}
      src={artAddress(picture('shop', 1))}
      srcSet={`${artAddress(picture('shop', 2))} 2x`}
      alt=""
      width={600}
      height={220}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  )
}

/** Whoever was sent to the hero of the week finds the shelf where the hero stands. */
const shelfOf = ({ heroes }: HeroShop, wish: ShelfWish | null): ShopShelf | null =>
  wish === 'hero-of-week' ? (heroes.find(({ percentOff }) => percentOff > 0)?.tier ?? null) : wish

type ShelvesProperties = {
  shop: HeroShop
  onChoose: (offer: HeroOffer) => void
  /** A sale has begun or ended. */
  onTurn: () => void
}

function Shelves({ shop, onChoose, onTurn }: ShelvesProperties) {
  const { t } = useTranslation('shop')
  const best = shop.tiers.findLast(({ open }) => open)?.tier ?? 'usual'
  const [tab, setTab] = useState<ShopShelf>(() => shelfOf(shop, takeWishedShelf()) ?? best)
  const shelf = shop.tiers.find(({ tier }) => tier === tab)
  const sale = shop.sales.find(({ tier }) => tier === tab)
  const ofWeek = shop.heroes.find(({ percentOff }) => percentOff > 0)
  return (
    <Tabs
      label={t('tabs')}
      value={tab}
      onValueChange={setTab}
      tabs={[
        ...shop.tiers.map((one) => ({
          value: one.tier,
          label: t(`tier.${one.tier}`),
          ...(one.open ? {} : { icon: 'lock' as const }),
        })),
        { value: 'items' as const, label: t('tier-items'), icon: 'gift' as const },
      ]}
    >
      <Parchment>
        {tab === 'items' && <Goods />}
        {sale && <SaleNote sale={sale} onTurn={onTurn} />}
        {ofWeek !== undefined && ofWeek.tier === tab && <CampaignNote type="HERO" />}
        {shelf && !shelf.open && (
          <p className={styles.note}>{t('closed-note', { stair: shelf.fromStair })}</p>
        )}
        <ul className={styles.shelf}>
          {shop.heroes
            .filter((offer) => offer.tier === tab)
            .toSorted((one, other) => other.percentOff - one.percentOff)
            .map((offer) => (
              <li key={offer.imageId}>
                <OfferCard
                  offer={offer}
                  percentOff={sale && isOpen(sale) ? sale.percent : 0}
                  closed={shelf && !shelf.open ? t('closed', { stair: shelf.fromStair }) : null}
                  onChoose={() => onChoose(offer)}
                />
              </li>
            ))}
        </ul>
      </Parchment>
    </Tabs>
  )
}
