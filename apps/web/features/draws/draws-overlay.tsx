import type { ReplyOf } from '@skystair/contract/call.ts'
import { type DrawView, listDraws } from '@skystair/contract/draws.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { keepSeal } from '../../platform/device/kept-seals.ts'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { ask } from '../../platform/server/ask.ts'
import { useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { DrawCard } from './draw-card.tsx'
import styles from './draws-overlay.module.css'

/** The rules that draw, as they are written. */
const rules = import.meta.glob<string>('../../../../packages/rules/{dice,draw/draw}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** How a seed is sealed, said as code. */
const sealing = 'seal = hexadecimal(SHA-256(seed))'

type Seals = ReplyOf<typeof listDraws>['seals']

const keyOf = ({ kind, number }: Pick<DrawView, 'kind' | 'number'>) => `${kind} ${number}`

/** What was drawn by lot, to be drawn again by whoever doubts it. */
export default function DrawsOverlay() {
  const { t } = useTranslation('draws')
  const asked = useInfiniteQuery({
    queryKey: ['draws'],
    queryFn: ({ pageParam }) => ask(listDraws, { query: pageParam === '' ? {} : { page: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const pages = asked.data?.pages ?? []
  const draws = pages.flatMap((page) => page.draws)
  return (
    <PageDialog title={t('title')} colour="purple">
      <PagePaper asked={asked}>
        <p className={styles.lead}>{t('lead')}</p>
        {draws.length === 0 && <p className={styles.lead}>{t('empty')}</p>}
        <ul className={styles.draws} aria-label={t('list')}>
          {draws.map((one) => (
            <DrawCard key={keyOf(one)} draw={one} />
          ))}
        </ul>
        {asked.hasNextPage && (
          <Button wide busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
        {pages[0] !== undefined && <Sealed seals={pages[0].seals} />}
        <details className={styles.fold}>
          <summary>{t('how')}</summary>
          <p className={styles.lead}>{t('how-lead')}</p>
          <pre className={styles.code} lang="en">
            {[sealing, ...Object.values(rules)].join('\n\n')}
          </pre>
        </details>
      </PagePaper>
    </PageDialog>
  )
}

/** Seals of what is still to be drawn: whoever looks keeps them, to compare. */
function Sealed({ seals }: { seals: Seals }) {
  const { t } = useTranslation('draws')
  const playerId = useGame((state) => state.player?.id ?? 0)
  useEffect(() => {
    for (const { kind, number, seal } of seals) keepSeal(playerId, kind, number, seal)
  }, [playerId, seals])
  return (
    <details className={styles.fold}>
      <summary>{t('next')}</summary>
      <p className={styles.lead}>{t('next-lead')}</p>
      <dl className={styles.facts}>
        {seals.map(({ kind, number, seal }) => (
          <div key={kind}>
            <dt>{t('numbered', { kind: t(`kind.${kind}`), number: number + 1 })}</dt>
            <dd>
              <code>{seal}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
