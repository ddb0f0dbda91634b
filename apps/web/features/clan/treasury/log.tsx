import { clanLog } from '@skystair/contract/clan.ts'
import type { LogLine } from '@skystair/contract/clan-view.ts'
import { CLAN_EVENTS, type ClanEventType } from '@skystair/rules/clan/log.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { timeOf } from '../../../platform/language/time-of.ts'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { PagePaper } from '../../../platform/pages/page-paper.tsx'
import { ask } from '../../../platform/server/ask.ts'
import { Select } from '../../../ui/controls/select.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { VirtualList } from '../../../ui/lists/virtual-list.tsx'
import { ListRow } from '../../../ui/surfaces/list-row.tsx'
import { clanKey } from '../clan-state.ts'
import { logIcons, useLogWords } from './log-words.ts'
import styles from './treasury.module.css'

type Filter = 'all' | 'money' | ClanEventType
const keyOf = ({ id }: LogLine) => id

/** What happened in the clan, the newest first; all of it, only money, or one kind of news. */
export function Log({ clanId }: { clanId: number }) {
  const { t } = useTranslation('clan')
  const [filter, setFilter] = useState<Filter>('all')
  const filters: readonly Filter[] = ['all', 'money', ...CLAN_EVENTS]
  return (
    <>
      <div className={styles.filter}>
        <Select
          label={t('log.filter.label')}
          labelHidden
          value={filter}
          options={filters.map((value) => ({ value, label: t(`log.filter.${value}`) }))}
          onValueChange={setFilter}
        />
      </div>
      <Lines key={filter} clanId={clanId} filter={filter} />
    </>
  )
}

function Lines({ clanId, filter }: { clanId: number; filter: Filter }) {
  const { t } = useTranslation('clan')
  const asked = useInfiniteQuery({
    queryKey: [...clanKey, 'log', filter],
    queryFn: ({ pageParam, signal }) =>
      ask(
        clanLog,
        {
          params: { id: clanId },
          query: {
            ...(pageParam === '' ? {} : { page: pageParam }),
            ...(filter === 'all' ? {} : filter === 'money' ? { money: true } : { type: filter }),
          },
        },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const { data, hasNextPage, fetchNextPage } = asked
  const lines = data?.pages.flatMap((page) => page.lines) ?? []
  return (
    <PagePaper still asked={asked} empty={lines.length === 0 && { icon: 'book', title: t('log.empty') }}>
      {lines.length > 0 && (
        <VirtualList
          label={t('treasury.tab.log')}
          items={lines}
          keyOf={keyOf}
          rowHeight={62}
          onEndInSight={() => hasNextPage && void fetchNextPage()}
        >
          {(line) => <Line line={line} />}
        </VirtualList>
      )}
    </PagePaper>
  )
}

function Line({ line }: { line: LogLine }) {
  const { i18n } = useTranslation('clan')
  const words = useLogWords()
  const about = line.subject ?? line.actor
  return (
    <ListRow
      start={<Icon name={logIcons[line.type]} size={1.875} />}
      title={words(line)}
      end={<span className={styles.when}>{timeOf(line.at, i18n.language)}</span>}
      onClick={about === null ? null : () => openOverlay(`player/${about.id}`)}
    />
  )
}
