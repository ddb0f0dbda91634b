import { useTranslation } from 'react-i18next'
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
  const { t, i18n } = useTranslation('player')
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
          label: t('resource.name.mithril'),
          format: (value) => `+${Math.round(value).toLocaleString(i18n.language)}`,
        },
      ]}
      actionLabel={actionLabel}
    />
  )
}
