import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type RewardView, useRewardItems } from '../../platform/goods/use-reward-items.ts'
import { celebrateLevel } from '../../platform/level/level-up-state.ts'
import { sound } from '../../sound/sound.ts'
import { Celebration } from '../../ui/layers/celebration.tsx'

export interface Taken {
  readonly title: string
  readonly reward: RewardView
}

type Properties = { taken: Taken; onClose: () => void }

/** A task well done deserves a noise. */
export function TaskTaken({ taken: { title, reward }, onClose }: Properties) {
  const { t } = useTranslation('tasks')
  const items = useRewardItems()
  useEffect(() => sound.effect('task_done'), [])
  return (
    <Celebration
      open
      onClose={() => {
        onClose()
        celebrateLevel(reward.levelUp)
      }}
      icon="tasks"
      title={t('page.taken')}
      text={title}
      rewards={items(reward)}
      actionLabel={t('page.thanks')}
    />
  )
}
