import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type RewardView, useRewardItems } from '../../platform/goods/use-reward-items.ts'
import { sound } from '../../sound/sound.ts'
import { Celebration } from '../../ui/layers/celebration.tsx'

export interface Taken {
  readonly title: string
  readonly reward: RewardView
}

type Properties = { taken: Taken; onClose: () => void }

/** A task well done deserves a noise. */
export function TaskTaken({ taken: { title, reward }, onClose }: Properties) {
  const { t } = useTranslation(['tasks', 'common'])
  const items = useRewardItems()
  const level = reward.levelUp?.level ?? null
  useEffect(() => sound.effect(level === null ? 'task_done' : 'level_up'), [level])
  return (
    <Celebration
      open
      onClose={onClose}
      icon={level === null ? 'tasks' : 'crown'}
      title={t('page.taken')}
      text={level === null ? title : t('common:level-reached', { level })}
      rewards={items(reward)}
      actionLabel={t('page.thanks')}
    />
  )
}
