import { buyClanGood, clanShop } from '@skystair/contract/clan.ts'
import type { ClanGoodView, MyClan } from '@skystair/contract/clan-view.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PriceButton } from '../../../platform/goods/price-button.tsx'
import { useWait } from '../../../platform/language/use-duration.ts'
import { act } from '../../../platform/server/act.ts'
import { ask } from '../../../platform/server/ask.ts'
import { askAgain } from '../../../platform/server/ask-again.ts'
import { now, setPlayer, useGame } from '../../../platform/state/game.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Celebration } from '../../../ui/layers/celebration.tsx'
import { Countdown } from '../../../ui/numbers/timer-bar.tsx'
import { Skeleton } from '../../../ui/surfaces/skeleton.tsx'
import { ClanPage } from '../clan-page.tsx'
import { clanKey } from '../clan-state.ts'
import { GoodCard } from './good-card.tsx'
import { GoodPicture } from './good-picture.tsx'
import styles from './shop.module.css'
import { useGoodWords } from './use-good-words.ts'

const shopKey = [...clanKey, 'shop'] as const

/** What members may buy this week for their own gears, what is sold out, and what a higher clan will sell. */
export default function ClanShopOverlay() {
  const { t } = useTranslation('clan')
  return <ClanPage title={t('shop.title')}>{(mine) => <Goods mine={mine} />}</ClanPage>
}

function Goods({ mine }: { mine: MyClan }) {
  const { t } = useTranslation(['clan', 'common', 'player'])
  const queries = useQueryClient()
  const wait = useWait()
  const gears = useGame((state) => state.player?.gear ?? 0)
  const { nameOf } = useGoodWords()
  const [buying, setBuying] = useState<string | null>(null)
  const [bought, setBought] = useState<ClanGoodView | null>(null)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: shopKey,
    queryFn: ({ signal }) => ask(clanShop, {}, signal),
    staleTime: 0,
  })

  async function buy(good: ClanGoodView) {
    setBuying(good.id)
    const reply = await act(buyClanGood, { params: { id: good.id } })
    setBuying(null)
    if (reply === null) return void askAgain(queries, shopKey)
    setPlayer(reply.player)
    queries.setQueryData(shopKey, (before: typeof data) => before && { ...before, goods: reply.goods })
    setBought(good)
  }

  return (
    <>
      <div className={styles.head}>
        <span className={styles.purse}>
          <Icon name="gears" size={1.75} label={t('player:resource.name.gear')} />
          {gears}
        </span>
        {data && (
          <Countdown
            endsAt={data.newAt}
            now={now}
            format={(left) => t('shop.new-in', { time: wait(left) })}
            onEnd={() => void refetch()}
          />
        )}
      </div>
      {isPending && <Skeleton label={t('common:loading')} shape="card" count={6} />}
      {isError && <Button onClick={() => void refetch()}>{t('common:button.retry')}</Button>}
      <ul className={styles.goods} aria-label={t('shop.title')}>
        {data?.goods.map((good) => (
          <li key={good.id}>
            <GoodCard good={good} clanLevel={mine.clan.level}>
              <PriceButton
                size="small"
                busy={buying === good.id}
                price={[{ currency: 'gear', amount: good.price }]}
                onPay={() => void buy(good)}
              >
                {t('shop.buy')}
              </PriceButton>
            </GoodCard>
          </li>
        ))}
      </ul>
      <Celebration
        open={bought !== null}
        onClose={() => setBought(null)}
        title={bought === null ? '' : nameOf(bought)}
        text={bought === null ? '' : t(`shop.bought.${bought.kind}`)}
        picture={
          bought && (
            <span className={styles.prize}>
              <GoodPicture good={bought} />
            </span>
          )
        }
        actionLabel={t('common:button.close')}
      />
    </>
  )
}
