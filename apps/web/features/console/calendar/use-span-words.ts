import { useTranslation } from 'react-i18next'
import type { Span } from './month.ts'

/** From when to when, by the clock of the server. */
export function useSpanWords(): (span: Span) => string {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  return ({ startsAt, endsAt }) => format.formatRange(startsAt, endsAt)
}
