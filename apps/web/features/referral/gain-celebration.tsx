import { useTranslation } from 'react-i18next'
import { useCounted } from '../../platform/goods/use-counted.ts'
import { Celebration } from '../../ui/layers/celebration.tsx'

type Properties = {
  emeralds: number | null
  title: string
  text: string
  actionLabel: string
  onClose: () => void
}

/** Emeralds that were not bought. */
export function GainCelebration({ emeralds, title, text, actionLabel, onClose }: Properties) {
  const { i18n } = useTranslation('player')
  const counted = useCounted()
  return (
    <Celebration
      open={emeralds !== null}
      onClose={onClose}
      colour="green"
      icon="gift"
      title={title}
      text={text}
      rewards={[
        {
          icon: 'emerald',
          amount: emeralds ?? 0,
          label: counted('mithril', emeralds ?? 0),
          format: (value) => `+${Math.round(value).toLocaleString(i18n.language)}`,
        },
      ]}
      actionLabel={actionLabel}
    />
  )
}
