import { durationParts } from '@skystair/rules/format/duration-parts.ts'
import { useTranslation } from 'react-i18next'

type Saying = (milliseconds: number) => string

/** Says a span of time in the player's language: "2 hours 5 minutes". */
export const useDuration = (): Saying => useSaying('duration')

/** The same where a word before or after it asks how long: «через 1 минуту», «1 минуту назад», «ещё 1 минуту». */
export const useWait = (): Saying => useSaying('wait')

function useSaying(how: 'duration' | 'wait'): Saying {
  const { t } = useTranslation('common')
  return (milliseconds) =>
    durationParts(milliseconds)
      .map(({ unit, count }) => t(`${how}.${unit}`, { count }))
      .join(' ')
}
