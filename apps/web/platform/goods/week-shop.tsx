import type { PlayerView } from '@skystair/contract/player-view.ts'
import type { Currency } from '@skystair/rules/wallet/wallet.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Celebration } from '../../ui/layers/celebration.tsx'
import { Countdown } from '../../ui/numbers/timer-bar.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import type { Rarity } from '../../ui/theme/rarity.ts'
import { useWait } from '../language/use-duration.ts'
import { askAgain } from '../server/ask-again.ts'
import { now, setPlayer, useGame } from '../state/game.ts'
import { currencyIcons } from './currency-icons.ts'
import { PriceButton } from './price-button.tsx'
import styles from './week-shop.module.css'

interface Good {
  readonly id: string
  readonly price: number
  readonly left: number
}

interface Stock<One extends Good> {
  readonly goods: readonly One[]
  readonly newAt: number
}

/** How a good is shown. */
interface Shown {
  readonly name: string
  readonly rarity: Rarity
  readonly picture: ReactNode
  /** Why it is not sold to this one yet; null: it is. */
  readonly later: string | null
  /** Of what is gone, and of what is left. */
  readonly gone: string
  readonly note: ReactNode
  /** Said when it is bought. */
  readonly bought: string
}

type Properties<One extends Good, All extends Stock<One>> = {
  title: string
  buyLabel: string
  newIn: (time: string) => string
  currency: Extract<Currency, 'gear' | 'amethyst'>
  shopKey: readonly string[]
  load: (signal: AbortSignal) => Promise<All>
  purchase: (id: string) => Promise<{ readonly player: PlayerView; readonly goods: readonly One[] } | null>
  show: (good: One, all: All) => Shown
  /** What else must be asked anew after a purchase. */
  onBought?: () => void
}

/** A shop whose goods are new every week: the own purse, what is left of each good, and the feast of what was bought. */
export function WeekShop<One extends Good, All extends Stock<One>>({
  title,
  buyLabel,
  newIn,
  currency,
  shopKey,
  load,
  purchase,
  show,
  onBought,
}: Properties<One, All>) {
  const { t } = useTranslation('common')
  const queries = useQueryClient()
  const [buying, setBuying] = useState<string | null>(null)
  const [bought, setBought] = useState<Shown | null>(null)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: shopKey,
    queryFn: ({ signal }) => load(signal),
    staleTime: 0,
  })

  async function buy({ id }: One, shown: Shown) {
    setBuying(id)
    const reply = await purchase(id)
    setBuying(null)
    if (reply === null) return void askAgain(queries, shopKey)
    setPlayer(reply.player)
    queries.setQueryData(shopKey, (before: All | undefined) => before && { ...before, goods: reply.goods })
    onBought?.()
    setBought(shown)
  }

  return (
    <>
      <Head currency={currency} newAt={data?.newAt ?? null} newIn={newIn} onOver={() => void refetch()} />
      {isPending && <Skeleton label={t('loading')} shape="card" count={6} />}
      {isError && <Button onClick={() => void refetch()}>{t('button.retry')}</Button>}
      <ul className={styles.goods} aria-label={title}>
        {data?.goods.map((good) => {
          const shown = show(good, data)
          return (
            <li key={good.id}>
              <GoodCard shown={shown} left={good.left}>
                <PriceButton
                  size="small"
                  goods={shown.name}
                  busy={buying === good.id}
                  price={[{ currency, amount: good.price }]}
                  onPay={() => void buy(good, shown)}
                >
                  {buyLabel}
                </PriceButton>
              </GoodCard>
            </li>
          )
        })}
      </ul>
      <Celebration
        open={bought !== null}
        onClose={() => setBought(null)}
        title={bought?.name ?? ''}
        text={bought?.bought ?? ''}
        picture={bought && <span className={styles.prize}>{bought.picture}</span>}
        actionLabel={t('button.close')}
      />
    </>
  )
}

type HeadProperties = {
  currency: 'gear' | 'amethyst'
  newAt: number | null
  newIn: (time: string) => string
  onOver: () => void
}

function Head({ currency, newAt, newIn, onOver }: HeadProperties) {
  const { t, i18n } = useTranslation('player')
  const wait = useWait()
  const amount = useGame((state) => state.player?.[currency] ?? 0)
  return (
    <div className={styles.head}>
      <span className={styles.purse}>
        <Icon name={currencyIcons[currency]} size={1.75} label={t(`resource.name.${currency}`)} />
        {new Intl.NumberFormat(i18n.language).format(amount)}
      </span>
      {newAt !== null && (
        <Countdown endsAt={newAt} now={now} format={(left) => newIn(wait(left))} onEnd={onOver} />
      )}
    </div>
  )
}

type CardProperties = { shown: Shown; left: number; children: ReactNode }

/** A good: its picture, how many are left, or why it cannot be had. */
function GoodCard({ shown: { name, rarity, picture, later, gone, note }, left, children }: CardProperties) {
  const sold = left === 0 ? <span className={styles.gone}>{gone}</span> : null
  return (
    <Card
      rarity={rarity}
      title={name}
      picture={<span className={styles.picture}>{picture}</span>}
      locked={later}
      footer={
        later === null &&
        (sold ?? (
          <>
            <span className={styles.left}>{note}</span>
            {children}
          </>
        ))
      }
    />
  )
}
