import { takeTaskReward } from '@skystair/contract/tasks.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRewardItems } from '../../platform/goods/use-reward-items.ts'
import { taleArea } from '../../platform/language/tale-area.ts'
import { openOverlay, useOverlays } from '../../platform/pages/overlays.ts'
import { DeedsButton } from '../../platform/people/deeds-button.tsx'
import { act } from '../../platform/server/act.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { setPlayer, useGame } from '../../platform/state/game.ts'
import { isDone, type TaskView, tasksKey, useTasks } from '../../platform/tasks/task.ts'
import { Button } from '../../ui/controls/button.tsx'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Progress } from '../../ui/numbers/progress.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { type Taken, TaskTaken } from './task-taken.tsx'
import styles from './tasks-dock.module.css'

const none: readonly TaskView[] = []

/** As many as can be read at a glance, deeds that wait among them; the rest waits on the page. */
const glance = 4

/** Beside the road: what there is to do now, and what waits to be taken. */
export default function TasksDock() {
  const { t } = useTranslation(['docks', 'tasks', 'common'])
  const queries = useQueryClient()
  const { data, isPending, isError, refetch } = useTasks()
  useAskAfterDeeds(() => void askAgain(queries, tasksKey))
  const [taken, setTaken] = useState<Taken | null>(null)
  const deeds = useGame(({ player }) => player?.deedsWaiting ?? 0)
  const tasks = [...(data?.tasks ?? none)].sort((one, two) => Number(isDone(two)) - Number(isDone(one)))
  const most = deeds > 0 ? glance - 1 : glance
  const left = Math.max(0, tasks.length - most)
  return (
    <Parchment className={styles.sheet}>
      {isPending && <Skeleton shape="row" count={3} label={t('tasks:page.loading')} />}
      {isError && <Button onClick={() => void refetch()}>{t('common:button.retry')}</Button>}
      {data !== undefined && tasks.length === 0 && <p className={styles.none}>{t('no-tasks')}</p>}
      <ul className={styles.list}>
        {tasks.slice(0, most).map((task) => (
          <DockedTask key={task.id} task={task} onTaken={setTaken} />
        ))}
      </ul>
      {left > 0 && (
        <Button size="small" wide sound="open" onClick={() => openOverlay('tasks')}>
          {t('more', { count: left })}
        </Button>
      )}
      {deeds > 0 && <DeedsButton>{t('tasks:page.deeds')}</DeedsButton>}
      {taken !== null && (
        <TaskTaken
          taken={taken}
          onClose={() => {
            setTaken(null)
            void askAgain(queries, tasksKey)
          }}
        />
      )}
    </Parchment>
  )
}

/** Deeds are counted where they are done: after a battle, a page, a step up. */
function useAskAfterDeeds(askForThem: () => void): void {
  const after = useGame(({ player }) =>
    player === null
      ? ''
      : [player.completedTasks, player.battle, player.bestVictoryStair, player.level].join(),
  )
  const isAbove = useOverlays(({ stack }) => stack.length > 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks when something was done, not when it is drawn
  useEffect(() => {
    if (!isAbove) askForThem()
  }, [after, isAbove])
}

function DockedTask({ task, onTaken }: { task: TaskView; onTaken: (taken: Taken) => void }) {
  const area = task.part === 0 ? 'tasks' : taleArea(task.part)
  const { t } = useTranslation(['tasks', area])
  const items = useRewardItems()
  const play = usePressSound()
  const [busy, setBusy] = useState(false)
  const { id, progress, total } = task
  const title = (t as (key: string) => string)(`${area}:task.${id}.title`)
  const [first, ...others] = items(task.reward)

  async function take() {
    setBusy(true)
    const received = await act(takeTaskReward, { params: { id } })
    setBusy(false)
    if (received === null) return
    setPlayer(received.player)
    onTaken({ title, reward: received.reward })
  }

  return (
    <li className={styles.task} data-done={isDone(task) || undefined}>
      <div className={styles.what}>
        <h3 className={styles.title}>
          {isDone(task) ? (
            title
          ) : (
            <button
              type="button"
              onClick={() => {
                play('open')
                openOverlay('tasks')
              }}
            >
              {title}
            </button>
          )}
        </h3>
        <Progress
          label={title}
          value={progress}
          max={total}
          tone={isDone(task) ? 'growth' : 'experience'}
          text={t('page.progress', { progress, total })}
        />
      </div>
      {isDone(task) ? (
        <Button colour="green" size="small" shining busy={busy} onClick={() => void take()}>
          {t('page.take')}
        </Button>
      ) : (
        first && (
          <p className={styles.reward} title={[first, ...others].map(({ label }) => label).join(', ')}>
            <Icon name={first.icon} size={1.5} label={first.label} />
            {first.amount}
          </p>
        )
      )}
    </li>
  )
}
