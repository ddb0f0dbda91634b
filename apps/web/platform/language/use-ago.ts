import { useEffect, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { now } from '../state/game.ts'
import { useWait } from './use-duration.ts'

const minute = 60_000

/** Nobody counts the seconds since something was. */
const wholeMinutes = (span: number): number => Math.max(minute, Math.floor(span / minute) * minute)

/** Says how long ago a moment was, and says it anew every minute: it grows older while it is read. */
export function useAgo(): (moment: number) => string {
  const { t } = useTranslation('common')
  const wait = useWait()
  const [, look] = useReducer((looks: number) => looks + 1, 0)
  useEffect(() => {
    const timer = setInterval(look, minute)
    return () => clearInterval(timer)
  }, [])
  return (moment) => t('time.ago', { time: wait(wholeMinutes(now() - moment)) })
}
