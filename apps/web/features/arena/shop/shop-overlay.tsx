import { arenaShop, buyArenaGood } from '@skystair/contract/arena.ts'
import type { ArenaGoodView } from '@skystair/contract/arena-view.ts'
import { leagueNamed } from '@skystair/rules/arena/leagues.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PriceButton } from '../../../platform/goods/price-button.tsx'
import { useWait } from '../../../platform/language/use-duration.ts'
import { PageDialog } from '../../../platform/pages/page-dialog.tsx'
import { act } from '../../../platform/server/act.ts'
import { ask } from '../../../platform/server/ask.ts'
import { askAgain } from '../../../platform/server/ask-again.ts'
import { now, setPlayer, useGame } from '../../../platform/state/game.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Celebration } from '../../../ui/layers/celebration.tsx'
import { Countdown } from '../../../ui/numbers/timer-bar.tsx'
import { Card } from '../../../ui/surfaces/card.tsx'
import { Skeleton } from '../../../ui/surfaces/skeleton.tsx'
import { arenaKey } from '../arena-state.ts'
import { usePlaceWords } from '../use-place-words.ts'
import { GoodPicture } from './good-picture.tsx'
import styles from './shop-overlay.module.css'
import { useGoodWords } from './use-good-words.ts'

const shopKey = [...arenaKey, 'shop'] as const
const rarities = {
  tickets: 'usual',
  frame: 'usual',
  artifact: 'legendary',
  hammer: 'mythical',
  guest: 'mythical',
} as const

/** What amethysts buy. */
export default function ArenaShopOverlay() {
  const { t } = useTranslation(['arena', 'common'])
  const queries = useQueryClient()
  const { nameOf } = useGoodWords()
  const [buying, setBuying] = useState<string | null>(null)
  const [bought, setBought] = useState<ArenaGoodView | null>(null)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: shopKey,
    queryFn: ({ signal }) => ask(arenaShop, {}, signal),
    staleTime: 0,
  })

  async function buy(good: ArenaGoodView) {
    setBuying(good.id)
    const reply = await act(buyArenaGood, { params: { id: good.id } })
    setBuying(null)
    if (reply === null) return void askAgain(queries, shopKey)
    setPlayer(reply.player)
    queries.setQueryData(shopKey, (before: typeof data) => before && { ...before, goods: reply.goods })
    // A frame of one's own stands among those that can be worn.
    void askAgain(queries, [...arenaKey, 'view'])
    setBought(good)
  }

  return (
    <PageDialog title={t('shop-page.title')} colour="purple">
      <Head newAt={data?.newAt ?? null} onOver={() => void refetch()} />
      {isPending && <Skeleton label={t('common:loading')} shape="card" count={6} />}
      {isError && <Button onClick={() => void refetch()}>{t('common:button.retry')}</Button>}
      <ul className={styles.goods} aria-label={t('shop-page.title')}>
        {data?.goods.map((good) => (
          <li key={good.id}>
            <GoodCard good={good} bestLeague={data.bestLeague}>
              <PriceButton
                size="small"
                busy={buying === good.id}
                price={[{ currency: 'amethyst', amount: good.price }]}
                onPay={() => void buy(good)}
              >
                {t('shop-page.buy')}
              </PriceButton>
            </GoodCard>
          </li>
        ))}
      </ul>
      <Celebration
        open={bought !== null}
        onClose={() => setBought(null)}
        title={bought === null ? '' : nameOf(bought)}
        text={bought === null ? '' : t(`shop-page.bought.${bought.kind}`)}
        picture={
          bought && (
            <span className={styles.prize}>
              <GoodPicture good={bought} />
            </span>
          )
        }
        actionLabel={t('common:button.close')}
      />
    </PageDialog>
  )
}

function Head({ newAt, onOver }: { newAt: number | null; onOver: () => void }) {
  const { t } = useTranslation(['arena', 'player'])
  const wait = useWait()
  const { number } = usePlaceWords()
  const amethysts = useGame((state) => state.player?.amethyst ?? 0)
  return (
    <div className={styles.head}>
      <span className={styles.purse}>
        <Icon name="amethyst" size={1.75} label={t('player:resource.name.amethyst')} />
        {number(amethysts)}
      </span>
      {newAt !== null && (
        <Countdown
          endsAt={newAt}
          now={now}
          format={(left) => t('shop-page.new-in', { time: wait(left) })}
          onEnd={onOver}
        />
      )}
    </div>
  )
}

type CardProperties = { good: ArenaGoodView; bestLeague: number | null; children: ReactNode }

/** A good: its picture, how many are left, or why it cannot be had. */
function GoodCard({ good, bestLeague, children }: CardProperties) {
  const { t } = useTranslation('arena')
  const wait = useWait()
  const { nameOf } = useGoodWords()
  const isLater = bestLeague === null || bestLeague > good.fromLeague
  return (
    <Card
      rarity={rarities[good.kind]}
      title={nameOf(good)}
      picture={
        <span className={styles.picture}>
          <GoodPicture good={good} />
        </span>
      }
      locked={isLater ? t('shop-page.later', { league: t(`leagues.${leagueNamed(good.fromLeague)}`) }) : null}
      footer={
        isLater ? null : good.left === 0 ? (
          <span className={styles.gone}>
            {t(good.kind === 'frame' ? 'shop-page.owned' : 'shop-page.sold-out')}
          </span>
        ) : (
          <>
            <span className={styles.left}>
              {good.lasts !== null
                ? t('shop-page.lasts', { time: wait(good.lasts) })
                : good.kind !== 'frame' && t('shop-page.left', { count: good.left })}
            </span>
            {children}
          </>
        )
      }
    />
  )
}
