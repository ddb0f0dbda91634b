import type { Money } from '@skystair/rules/bank/money.ts'
import { useTranslation } from 'react-i18next'
import { usePriceWords } from '../../../platform/goods/use-price-words.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { Heap } from '../bank-state.ts'
import { HeapPicture } from '../heap-picture.tsx'
import { useHeapPrice } from '../use-heap-price.ts'
import styles from './first-offer.module.css'

type Properties = { shelf: readonly Heap[]; money: Money; onChoose: (product: string) => void }

/** The first purchase of all is worth twice as much: shown on the heap that most people take. */
export function FirstOffer({ shelf, money, onChoose }: Properties) {
  const { t } = useTranslation('bank')
  const { number } = usePriceWords()
  const price = useHeapPrice(money)
  const place = shelf.findIndex(({ mark }) => mark === 'most-bought')
  const heap = shelf[place]
  if (heap === undefined || heap.first === 0) return null
  const asked = price(heap)
  if (asked === null) return null
  return (
    <section className={styles.offer} aria-label={t('first.title')}>
      <span className={styles.picture}>
        <HeapPicture place={place} />
      </span>
      <span className={styles.words}>
        <h3 className={styles.title}>{t('first.title')}</h3>
        <span className={styles.sum}>
          <Icon name="emerald" size={1.75} />
          {number(heap.emeralds)} <b>{t('shelf.extra', { amount: number(heap.first) })}</b>
        </span>
      </span>
      <Button
        colour="green"
        shining
        className={styles.buy}
        aria-label={t('shelf.buy', {
          count: heap.emeralds + heap.first,
          price: asked,
        })}
        onClick={() => onChoose(heap.product)}
      >
        {asked}
      </Button>
      <p className={styles.text}>{t('first.text')}</p>
      <span className={styles.twice} aria-hidden="true">
        {t('first.twice')}
      </span>
    </section>
  )
}
