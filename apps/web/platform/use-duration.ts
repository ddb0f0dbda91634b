import { durationParts } from '@skystair/rules/format/duration-parts.ts'
import { useTranslation } from 'react-i18next'

/** Says a span of time in the player's language: "2 hours 5 minutes". */
export function useDuration(): (milliseconds: number) => string {
  const { t } = useTranslation('common')
  return (milliseconds) =>
    durationParts(milliseconds)
      .map(({ unit, count }) => t(`duration.${unit}`, { count }))
      .join(' ')
}
