import { takeTaskReward } from '@skystair/contract/tasks.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRewardItems } from '../../platform/goods/use-reward-items.ts'
import { taleArea } from '../../platform/language/tale-area.ts'
import { act } from '../../platform/server/act.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { isDone, type TaskView, wayTo } from '../../platform/tasks/task.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Progress } from '../../ui/numbers/progress.tsx'
import type { Taken } from './task-taken.tsx'
import styles from './tasks-overlay.module.css'

type Properties = { task: TaskView; onTaken: (taken: Taken) => void }

/** One task: what it asks, how far it is, what it gives, and the way to it. */
export function TaskCard({ task, onTaken }: Properties) {
  const area = task.part === 0 ? 'tasks' : taleArea(task.part)
  const { t } = useTranslation(['tasks', area])
  const items = useRewardItems()
  const [busy, setBusy] = useState(false)
  const { id, progress, total, reward } = task
  const say = t as (key: string) => string
  const title = say(`${area}:task.${id}.title`)
  const way = wayTo(task)

  async function take() {
    setBusy(true)
    const taken = await act(takeTaskReward, { params: { id } })
    setBusy(false)
    if (taken === null) return
    setPlayer(taken.player)
    onTaken({ title, reward: taken.reward })
  }

  return (
    <li className={styles.task} data-task={id} data-done={isDone(task) || undefined}>
      <div className={styles.what}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{say(`${area}:task.${id}.text`)}</p>
        <Progress
          label={title}
          value={progress}
          max={total}
          tone="growth"
          text={t('page.progress', { progress, total })}
        />
        <ul className={styles.rewards} aria-label={t('page.reward')}>
          {items(reward).map(({ icon, amount, name }) => (
            <li key={icon}>
              <Icon name={icon} size={1.5} label={name} />
              {amount}
            </li>
          ))}
        </ul>
      </div>
      {isDone(task) ? (
        <Button colour="green" size="small" shining busy={busy} onClick={() => void take()}>
          {t('page.take')}
        </Button>
      ) : (
        way !== null && (
          <Button size="small" iconAfter="forward" onClick={way}>
            {t('page.go')}
          </Button>
        )
      )}
    </li>
  )
}
