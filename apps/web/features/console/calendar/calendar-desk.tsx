import { listCalendar, type RunView } from '@skystair/contract/calendar.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCampaignWords } from '../../../platform/calendar/campaign-words.ts'
import { familyOf } from '../../../platform/calendar/family.ts'
import { PagePaper } from '../../../platform/pages/page-paper.tsx'
import { ask } from '../../../platform/server/ask.ts'
import { askAgain } from '../../../platform/server/ask-again.ts'
import { now } from '../../../platform/state/game.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { ListRow } from '../../../ui/surfaces/list-row.tsx'
import consoleStyles from '../console.module.css'
import styles from './calendar-desk.module.css'
import { ChangeLog } from './change-log.tsx'
import { monthOf, weeksOf } from './month.ts'
import { type Bar, MonthGrid } from './month-grid.tsx'
import { PlanForm } from './plan-form.tsx'
import { Preview } from './preview.tsx'
import { RunSheet } from './run-sheet.tsx'
import type { Draft } from './use-bar-drag.ts'
import { useRunWords } from './use-run-words.ts'
import { MoveForm } from './when-forms.tsx'

const WEEK = 7 * 86_400_000
const calendarKey = ['console', 'calendar']

/** What is open over the month. */
type Opened =
  | { readonly what: 'run'; readonly run: string }
  | { readonly what: 'moved'; readonly draft: Draft }
  | { readonly what: 'plan'; readonly copyOf: RunView | null }
  | { readonly what: 'preview' }

/** The keepers' calendar: a month of everything that begins and ends by itself. */
export function CalendarDesk() {
  const { t, i18n } = useTranslation('calendar')
  const queries = useQueryClient()
  const [month, setMonth] = useState(() => monthOf(now()))
  const [opened, setOpened] = useState<Opened | null>(null)
  const weeks = weeksOf(month)
  const [from, to] = [weeks[0] ?? month, (weeks.at(-1) ?? month) + WEEK]
  const asked = useQuery({
    queryKey: [...calendarKey, from],
    queryFn: ({ signal }) => ask(listCalendar, { query: { from, to } }, signal),
    placeholderData: (before) => before,
    staleTime: 0,
  })
  const { data } = asked
  const runs = data?.runs ?? []
  const close = () => setOpened(null)
  const done = () => {
    close()
    void askAgain(queries, calendarKey)
  }
  const named = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' })
  const find = (id: string) => runs.find(({ run }) => run === id) ?? null
  const shown = opened?.what === 'run' ? find(opened.run) : null
  const pulled = opened?.what === 'moved' ? find(opened.draft.id) : null
  return (
    <PagePaper asked={asked}>
      <div className={styles.tools}>
        <IconButton
          icon="back"
          size="small"
          label={t('desk.previous')}
          sound="step"
          onClick={() => setMonth(monthOf(month, -1))}
        />
        <h3 className={styles.month} aria-live="polite">
          {`${named.format(month)} ${new Date(month).getUTCFullYear()}`}
        </h3>
        <IconButton
          icon="back"
          flipped
          size="small"
          label={t('desk.next')}
          sound="step"
          onClick={() => setMonth(monthOf(month, 1))}
        />
        <Button size="small" icon="clock" onClick={() => setMonth(monthOf(now()))}>
          {t('desk.today')}
        </Button>
        <span className={styles.gap} />
        <Button size="small" icon="people" sound="open" onClick={() => setOpened({ what: 'preview' })}>
          {t('desk.preview')}
        </Button>
        <Button
          size="small"
          colour="green"
          icon="plus"
          sound="open"
          onClick={() => setOpened({ what: 'plan', copyOf: null })}
        >
          {t('desk.plan')}
        </Button>
      </div>
      <Month
        month={month}
        runs={runs}
        onOpen={(run) => setOpened({ what: 'run', run })}
        onMove={(draft) => setOpened({ what: 'moved', draft })}
      />
      <p className={consoleStyles.dim}>{t('desk.clock-note')}</p>
      <RunList runs={runs} onOpen={(run) => setOpened({ what: 'run', run })} />
      {data !== undefined && <ChangeLog changes={data.changes} onDone={done} />}
      {shown !== null && (
        <RunSheet
          run={shown}
          onClose={close}
          onDone={done}
          onCopy={() => setOpened({ what: 'plan', copyOf: shown })}
        />
      )}
      {opened?.what === 'moved' && pulled !== null && (
        <MoveForm run={pulled} to={opened.draft.span} onClose={close} onDone={done} />
      )}
      {opened?.what === 'plan' && data !== undefined && (
        <PlanForm kinds={data.kinds} copyOf={opened.copyOf} onClose={close} onDone={done} />
      )}
      {opened?.what === 'preview' && <Preview onClose={close} />}
    </PagePaper>
  )
}

type MonthProperties = {
  month: number
  runs: readonly RunView[]
  onOpen: (run: string) => void
  onMove: (draft: Draft) => void
}

function Month({ month, runs, onOpen, onMove }: MonthProperties) {
  const { name } = useRunWords()
  const bars = runs.flatMap((run): Bar[] =>
    run.startsAt === null || run.endsAt === null
      ? []
      : [
          {
            id: run.run,
            name: name(run),
            family: familyOf(run.kind),
            startsAt: run.startsAt,
            endsAt: run.endsAt,
            isStopped: run.changed === 'stopped',
            mayMove: run.mayMove,
          },
        ],
  )
  return <MonthGrid month={month} now={now()} bars={bars} onOpen={onOpen} onChange={onMove} />
}

/** The same in words: for small screens, and for those who hear it. What has no end stands here alone. */
function RunList({ runs, onOpen }: { runs: readonly RunView[]; onOpen: (run: string) => void }) {
  const { t } = useTranslation('calendar')
  const words = useCampaignWords()
  const { span, about } = useRunWords()
  return (
    <>
      <h3 className={consoleStyles.heading}>{t('desk.list')}</h3>
      {runs.length === 0 && <p>{t('desk.empty')}</p>}
      <ul className={styles.runs} aria-label={t('desk.list')}>
        {runs.map((run) => (
          <li key={run.run} data-stopped={run.changed === 'stopped' || undefined}>
            <ListRow
              start={<span className={styles.dot} data-family={familyOf(run.kind)} aria-hidden="true" />}
              title={words.name(run.kind)}
              text={`${span(run)} · ${about(run)}`}
              onClick={() => onOpen(run.run)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
