import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import textStyles from '../../../ui/theme/text.module.css'
import { dayOf, daysOf, monthOf, type Segment, type Span, segmentsOf, weeksOf } from './month.ts'
import styles from './month-grid.module.css'
import { changed, type Draft, type Grip, useBarDrag } from './use-bar-drag.ts'
import { useSpanWords } from './use-span-words.ts'

/** An entry as the month shows it. */
export interface Bar extends Span {
  readonly id: string
  readonly name: string
  /** Which colour it has. */
  readonly family: string
  readonly isStopped: boolean
  /** Whether the calendar would let it be pulled. */
  readonly mayMove: boolean
}

type Properties = {
  month: number
  now: number
  bars: readonly Bar[]
  onOpen: (id: string) => void
  onChange: (draft: Draft) => void
}

/** The days of a month, and over them a bar for each entry: pulled by its body it moves, by its end it grows. */
export function MonthGrid({ month, now, bars, onOpen, onChange }: Properties) {
  const { t } = useTranslation('calendar')
  const words = useSpanWords()
  const hint = useId()
  const root = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  const settle = (settled: Draft) => {
    setDraft(null)
    const before = bars.find(({ id }) => id === settled.id)
    const isSame = before?.startsAt === settled.span.startsAt && before.endsAt === settled.span.endsAt
    if (!isSame) onChange(settled)
  }
  const { gripOf, ground } = useBarDrag(setDraft, settle)
  const shown = bars.map((bar) => (bar.id === draft?.id ? { ...bar, ...draft.span } : bar))
  const drafted = shown.find(({ id }) => id === draft?.id)
  const weeks = weeksOf(month)
  // A bar that went to another week by keys takes the focus along.
  useEffect(() => {
    const active = document.activeElement
    if (draft === null || (active instanceof HTMLElement && active.dataset.bar === draft.id)) return
    root.current?.querySelector<HTMLElement>(`[data-bar="${draft.id}"][tabindex="0"]`)?.focus()
  }, [draft])
  const press = (bar: Bar, event: KeyboardEvent) => {
    const days = bar.mayMove ? steps[event.key] : undefined
    if (days !== undefined) {
      event.preventDefault()
      setDraft({ id: bar.id, span: changed(bar, event.shiftKey ? 'end' : 'body', days) })
    } else if (draft !== null && event.key === 'Enter') {
      event.preventDefault()
      settle(draft)
    } else if (draft !== null && event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setDraft(null)
    }
  }
  return (
    <>
      <p id={hint} className={textStyles.hidden}>
        {t('grid.keys')}
      </p>
      <p className={textStyles.hidden} role="status">
        {drafted && t('grid.draft', { name: drafted.name, span: words(drafted) })}
      </p>
      <div className={styles.month} data-pulled={draft !== null || undefined} ref={root} {...ground}>
        <Weekdays monday={weeks[0] ?? month} />
        {weeks.map((monday) => (
          <Week
            key={monday}
            monday={monday}
            month={month}
            now={now}
            segments={segmentsOf(monday, shown)}
            isFirst={(bar) =>
              weeks.findLast((start) => start <= bar.startsAt) === monday ||
              (monday === weeks[0] && bar.startsAt < monday)
            }
            hint={hint}
            draftId={draft?.id ?? null}
            gripOf={gripOf}
            onOpen={onOpen}
            onPress={press}
          />
        ))}
      </div>
    </>
  )
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

function Weekdays({ monday }: { monday: number }) {
  const { i18n } = useTranslation()
  const name = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' })
  return (
    <div className={styles.weekdays} aria-hidden="true">
      {daysOf(monday).map((day) => (
        <span key={day}>{name.format(day)}</span>
      ))}
    </div>
  )
}

type WeekProperties = {
  monday: number
  month: number
  now: number
  segments: readonly Segment<Bar>[]
  /** Whether this is the week in which a bar is first seen: there it takes the focus. */
  isFirst: (bar: Bar) => boolean
  hint: string
  draftId: string | null
  gripOf: ReturnType<typeof useBarDrag>['gripOf']
  onOpen: (id: string) => void
  onPress: (bar: Bar, event: KeyboardEvent) => void
}

function Week({ monday, month, now, segments, ...bars }: WeekProperties) {
  const lanes = Math.max(1, ...segments.map(({ lane }) => lane + 1))
  const rows: CSSProperties = {
    gridTemplateRows: `1.5rem repeat(${lanes}, 1.75rem) minmax(0.25rem, 1fr)`,
  }
  return (
    <div className={styles.week} style={rows}>
      {daysOf(monday).map((day, place) => (
        <span
          key={day}
          className={styles.day}
          style={{ gridColumn: place + 1 }}
          data-day={day}
          data-outside={monthOf(day) !== month || undefined}
          data-today={day === dayOf(now) || undefined}
        >
          {new Date(day).getUTCDate()}
        </span>
      ))}
      {segments.map((segment) => (
        <BarPart key={segment.one.id} segment={segment} {...bars} />
      ))}
    </div>
  )
}

type PartProperties = Omit<WeekProperties, 'monday' | 'month' | 'now' | 'segments'> & {
  segment: Segment<Bar>
}

function BarPart({ segment, isFirst, hint, draftId, gripOf, onOpen, onPress }: PartProperties) {
  const play = usePressSound()
  const words = useSpanWords()
  const { one: bar, firstDay, days, lane, begins, ends } = segment
  const isHead = isFirst(bar)
  const grip = (at: Grip) => (bar.mayMove ? gripOf(bar.id, bar, at) : {})
  return (
    <button
      type="button"
      className={styles.bar}
      style={{ gridColumn: `${firstDay + 1} / span ${days}`, gridRow: lane + 2 }}
      data-bar={bar.id}
      data-family={bar.family}
      data-begins={begins || undefined}
      data-ends={ends || undefined}
      data-fixed={!bar.mayMove || undefined}
      data-stopped={bar.isStopped || undefined}
      data-draft={draftId === bar.id || undefined}
      title={`${bar.name}: ${words(bar)}`}
      tabIndex={isHead ? 0 : -1}
      aria-hidden={!isHead || undefined}
      aria-label={`${bar.name}: ${words(bar)}`}
      aria-describedby={hint}
      onKeyDown={(event) => onPress(bar, event)}
      onClick={() => {
        play('open')
        onOpen(bar.id)
      }}
      {...grip('body')}
    >
      <span className={styles.name}>{bar.name}</span>
      {ends && bar.mayMove && <span className={styles.end} {...grip('end')} />}
    </button>
  )
}
