import type { Money } from '@skystair/rules/bank/money.ts'
import { useTranslation } from 'react-i18next'
import { moreFor } from '../../../platform/goods/price-words.ts'
import { usePriceWords } from '../../../platform/goods/use-price-words.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Parchment } from '../../../ui/surfaces/parchment.tsx'
import textStyles from '../../../ui/theme/text.module.css'
import type { Heap } from '../bank-state.ts'
import { HeapPicture } from '../heap-picture.tsx'
import { useHeapPrice } from '../use-heap-price.ts'
import styles from './shelf.module.css'

type Properties = { shelf: readonly Heap[]; money: Money; onChoose: (product: string) => void }

/** Eight heaps that grow. */
export function Shelf({ shelf, money, onChoose }: Properties) {
  const { t } = useTranslation('bank')
  return (
    <Parchment className={styles.shelf}>
      <ul className={styles.heaps} aria-label={t('shelf.label')}>
        {shelf.map((heap, place) => (
          <li key={heap.product}>
            <HeapCard
              heap={heap}
              place={place}
              money={money}
              smallest={shelf[0] ?? heap}
              onChoose={() => onChoose(heap.product)}
            />
          </li>
        ))}
      </ul>
    </Parchment>
  )
}

type CardProperties = { heap: Heap; place: number; money: Money; smallest: Heap; onChoose: () => void }

function HeapCard({ heap, place, money, smallest, onChoose }: CardProperties) {
  const { t } = useTranslation('bank')
  const { number } = usePriceWords()
  const price = useHeapPrice(money)
  const costOf = ({ prices }: Heap) => prices.find((one) => one.money === money)
  const [asked, least] = [costOf(heap), costOf(smallest)]
  if (asked === undefined || least === undefined) return null
  const extra = heap.first + heap.campaign + heap.points
  const percent = moreFor(
    { emeralds: heap.emeralds, cost: asked.amount },
    { emeralds: smallest.emeralds, cost: least.amount },
  )
  return (
    <div className={styles.heap} data-mark={heap.mark ?? undefined}>
      {heap.mark !== null && <span className={styles.mark}>{t(`shelf.${heap.mark}`)}</span>}
      {percent > 0 && (
        <span className={styles.worth} title={t('shelf.worth-about', { percent })}>
          <span aria-hidden="true">{t('shelf.worth', { percent })}</span>
          <span className={textStyles.hidden}>{t('shelf.worth-about', { percent })}</span>
        </span>
      )}
      <span className={styles.picture}>
        <HeapPicture place={place} />
      </span>
      <span className={styles.amount}>
        {number(heap.emeralds)}
        {extra > 0 && <b className={styles.extra}>{t('shelf.extra', { amount: number(extra) })}</b>}
      </span>
      <Button
        colour="green"
        size="small"
        wide
        className={styles.buy}
        aria-label={t('shelf.buy', {
          count: heap.emeralds + extra,
          price: price(heap),
        })}
        onClick={onChoose}
      >
        {price(heap)}
      </Button>
    </div>
  )
}
