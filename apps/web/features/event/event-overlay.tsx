import type { EventView } from '@skystair/contract/event.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCampaignWords } from '../../platform/calendar/campaign-words.ts'
import { type Events, useEvents } from '../../platform/event/events.ts'
import { Chips } from '../../platform/goods/chips.tsx'
import { currencyIcons } from '../../platform/goods/currency-icons.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { PageScreen } from '../../platform/pages/page-screen.tsx'
import { useGame } from '../../platform/state/game.ts'
import { EventIcon } from '../../stage/pictures/event-icon.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Counter } from '../../ui/numbers/counter.tsx'
import { ResourceBar } from '../../ui/numbers/resource-bar.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import styles from './event-overlay.module.css'
import { EventPage } from './event-page.tsx'
import { OrdinaryDay } from './ordinary-day.tsx'
import { OverCard } from './over-card.tsx'

const payments = ['gold', 'mithril'] as const

/** What is celebrated now; between feasts, what comes next and what has been. */
export default function EventOverlay() {
  const { t } = useTranslation(['event', 'common'])
  const words = useCampaignWords()
  const { data, isPending, isError, refetch } = useEvents()
  const [chosen, setChosen] = useState<string | null>(null)
  const running = data?.running ?? []
  const event = running.find(({ run }) => run === chosen) ?? running[0] ?? null
  return (
    <PageScreen
      title={event === null ? t('page.title') : words.name(event.kind)}
      colour="gold"
      top={<Beam event={event} />}
    >
      {isPending && <Skeleton shape="card" count={4} label={t('common:loading')} />}
      {isError && data === undefined && (
        <Parchment>
          <EmptyState
            icon="warning"
            title={t('common:no-answer')}
            action={<Button onClick={() => void refetch()}>{t('common:button.retry')}</Button>}
          />
        </Parchment>
      )}
      {running.length > 1 && event !== null && (
        <Chips
          label={t('page.running')}
          value={event.run}
          onValueChange={setChosen}
          chips={running.map(({ run, kind }) => ({
            value: run,
            label: words.name(kind),
            picture: <EventIcon kind={kind} />,
          }))}
        />
      )}
      {data !== undefined && <Over data={data} />}
      {event !== null && <EventPage key={event.run} event={event} />}
      {data !== undefined && event === null && <OrdinaryDay data={data} />}
    </PageScreen>
  )
}

function Over({ data: { over } }: { data: Events }) {
  if (over.length === 0) return null
  return (
    <ul className={styles.over}>
      {over.map((one) => (
        <OverCard key={one.run} over={one} />
      ))}
    </ul>
  )
}

/** What was gathered, and what one pays with. */
function Beam({ event }: { event: EventView | null }) {
  const { t } = useTranslation(['event', 'player', 'common'])
  const player = useGame((state) => state.player)
  const mark = t('common:number.decimal-mark')
  return (
    <ResourceBar
      label={t('player:purse')}
      start={
        event && (
          <span className={styles.basket}>
            <span className={styles.basketPicture}>
              <EventIcon kind={event.kind} />
            </span>
            <span className={styles.hidden}>{t('page.in-hand')}: </span>
            <b>
              <Counter value={event.currency} format={String} />
            </b>
          </span>
        )
      }
      resources={payments.map((currency) => ({
        icon: currencyIcons[currency],
        label: t(`player:resource.name.${currency}`),
        value: player?.[currency] ?? 0,
        format: (value) => shortCurrency(currency, value, mark),
        ...(currency === 'mithril' && {
          onAdd: () => openOverlay('bank'),
          addLabel: t('player:resource.add'),
        }),
      }))}
    />
  )
}
