import { type HistoryEntry, historySources, playerLog } from '@skystair/contract/moderation.ts'
import { categoryOf, toldReason } from '@skystair/rules/history/category.ts'
import { readAccount } from '@skystair/rules/wallet/account.ts'
import type { Currency } from '@skystair/rules/wallet/wallet.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceName } from '../../platform/device/device-name.ts'
import { useMoneyWords } from '../../platform/language/use-money-words.ts'
import { ask } from '../../platform/server/ask.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/select.tsx'
import styles from './console.module.css'
import { useMoment } from './use-moment.ts'

/** Money, deeds and visits of a player, the newest first. */
export function History({ playerId }: { playerId: number }) {
  const { t } = useTranslation(['console', 'common'])
  const [filter, setFilter] = useState<(typeof historySources)[number]>('ALL')
  const { data, isError, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['console', 'history', playerId, filter],
    queryFn: ({ pageParam }) =>
      ask(playerLog, { params: { id: playerId }, query: { page: pageParam, filter } }),
    initialPageParam: 0,
    getNextPageParam: ({ more }, pages) => (more ? pages.length : null),
    retry: false,
    staleTime: 0,
  })
  if (isError) return null
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <section>
      <h3 className={styles.heading}>{t('card.history')}</h3>
      <Select
        label={t('history.filter')}
        labelHidden
        value={filter}
        options={historySources.map((value) => ({ value, label: t(`history.${value}`) }))}
        onValueChange={setFilter}
      />
      {data !== undefined && entries.length === 0 && <p>{t('history.empty')}</p>}
      <ul>
        {entries.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is past does not move
          <Entry key={place} entry={entry} />
        ))}
      </ul>
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{t('history.more')}</Button>}
    </section>
  )
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation(['console', 'player', 'common'])
  const moment = useMoment()
  const moneyWords = useMoneyWords()
  const from = readAccount(entry.note)
  const actor = entry.actor === null ? null : (entry.actor.name ?? t('common:unknown-player'))
  const what =
    entry.source === 'KEEPERS'
      ? t(`deed.${entry.what}` as 'deed.BAN')
      : entry.source === 'SESSIONS'
        ? t('history.visit', { device: deviceName(entry.what) ?? entry.what.slice(0, 60) })
        : moneyWords(categoryOf(from, entry.what), toldReason(from, entry.what, entry.amount ?? 0))
  return (
    <li className={styles.entry}>
      <time dateTime={new Date(entry.at).toISOString()}>{moment(entry.at)}</time>
      <span>
        {what}
        {actor !== null && `, ${actor}`}
      </span>
      {entry.amount !== null && (
        <span className={styles.amount}>
          {entry.amount > 0 ? '+' : '−'}
          {Math.abs(entry.amount)} {t(`player:resource.name.${entry.currency as Currency}`)}
        </span>
      )}
      {entry.note !== '' && entry.source === 'KEEPERS' && <span className={styles.note}>{entry.note}</span>}
    </li>
  )
}
