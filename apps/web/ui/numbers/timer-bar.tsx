import { Icon } from '../icons/icon.tsx'
import { Progress, type ProgressTone } from './progress.tsx'
import styles from './timer-bar.module.css'
import { useTimeLeft } from './use-time-left.ts'

type TimeProperties = {
  /** The moment in milliseconds when it is done. */
  endsAt: number
  /** Writes the milliseconds that are left. */
  format: (left: number) => string
  onEnd?: () => void
  /** The clock of the game, when it differs from the clock of the device. */
  now?: () => number
}

type Properties = TimeProperties & { label: string; startedAt: number; tone?: ProgressTone }

const nothing = () => undefined

/** Fills up as the time passes and says how much is left. */
export function TimerBar({
  label,
  startedAt,
  endsAt,
  format,
  onEnd = nothing,
  now = Date.now,
  tone = 'growth',
}: Properties) {
  const left = useTimeLeft(endsAt, now, onEnd)
  const whole = Math.max(1, endsAt - startedAt)
  return <Progress label={label} value={whole - left} max={whole} text={format(left)} tone={tone} />
}

/** An hourglass and the time that is left. */
export function Countdown({ endsAt, format, onEnd = nothing, now = Date.now }: TimeProperties) {
  const left = useTimeLeft(endsAt, now, onEnd)
  return (
    <span className={styles.countdown} role="timer">
      <Icon name="hourglass" size={1.5} />
      {format(left)}
    </span>
  )
}
