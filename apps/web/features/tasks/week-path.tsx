import type { ReplyOf } from '@skystair/contract/call.ts'
import { takeWeekPrize, weekPath } from '@skystair/contract/tasks.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RewardView, useRewardItems } from '../../platform/goods/use-reward-items.ts'
import { useShortTime } from '../../platform/language/use-short-time.ts'
import { celebrateLevel } from '../../platform/level/level-up-state.ts'
import { act } from '../../platform/server/act.ts'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { now, setPlayer } from '../../platform/state/game.ts'
import { tasksKey } from '../../platform/tasks/task.ts'
import { sound } from '../../sound/sound.ts'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Celebration } from '../../ui/layers/celebration.tsx'
import { Progress } from '../../ui/numbers/progress.tsx'
import { Countdown } from '../../ui/numbers/timer-bar.tsx'
import textStyles from '../../ui/theme/text.module.css'
import styles from './week-path.module.css'

const weekKey = [...tasksKey, 'week'] as const

type Week = ReplyOf<typeof weekPath>
type Prize = Week['prizes'][number]

/** Daily tasks lead from prize to prize, from Monday to Monday. */
export function WeekPath() {
  const { t } = useTranslation('tasks')
  const queries = useQueryClient()
  const short = useShortTime()
  const items = useRewardItems()
  const [won, setWon] = useState<RewardView | null>(null)
  const { data } = useQuery({
    queryKey: weekKey,
    queryFn: ({ signal }) => ask(weekPath, {}, signal),
    staleTime: 0,
  })

  async function take(step: number) {
    const taken = await act(takeWeekPrize, { params: { step } })
    void askAgain(queries, weekKey)
    if (taken === null) return
    sound.effect('reward')
    setPlayer(taken.player)
    setWon(taken.reward)
  }

  // Its room is kept: what lies below does not jump when it comes.
  if (data === undefined) return <div className={styles.week} aria-hidden="true" />
  const last = data.prizes.at(-1)?.after ?? 0
  return (
    <section className={styles.week} aria-label={t('week.title')}>
      <div className={styles.head}>
        <h3>{t('week.title')}</h3>
        <Countdown
          endsAt={data.endsAt}
          now={now}
          format={(left) => t('week.left', { time: short(left) })}
          onEnd={() => void askAgain(queries, weekKey)}
        />
      </div>
      <ol className={styles.path}>
        {data.prizes.map((prize, index) => (
          <Step key={prize.after} prize={prize} done={data.done} onTake={() => void take(index + 1)} />
        ))}
      </ol>
      <Progress
        label={t('week.title')}
        tone="growth"
        value={Math.min(data.done, last)}
        max={last}
        text={t('week.progress', { done: Math.min(data.done, last), total: last })}
      />
      <p className={styles.about}>{t('week.about')}</p>
      <Celebration
        open={won !== null}
        onClose={() => {
          setWon(null)
          celebrateLevel(won?.levelUp ?? null)
        }}
        icon="gift"
        title={t('week.won')}
        rewards={won === null ? [] : items(won)}
        actionLabel={t('week.thanks')}
      />
    </section>
  )
}

type StepProperties = { prize: Prize; done: number; onTake: () => void }

function Step({ prize: { after, reward, taken }, done, onTake }: StepProperties) {
  const { t } = useTranslation('tasks')
  const play = usePressSound()
  const items = useRewardItems()
  const given = items(reward)
  const [first] = given
  const state = taken ? 'taken' : done >= after ? 'ready' : 'ahead'
  return (
    <li className={styles.step} data-state={state}>
      <button
        type="button"
        className={styles.prize}
        aria-disabled={state !== 'ready'}
        title={given.map(({ said }) => said).join(', ')}
        onClick={() => {
          play('tap')
          if (state === 'ready') onTake()
        }}
      >
        <span className={textStyles.hidden}>
          {state === 'ready' && `${t('week.take')}: `}
          {given.map(({ said }) => said).join(', ')}. {t('week.step', { count: after })}.{' '}
          {t(`week.state.${state}`)}
        </span>
        <span className={styles.picture} aria-hidden="true">
          <Icon name={first?.icon ?? 'gift'} size={2.25} />
          <b>{first?.amount}</b>
        </span>
        <span className={styles.stone} aria-hidden="true" />
        <span className={styles.after} aria-hidden="true">
          {taken ? <Icon name="check" size={1.125} /> : after}
        </span>
      </button>
    </li>
  )
}
