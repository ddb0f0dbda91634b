import type { Ending } from '@skystair/rules/story/scene.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type RewardView, useRewardItems } from '../../platform/goods/use-reward-items.ts'
import { taleArea } from '../../platform/language/tale-area.ts'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { sound } from '../../sound/sound.ts'
import { Celebration } from '../../ui/layers/celebration.tsx'

type Properties = { part: number; ending: Ending; reward: RewardView }

/** The part is told to its end: by kindness, by stubbornness, or rarely by both. */
export function PartEnding({ part, ending, reward }: Properties) {
  const { t } = useTranslation(taleArea(part))
  const items = useRewardItems()
  useEffect(() => sound.effect('fireworks'), [])
  const say = t as (key: string) => string
  return (
    <Celebration
      open
      onClose={closeOverlay}
      icon="book"
      title={say('part.done')}
      text={say(`part.${ending}`)}
      rewards={items(reward)}
      actionLabel={say('part.onward')}
    />
  )
}
