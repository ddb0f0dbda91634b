import { browseMarket, type ListingView } from '@skystair/contract/market.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/server/ask.ts'
import { useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Celebration } from '../../ui/layers/celebration.tsx'
import { VirtualList } from '../../ui/lists/virtual-list.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { BuyDialog } from './buy-dialog.tsx'
import { Filters, firstWish, type Wish } from './filters.tsx'
import { ListingPicture, ListingRow } from './listing-row.tsx'
import styles from './market-overlay.module.css'

const keyOf = ({ id }: ListingView) => id

/** What others offer, filtered, cheapest or newest first. */
export function Browse() {
  const [wish, setWish] = useState(firstWish)
  return (
    <>
      <Filters wish={wish} onChange={setWish} />
      <Goods key={JSON.stringify(wish)} wish={wish} />
    </>
  )
}

function Goods({ wish: { shelf, rarity, ...wish } }: { wish: Wish }) {
  const { t } = useTranslation(['market', 'common'])
  const [chosen, setChosen] = useState<ListingView | null>(null)
  const [bought, setBought] = useState<ListingView | null>(null)
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['market', wish, shelf, rarity],
    queryFn: ({ pageParam }) =>
      ask(browseMarket, {
        query: {
          ...wish,
          ...(shelf === 'all' ? {} : { shelf }),
          ...(rarity === 'any' || wish.section === 'resource' ? {} : { rarity }),
          ...(pageParam === '' ? {} : { after: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const listings = data?.pages.flatMap((page) => page.listings) ?? []
  const lookAgain = () => {
    setChosen(null)
    void refetch()
  }
  return (
    <Parchment className={styles.sheet ?? ''}>
      {isPending && <Skeleton label={t('loading')} shape="row" count={5} />}
      {isError && <Button onClick={() => void refetch()}>{t('common:button.retry')}</Button>}
      {data !== undefined && listings.length === 0 && <EmptyState icon="shop" title={t('empty')} />}
      {listings.length > 0 && (
        <div className={styles.list}>
          <VirtualList
            label={t('list')}
            items={listings}
            keyOf={keyOf}
            rowHeight={88}
            onEndInSight={() => hasNextPage && void fetchNextPage()}
          >
            {(listing) => <Row listing={listing} onOpen={() => setChosen(listing)} />}
          </VirtualList>
        </div>
      )}
      {chosen !== null && (
        <BuyDialog
          listing={chosen}
          onClose={() => setChosen(null)}
          onGone={lookAgain}
          onBought={() => {
            setBought(chosen)
            lookAgain()
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
    </Parchment>
  )
}

function Row({ listing, onOpen }: { listing: ListingView; onOpen: () => void }) {
  const { t, i18n } = useTranslation(['market', 'things', 'common'])
  const isMine = useGame((state) => state.player?.id === listing.sellerId)
  const mark = t('common:number.decimal-mark')
  const [artifact] = listing.artifact
  const text = artifact
    ? t('things:power', { power: shortNumber(artifact.power, mark) })
    : t('each', {
        rate: (listing.price / listing.amount).toLocaleString(i18n.language, { maximumFractionDigits: 1 }),
      })
  return <ListingRow listing={listing} text={isMine ? t('tab.sell') : text} onOpen={onOpen} />
}
