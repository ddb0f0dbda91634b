import { type HistoryRow, listHistory } from '@skystair/contract/history.ts'
import { type Currency, currencies } from '@skystair/rules/wallet/wallet.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../platform/goods/currency-icons.ts'
import { usePriceNumber } from '../../platform/goods/use-price-number.ts'
import { useMoneyWords } from '../../platform/language/use-money-words.ts'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { ask } from '../../platform/server/ask.ts'
import { Select } from '../../ui/controls/select.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { VirtualList } from '../../ui/lists/virtual-list.tsx'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import styles from './history-overlay.module.css'

const keyOf = ({ key }: HistoryRow) => key
type Wish = 'all' | Currency

/** What came into the purse and what left it. */
export default function HistoryOverlay() {
  const { t } = useTranslation(['history', 'player'])
  const [wish, setWish] = useState<Wish>('all')
  const options: readonly { value: Wish; label: string }[] = [
    { value: 'all', label: t('all') },
    ...currencies.map((value) => ({ value, label: t(`player:resource.name.${value}`) })),
  ]
  return (
    <PageDialog title={t('title')}>
      <div className={styles.filter}>
        <Select label={t('filter')} value={wish} options={options} onValueChange={setWish} />
      </div>
      <Rows key={wish} wish={wish} />
    </PageDialog>
  )
}

function Rows({ wish }: { wish: Wish }) {
  const { t } = useTranslation('history')
  const asked = useInfiniteQuery({
    queryKey: ['history', wish],
    queryFn: ({ pageParam }) =>
      ask(listHistory, {
        query: {
          ...(wish === 'all' ? {} : { currency: wish }),
          ...(pageParam === '' ? {} : { before: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: ({ rows, more }) => (more ? (rows.at(-1)?.key ?? null) : null),
    staleTime: 0,
  })
  const { data, hasNextPage, fetchNextPage } = asked
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <PagePaper still asked={asked} empty={rows.length === 0 && { icon: 'bag', title: t('empty') }}>
      {rows.length > 0 && (
        <VirtualList
          label={t('list')}
          items={rows}
          keyOf={keyOf}
          rowHeight={66}
          onEndInSight={() => hasNextPage && void fetchNextPage()}
        >
          {(row) => <Row row={row} />}
        </VirtualList>
      )}
    </PagePaper>
  )
}

function Row({ row: { at, currency, category, reason, amount, balance } }: { row: HistoryRow }) {
  const { t, i18n } = useTranslation(['history', 'common', 'player'])
  const moneyWords = useMoneyWords()
  const exact = usePriceNumber()
  const when = new Date(at).toLocaleString(i18n.language, { dateStyle: 'short', timeStyle: 'short' })
  const sign = amount < 0 ? '−' : '+'
  return (
    <ListRow
      start={<Icon name={currencyIcons[currency]} size={2} label={t(`player:resource.name.${currency}`)} />}
      title={moneyWords(category, reason)}
      text={when}
      end={
        <span className={styles.amount} data-spent={amount < 0 || undefined}>
          {sign}
          {exact(Math.abs(amount))}
          {balance !== null && <small>{t('left', { balance: exact(balance) })}</small>}
        </span>
      }
    />
  )
}
