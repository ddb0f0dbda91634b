import { useTranslation } from 'react-i18next'
import { Countdown } from '../../ui/numbers/timer-bar.tsx'
import { useShortTime } from '../language/use-short-time.ts'
import { now } from '../state/game.ts'

type Properties = { endsAt: number | null; onEnd?: () => void }

/** How long something still lasts, counted down. */
export function TimeLeft({ endsAt, onEnd = () => undefined }: Properties) {
  const { t } = useTranslation('calendar')
  const short = useShortTime()
  if (endsAt === null) return t('endless')
  return (
    <Countdown endsAt={endsAt} now={now} format={(left) => t('left', { time: short(left) })} onEnd={onEnd} />
  )
}
