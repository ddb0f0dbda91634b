import { everydayCalendar, takeEverydayReward } from '@skystair/contract/everyday.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RewardView, useRewardItems } from '../../platform/goods/use-reward-items.ts'
import { celebrateLevel } from '../../platform/level/level-up-state.ts'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { sound } from '../../sound/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Celebration } from '../../ui/layers/celebration.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { DayCard } from './day-card.tsx'
import styles from './everyday-overlay.module.css'

const calendarKey = ['everyday']

/** Seven days of gifts, and the one of today. */
export default function EverydayOverlay() {
  const { t } = useTranslation(['everyday', 'common'])
  const items = useRewardItems()
  const queries = useQueryClient()
  const [won, setWon] = useState<RewardView | null>(null)
  const [busy, setBusy] = useState(false)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: calendarKey,
    queryFn: () => ask(everydayCalendar, {}),
    staleTime: 0,
  })

  async function take() {
    setBusy(true)
    const taken = await act(takeEverydayReward, {})
    setBusy(false)
    if (taken === null) return
    sound.effect('gift')
    setPlayer(taken.player)
    setWon(taken.reward)
    await askAgain(queries, calendarKey)
  }

  return (
    <Dialog
      open
      onClose={closeOverlay}
      closeLabel={t('common:button.close')}
      title={t('title')}
      colour="green"
      footer={
        data !== undefined && (
          <Button
            colour="green"
            size="big"
            shining
            busy={busy}
            disabled={!data.ready}
            onClick={() => void take()}
          >
            {data.ready ? t('take') : t('tomorrow')}
          </Button>
        )
      }
    >
      <Parchment>
        <p className={styles.lead}>{t('lead')}</p>
        {isPending && <Skeleton shape="row" count={3} label={t('loading')} />}
        {isError && <Button onClick={() => void refetch()}>{t('common:button.retry')}</Button>}
        {data !== undefined && (
          <ol className={styles.days}>
            {data.rewards.map((reward, index) => (
              <DayCard
                // biome-ignore lint/suspicious/noArrayIndexKey: a day has no identity but its place in the round
                key={index}
                day={index + 1}
                items={items(reward)}
                state={stateOf(index, data.taken, data.ready)}
              />
            ))}
          </ol>
        )}
      </Parchment>
      <Celebration
        open={won !== null}
        onClose={() => {
          setWon(null)
          celebrateLevel(won?.levelUp ?? null)
        }}
        icon="gift"
        title={t('taken')}
        rewards={won === null ? [] : items(won)}
        actionLabel={t('thanks')}
      />
    </Dialog>
  )
}

function stateOf(index: number, taken: number, ready: boolean): 'taken' | 'today' | 'ahead' {
  if (index < taken) return 'taken'
  return index === taken && ready ? 'today' : 'ahead'
}
