import { dropWork, listWork, retryWork, type WorkView } from '@skystair/contract/console.ts'
import { workKinds } from '@skystair/rules/work/work-kinds.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { act } from '../../platform/server/act.ts'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { Button } from '../../ui/controls/button.tsx'
import cardStyles from './case-card.module.css'
import styles from './console.module.css'
import { DeedForm } from './deed-form.tsx'
import { useMoment } from './use-moment.ts'

const lookEvery = 15_000
const workKey = ['console', 'work']

interface Choice {
  readonly work: WorkView
  readonly deed: 'retry' | 'drop'
}

/** What happens by the clock: what has failed and what waits, and what an admin may do about it. */
export function Work() {
  const { t } = useTranslation('console')
  const queries = useQueryClient()
  const nameOf = useWorkName()
  const [chosen, setChosen] = useState<Choice | null>(null)
  const asked = useQuery({
    queryKey: workKey,
    queryFn: () => ask(listWork, {}),
    refetchInterval: lookEvery,
    staleTime: 0,
  })
  const { data } = asked
  return (
    <PagePaper asked={asked}>
      {data !== undefined && (
        <div className={styles.figures}>
          {(['due', 'late', 'failed'] as const).map((name) => (
            <p key={name} className={styles.figure}>
              <strong>{data[name]}</strong>
              {t(`work.${name}`)}
            </p>
          ))}
        </div>
      )}
      {data?.work.length === 0 && <p className={styles.heading}>{t('work.empty')}</p>}
      <ul className={styles.works} aria-label={t('work.list')}>
        {data?.work.map((work) => (
          <li key={work.key}>
            <WorkCard work={work} onChoose={(deed) => setChosen({ work, deed })} />
          </li>
        ))}
      </ul>
      {chosen !== null && (
        <DeedForm
          title={t(`work.${chosen.deed}-title`)}
          isHarsh={chosen.deed === 'drop'}
          done={t('card.done')}
          perform={(note) =>
            act(chosen.deed === 'drop' ? dropWork : retryWork, {
              params: { key: chosen.work.key },
              body: { note },
            })
          }
          onClose={() => setChosen(null)}
          onDone={() => {
            setChosen(null)
            void askAgain(queries, workKey)
          }}
        >
          <p>{nameOf(chosen.work)}</p>
        </DeedForm>
      )}
    </PagePaper>
  )
}

/** What is about everything there is says no more than its kind. */
const ofEverything: ReadonlySet<string> = new Set(['world', 'all', 'market'])

/** The kind in words, if this page knows it, and what it is about, called as the operator's other tools call it. */
function useWorkName(): (work: WorkView) => string {
  const { t } = useTranslation('console')
  return ({ key, kind }) => {
    const known = workKinds.find((one) => one === kind)
    if (known === undefined) return key
    const about = key.slice(kind.length + 1)
    return ofEverything.has(about) ? t(`work.kind.${known}`) : `${t(`work.kind.${known}`)}: ${about}`
  }
}

function stateOf({ failed, held, attempts }: WorkView) {
  if (failed) return 'work.state-failed'
  if (held) return 'work.state-held'
  return attempts > 0 ? 'work.state-again' : 'work.state-waiting'
}

function WorkCard({ work, onChoose }: { work: WorkView; onChoose: (deed: Choice['deed']) => void }) {
  const { t } = useTranslation('console')
  const moment = useMoment()
  const nameOf = useWorkName()
  return (
    <article className={cardStyles.card}>
      <header className={cardStyles.header}>
        <strong className={cardStyles.kind}>{nameOf(work)}</strong>
        <span className={work.failed ? cardStyles.mark : cardStyles.time}>{t(stateOf(work))}</span>
      </header>
      <p className={cardStyles.who}>
        {t('work.due-at', { time: moment(work.dueAt) })}
        {work.attempts > 0 && `, ${t('work.attempts', { count: work.attempts })}`}
        {!work.failed && work.attempts > 0 && `, ${t('work.next-try', { time: moment(work.nextTryAt) })}`}
      </p>
      {work.lastError !== null && (
        <blockquote className={cardStyles.quoted} dir="auto">
          {work.lastError}
        </blockquote>
      )}
      <footer className={cardStyles.deeds}>
        {(work.failed || (work.attempts > 0 && !work.held)) && (
          <Button size="small" colour="green" onClick={() => onChoose('retry')}>
            {t('work.retry')}
          </Button>
        )}
        {work.failed && (
          <Button size="small" colour="red" onClick={() => onChoose('drop')}>
            {t('work.drop')}
          </Button>
        )}
      </footer>
    </article>
  )
}
