import type { EventView } from '@skystair/contract/event.ts'
import { takeTaskReward } from '@skystair/contract/tasks.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eventsKey } from '../../platform/event/events.ts'
import { act } from '../../platform/server/act.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { isDone, type TaskView, tasksKey, useTasks, wayTo } from '../../platform/tasks/task.ts'
import { sound } from '../../sound/sound.ts'
import { EventIcon } from '../../stage/pictures/event-icon.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import type { IconName } from '../../ui/icons/icon-source.ts'
import { showToast } from '../../ui/layers/show-toast.ts'
import { Progress } from '../../ui/numbers/progress.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import styles from './event-page.module.css'

const icons: Readonly<Record<string, IconName>> = {
  'event-guardians': 'swords',
  'event-lairs': 'skull',
  'event-fountain': 'potion-blue',
  'event-finds': 'bag',
  'event-arena': 'trophy',
}

/** What today asks for; each leads to where it is done. */
export function EventTasks({ event }: { event: EventView }) {
  const { t } = useTranslation(['event', 'common'])
  const { data, isPending } = useTasks()
  const tasks = (data?.tasks ?? []).filter(({ kind }) => kind === 'EVENT')
  return (
    <Parchment>
      <h3 className={styles.heading}>{t('page.tasks')}</h3>
      {isPending && <Skeleton shape="row" count={3} label={t('common:loading')} />}
      {data !== undefined && tasks.length === 0 && <p className={styles.done}>{t('page.tasks-done')}</p>}
      <ul className={styles.cards}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} event={event} />
        ))}
      </ul>
    </Parchment>
  )
}

function TaskRow({ task, event }: { task: TaskView; event: EventView }) {
  const { t } = useTranslation(['tasks', 'event'])
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { id, progress, total, reward } = task
  const worth = reward.amounts.find(({ currency }) => currency === 'eventCurrency')?.amount ?? 0
  const title = t(`task.${id as 'event-gather'}.title`)
  const icon = icons[id]
  const way = wayTo(task)

  async function take() {
    setBusy(true)
    const taken = await act(takeTaskReward, { params: { id } })
    setBusy(false)
    await Promise.all([askAgain(queries, tasksKey), askAgain(queries, eventsKey)])
    if (taken === null) return
    sound.effect('task_done')
    setPlayer(taken.player)
    showToast({
      text: t('event:page.task-taken', { things: t(`event:event.${event.kind}.thing`, { count: worth }) }),
      icon: 'check',
      tone: 'good',
    })
  }

  return (
    <li className={styles.card} data-task={id} data-done={isDone(task) || undefined}>
      <span className={styles.tile} aria-hidden="true">
        {icon === undefined ? <EventIcon kind={event.kind} /> : <Icon name={icon} size={2.25} />}
      </span>
      <div className={styles.what}>
        <h4>{title}</h4>
        <p>{t(`task.${id as 'event-gather'}.text`)}</p>
        <div className={styles.measure}>
          <Progress
            label={title}
            tone={isDone(task) ? 'growth' : 'time'}
            value={progress}
            max={total}
            text={t('page.progress', { progress: Math.min(progress, total), total })}
          />
          <span className={styles.worth} title={t(`event:event.${event.kind}.thing`, { count: worth })}>
            <span className={styles.coin}>
              <EventIcon kind={event.kind} />
            </span>
            +{worth}
          </span>
        </div>
      </div>
      {isDone(task) ? (
        <Button colour="green" size="small" shining busy={busy} onClick={() => void take()}>
          {t('page.take')}
        </Button>
      ) : (
        way !== null && (
          <Button size="small" onClick={way}>
            {t('page.go')}
          </Button>
        )
      )}
    </li>
  )
}
