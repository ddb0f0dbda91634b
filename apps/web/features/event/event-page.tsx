import type { EventView } from '@skystair/contract/event.ts'
import { takePathPrize, visitEvents } from '@skystair/contract/event.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eventsKey } from '../../platform/event/events.ts'
import type { RewardView } from '../../platform/goods/use-reward-items.ts'
import { useShortTime } from '../../platform/language/use-short-time.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { wishRating } from '../../platform/people/wished-rating.ts'
import { act } from '../../platform/server/act.ts'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { now, setPlayer } from '../../platform/state/game.ts'
import { tasksKey } from '../../platform/tasks/task.ts'
import { sound } from '../../sound/sound.ts'
import { figureOf } from '../../stage/art/figurines.ts'
import { EventIcon } from '../../stage/pictures/event-icon.tsx'
import { Figure } from '../../stage/pictures/figure.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { useTimeLeft } from '../../ui/numbers/use-time-left.ts'
import { BossCard } from './boss-card.tsx'
import styles from './event-page.module.css'
import { EventTasks } from './event-tasks.tsx'
import { Garland } from './garland.tsx'
import { NextPrize } from './next-prize.tsx'
import { PrizePath } from './prize-path.tsx'
import { PrizeTaken } from './prize-taken.tsx'
import { RulesDialog } from './rules-dialog.tsx'

/** A feast: its sky and the path of prizes, what is to be done, and who has come for everybody. */
export function EventPage({ event }: { event: EventView }) {
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [won, setWon] = useState<RewardView | null>(null)
  useTasksOfToday(event)

  async function take() {
    setBusy(true)
    const taken = await act(takePathPrize, { params: { run: event.run } })
    setBusy(false)
    setChosen(null)
    await askAgain(queries, eventsKey)
    if (taken === null) return
    const isHero = taken.reward.things.some(({ kind }) => kind === 'hero')
    sound.effect(isHero ? 'victory' : 'reward')
    setPlayer(taken.player)
    setWon(taken.reward)
  }

  return (
    <div className={styles.feast} data-kind={event.kind}>
      <section className={styles.sky}>
        <Garland />
        <span className={styles.rays} aria-hidden="true" />
        <div className={styles.plates}>
          <MyPlace event={event} />
          <TimePlate endsAt={event.endsAt} />
        </div>
        <span className={styles.guest} aria-hidden="true">
          <Figure figure={figureOf(event.boss.creature)} alive />
        </span>
        <PrizePath event={event} chosen={chosen ?? event.taskNumber} onChoose={setChosen} />
        <span className={styles.corner} data-side="left" aria-hidden="true">
          <EventIcon kind={event.kind} />
        </span>
        <span className={styles.corner} data-side="right" aria-hidden="true">
          <EventIcon kind={event.kind} />
        </span>
      </section>
      <NextPrize event={event} chosen={chosen ?? event.taskNumber} busy={busy} onTake={() => void take()} />
      {event.tasksOpen && <EventTasks event={event} />}
      <BossCard event={event} />
      <Foot event={event} />
      <PrizeTaken reward={won} kind={event.kind} onClose={() => setWon(null)} />
    </div>
  )
}

/** Whoever comes here has the tasks of today in hand. */
function useTasksOfToday({ tasksOpen }: EventView): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (tasksOpen) return
    // What was not heard now is told at the next look.
    ask(visitEvents, {}).then(
      () => Promise.all([askAgain(queries, tasksKey), askAgain(queries, eventsKey)]),
      () => undefined,
    )
  }, [queries, tasksOpen])
}

function useLevelWords() {
  const { t } = useTranslation('event')
  return ({ levelFrom: from, levelTo: to }: Pick<EventView, 'levelFrom' | 'levelTo'>): string =>
    to === null ? t('page.levels-from', { from }) : t('page.levels', { from, to })
}

/** The own place among those of the same levels; it leads to all of them. */
function MyPlace({ event }: { event: EventView }) {
  const { t } = useTranslation('event')
  const play = usePressSound()
  const levels = useLevelWords()
  return (
    <button
      type="button"
      className={styles.plate}
      onClick={() => {
        play('open')
        wishRating('eventPosition')
        openOverlay('rating')
      }}
    >
      <span className={styles.medal} aria-hidden="true">
        <Icon name="trophy" size={2.25} />
      </span>
      <span className={styles.words}>
        <small>{t('page.place')}</small>
        <b>{event.place === null ? t('page.no-place') : t('page.place-number', { place: event.place })}</b>
        <small className={styles.dim}>{levels(event)}</small>
      </span>
    </button>
  )
}

function TimePlate({ endsAt }: { endsAt: number }) {
  const { t } = useTranslation('event')
  const queries = useQueryClient()
  const short = useShortTime()
  const left = useTimeLeft(endsAt, now, () => void askAgain(queries, eventsKey))
  return (
    <div className={styles.plate} data-side="right">
      <span className={styles.medal} aria-hidden="true">
        <Icon name="hourglass" size={2.25} />
      </span>
      <span className={styles.words} role="timer">
        <small>{t('page.ends')}</small>
        <b>{short(left)}</b>
      </span>
    </div>
  )
}

function Foot({ event }: { event: EventView }) {
  const { t } = useTranslation('event')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.foot}>
      <Button
        size="small"
        icon="trophy"
        sound="open"
        onClick={() => {
          wishRating('eventPosition')
          openOverlay('rating')
        }}
      >
        {t('page.rating')}
      </Button>
      <Button size="small" icon="info" sound="open" onClick={() => setIsOpen(true)}>
        {t('rules.door')}
      </Button>
      <Button size="small" icon="book" sound="open" onClick={() => openOverlay('event-year')}>
        {t('year.door')}
      </Button>
      {isOpen && <RulesDialog event={event} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
