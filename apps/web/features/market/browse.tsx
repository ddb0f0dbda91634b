import type { ListingView } from '@skystair/contract/market.ts'
import { listArtifacts } from '@skystair/contract/things.ts'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GoodsGrid } from '../../platform/goods/goods-grid.tsx'
import { useAnswer } from '../../platform/server/use-answer.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Celebration } from '../../ui/layers/celebration.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { BuyDialog } from './buy-dialog.tsx'
import { Filters, firstWish, type Wish } from './filters.tsx'
import { ListingPicture } from './listing-row.tsx'
import { ListingTile } from './listing-tile.tsx'
import styles from './market-overlay.module.css'
import { useGoods } from './use-goods.ts'

const keyOf = ({ id }: ListingView) => id

/** What others offer: sought by name, by shelf and rarity, the newest or the cheapest first. */
export function Browse() {
  const [wish, setWish] = useState(firstWish)
  const sought = useDeferredValue(wish)
  return (
    <>
      <Filters wish={wish} onChange={setWish} />
      <Goods key={JSON.stringify(sought)} wish={sought} />
    </>
  )
}

function Goods({ wish }: { wish: Wish }) {
  const { t } = useTranslation(['market', 'common'])
  const { answer: mine, again } = useAnswer(listArtifacts, {})
  const [chosen, setChosen] = useState<ListingView | null>(null)
  const [bought, setBought] = useState<ListingView | null>(null)
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage } = useGoods(wish)
  const listings = data?.pages.flatMap((page) => page.listings) ?? []
  const things = mine?.artifacts ?? []
  const lookAgain = () => {
    setChosen(null)
    void refetch()
  }
  return (
    <div className={styles.goods}>
      {isPending && <Skeleton label={t('loading')} shape="card" count={6} />}
      {isError && <Button onClick={() => void refetch()}>{t('common:button.retry')}</Button>}
      {data !== undefined && listings.length === 0 && (
        <EmptyState icon="shop" title={t(wish.search === '' ? 'empty' : 'empty-search')} />
      )}
      {listings.length > 0 && (
        <GoodsGrid
          label={t('list')}
          items={listings}
          keyOf={keyOf}
          tile={6.75}
          rowHeight={236}
          onEndInSight={() => hasNextPage && void fetchNextPage()}
        >
          {(listing) => <ListingTile listing={listing} things={things} onOpen={() => setChosen(listing)} />}
        </GoodsGrid>
      )}
      {chosen !== null && (
        <BuyDialog
          listing={chosen}
          things={things}
          onClose={() => setChosen(null)}
          onGone={lookAgain}
          onBought={() => {
            setBought(chosen)
            lookAgain()
            again()
          }}
        />
      )}
      <Celebration
        open={bought !== null}
        onClose={() => setBought(null)}
        title={t('deal')}
        text={t('bought')}
        picture={
          bought && (
            <span className={styles.prize}>
              <ListingPicture listing={bought} />
            </span>
          )
        }
        actionLabel={t('common:button.close')}
      />
    </div>
  )
}
