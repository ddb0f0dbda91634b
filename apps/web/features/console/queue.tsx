import { listQueue } from '@skystair/contract/moderation.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { Select } from '../../ui/controls/select.tsx'
import { CaseCard } from './case-card.tsx'
import styles from './console.module.css'

const lookEvery = 15_000

/** What waits to be judged, and what was. It looks by itself from time to time. */
export function Queue() {
  const { t } = useTranslation('console')
  const [which, setWhich] = useState<'open' | 'decided'>('open')
  const queries = useQueryClient()
  const asked = useQuery({
    queryKey: ['queue', which],
    queryFn: () => ask(listQueue, { query: { decided: which === 'decided' } }),
    refetchInterval: lookEvery,
    staleTime: 0,
  })
  const { data } = asked
  const cases = data?.cases ?? []
  return (
    <>
      <div className={styles.tools}>
        <Select
          label={t('queue.which')}
          labelHidden
          value={which}
          options={(['open', 'decided'] as const).map((value) => ({
            value,
            label:
              value === 'open' && data !== undefined
                ? `${t('queue.open')}: ${data.waiting}`
                : t(`queue.${value}`),
          }))}
          onValueChange={setWhich}
        />
      </div>
      <PagePaper
        asked={asked}
        empty={
          cases.length === 0 && {
            icon: 'check',
            title: t(which === 'open' ? 'queue.empty' : 'queue.empty-decided'),
          }
        }
      >
        <ul className={styles.list} aria-label={t('queue.list')}>
          {cases.map((item) => (
            <li key={item.id}>
              <CaseCard item={item} onChange={() => void askAgain(queries, ['queue'])} />
            </li>
          ))}
        </ul>
      </PagePaper>
    </>
  )
}
