import { TASK_KINDS, type TaskKind } from '@skystair/rules/tasks/task.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eventsOf } from '../../platform/event/events.ts'
import { closeOverlay, openOverlay } from '../../platform/pages/overlays.ts'
import { DeedsButton } from '../../platform/people/deeds-button.tsx'
import { askAgain } from '../../platform/server/ask-again.ts'
import { useGame } from '../../platform/state/game.ts'
import { isDone, type TaskView, tasksKey, useTasks } from '../../platform/tasks/task.ts'
import { Button } from '../../ui/controls/button.tsx'
import { type Tab, Tabs } from '../../ui/controls/tabs.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { TaskCard } from './task-card.tsx'
import { type Taken, TaskTaken } from './task-taken.tsx'
import styles from './tasks-overlay.module.css'
import { WeekPath } from './week-path.tsx'

/** What was taken last stays to be celebrated over the list. */
const none: readonly TaskView[] = []

/** Arkhip's notes: where the tale goes, who asked for what, and what today brings. */
export default function TasksOverlay() {
  const { t } = useTranslation(['tasks', 'common'])
  const queries = useQueryClient()
  const { data, isPending, isError, refetch } = useTasks()
  const tasks = data?.tasks ?? none
  const [chosen, setChosen] = useState<TaskKind | null>(null)
  const [taken, setTaken] = useState<Taken | null>(null)
  const isFeast = useGame(({ info }) => eventsOf(info).some(({ endsAt }) => endsAt !== null))
  const deeds = useGame(({ player }) => player?.deedsWaiting ?? 0)
  // Once: a list that comes anew after something was taken leaves the tab where it is.
  if (chosen === null && data !== undefined) setChosen(firstWith(tasks, isFeast))
  const kind = chosen ?? 'SCENARIO'
  return (
    <Dialog open tall onClose={closeOverlay} closeLabel={t('common:button.close')} title={t('page.title')}>
      <div className={styles.kinds}>
        <Tabs
          tall
          label={t('page.tabs')}
          value={kind}
          onValueChange={setChosen}
          tabs={kindsIn(isFeast).map(
            (value): Tab<TaskKind> => ({
              value,
              label: t(`kind.${value}`),
              ...badgeOf(tasks, value, deeds, t),
            }),
          )}
        >
          <Parchment className={styles.sheet}>
            {isPending && <Skeleton shape="row" count={3} label={t('page.loading')} />}
            {isError && <Button onClick={() => void refetch()}>{t('common:button.retry')}</Button>}
            {kind === 'SCENARIO' && data !== undefined && <BookDoors />}
            {kind === 'DAILY' && <WeekPath />}
            {kind === 'EVENT' && data !== undefined && <FeastDoor />}
            {data !== undefined && (
              <TaskList tasks={tasks.filter((task) => task.kind === kind)} kind={kind} onTaken={setTaken} />
            )}
          </Parchment>
        </Tabs>
      </div>
      {taken !== null && (
        <TaskTaken
          taken={taken}
          onClose={() => {
            setTaken(null)
            void askAgain(queries, tasksKey)
          }}
        />
      )}
    </Dialog>
  )
}

/** Where the tale asks for something, what it has been so far can be read, and what has been done stands on a shelf. */
function BookDoors() {
  const { t } = useTranslation('tasks')
  const player = useGame((state) => state.player)
  if (player === null) return null
  return (
    <div className={styles.door}>
      <DeedsButton>{t('page.deeds')}</DeedsButton>
      <Button size="small" icon="book" sound="open" onClick={() => openOverlay(`chronicle/${player.id}`)}>
        {t('page.chronicle')}
      </Button>
    </div>
  )
}

/** What is gathered leads along the path of the feast. */
function FeastDoor() {
  const { t } = useTranslation('tasks')
  return (
    <div className={styles.door}>
      <Button size="small" icon="star" sound="open" onClick={() => openOverlay('event')}>
        {t('page.feast')}
      </Button>
    </div>
  )
}

type ListProperties = { tasks: readonly TaskView[]; kind: TaskKind; onTaken: (taken: Taken) => void }

function TaskList({ tasks, kind, onTaken }: ListProperties) {
  const { t } = useTranslation('tasks')
  if (tasks.length === 0)
    return (
      <EmptyState icon="book" title={t(`page.empty.${kind}.title`)} text={t(`page.empty.${kind}.text`)} />
    )
  const doneFirst = [...tasks].sort((one, two) => Number(isDone(two)) - Number(isDone(one)))
  return (
    <ul className={styles.list}>
      {doneFirst.map((task) => (
        <TaskCard key={task.id} task={task} onTaken={onTaken} />
      ))}
    </ul>
  )
}

/** Holidays have a tab only while there is one: it is known before the tasks are, so that no tab jumps. */
const kindsIn = (isFeast: boolean): readonly TaskKind[] =>
  TASK_KINDS.filter((kind) => kind !== 'EVENT' || isFeast)

/** The tab where something waits to be taken, else the story. */
const firstWith = (tasks: readonly TaskView[], isFeast: boolean): TaskKind =>
  kindsIn(isFeast).find((kind) => tasks.some((task) => task.kind === kind && isDone(task))) ?? 'SCENARIO'

function badgeOf(
  tasks: readonly TaskView[],
  kind: TaskKind,
  deeds: number,
  t: ReturnType<typeof useTranslation<'tasks'>>['t'],
): Pick<Tab<TaskKind>, 'badge'> {
  const done = tasks.filter((task) => task.kind === kind && isDone(task)).length
  // The shelf of deeds stands beside the tale.
  const count = kind === 'SCENARIO' ? done + deeds : done
  return count === 0 ? {} : { badge: { count, label: t('page.badge', { count }) } }
}
