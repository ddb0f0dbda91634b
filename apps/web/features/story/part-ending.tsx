import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type RewardView, useRewardItems } from '../../platform/goods/use-reward-items.ts'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { useGame } from '../../platform/state/game.ts'
import { sound } from '../../sound/sound.ts'
import { Celebration } from '../../ui/layers/celebration.tsx'

/** The part is told to its end: by kindness or by stubbornness, as the answers weighed. */
export function PartEnding({ part, reward }: { part: number; reward: RewardView }) {
  const { t } = useTranslation('story')
  const items = useRewardItems()
  const isKind = useGame(({ player }) => player !== null && player.goodPoints >= player.evilPoints)
  useEffect(() => sound.effect('fireworks'), [])
  const say = t as (key: string) => string
  return (
    <Celebration
      open
      onClose={closeOverlay}
      icon="book"
      title={say(`part.${part}.done`)}
      text={say(`part.${part}.${isKind ? 'kind' : 'stubborn'}`)}
      rewards={items(reward)}
      actionLabel={say(`part.${part}.onward`)}
    />
  )
}
