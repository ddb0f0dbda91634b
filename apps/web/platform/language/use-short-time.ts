import { durationParts } from '@skystair/rules/format/duration-parts.ts'
import { useTranslation } from 'react-i18next'

/** A span of time where there is little room: "5 h 12 min". */
export function useShortTime(): (milliseconds: number) => string {
  const { t } = useTranslation('common')
  return (milliseconds) =>
    durationParts(milliseconds)
      .map(({ unit, count }) => t(`short-duration.${unit}`, { count }))
      .join(' ')
}
