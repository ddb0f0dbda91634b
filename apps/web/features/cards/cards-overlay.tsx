import type { ReplyOf } from '@skystair/contract/call.ts'
import { type CardTable, cardTable, turnCard } from '@skystair/contract/cards.ts'
import { CARDS } from '@skystair/rules/cards/card-life.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWait } from '../../platform/language/use-duration.ts'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { ask } from '../../platform/server/ask.ts'
import { now, setCardState, setPlayer } from '../../platform/state/game.ts'
import { sound } from '../../sound/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Celebration } from '../../ui/layers/celebration.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import styles from './cards-overlay.module.css'
import { Flock } from './flock.tsx'
import { TableCard } from './table-card.tsx'
import { useGives } from './use-gives.ts'

const tableKey = ['cards']

/** Until all three lie open: nobody is congratulated before having seen why. */
const cardsSettle = 1800

type Find = ReplyOf<typeof turnCard>['reward']['things'][number]

/** The road's table: three cards, one turn a day. */
export default function CardsOverlay() {
  const { t } = useTranslation(['cards', 'common', 'things'])
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [find, setFind] = useState<Find | null>(null)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: tableKey,
    queryFn: () => ask(cardTable, {}),
    staleTime: 0,
  })
  useNextDay(data, () => void refetch())

  async function turn(place: number) {
    setBusy(true)
    const turned = await act(turnCard, { params: { place } })
    setBusy(false)
    // Refused, it was turned elsewhere.
    if (turned === null) return void refetch()
    sound.effect('open')
    setPlayer(turned.player)
    setCardState(turned.table.state)
    queries.setQueryData(tableKey, turned.table)
    const [thing] = turned.reward.things
    if (!turned.flock || thing === undefined) return
    setTimeout(() => {
      sound.effect('gift')
      setFind(thing)
    }, cardsSettle)
  }

  return (
    <Dialog
      open
      onClose={closeOverlay}
      closeLabel={t('common:button.close')}
      title={t('title')}
      colour="purple"
    >
      <Parchment>
        {isPending && <Skeleton shape="row" count={3} label={t('loading')} />}
        {isError && <Button onClick={() => void refetch()}>{t('common:button.retry')}</Button>}
        {data !== undefined && (
          <>
            <Lead table={data} />
            <ul className={styles.table} data-turned={data.turned !== null || undefined}>
              {CARDS.map((_, place) => (
                <TableCard
                  // biome-ignore lint/suspicious/noArrayIndexKey: a covered card has no identity but its place
                  key={place}
                  place={place}
                  card={data.turned?.table[place] ?? null}
                  isMine={data.turned?.place === place}
                  isBusy={busy}
                  onTurn={() => void turn(place)}
                />
              ))}
            </ul>
            <Flock flock={data.state.flock} />
            <FairDraw table={data} />
          </>
        )}
      </Parchment>
      <Celebration
        open={find !== null}
        onClose={() => setFind(null)}
        icon="chest"
        title={t('flock-whole')}
        text={t('flock-whole-text')}
        rewards={
          find === null
            ? []
            : [{ icon: 'ring', amount: '+1', label: t(`things:name.artifact.${find.id as 'oak-shield'}`) }]
        }
        actionLabel={t('take')}
      />
    </Dialog>
  )
}

/** What is to be done, or what was done and when there is something to do again. */
function Lead({ table: { state } }: { table: CardTable }) {
  const { t } = useTranslation('cards')
  const wait = useWait()
  const gives = useGives()
  if (state.card === null) return <p className={styles.lead}>{t('lead')}</p>
  const { card, until } = state
  return (
    <div className={styles.lead} role="status">
      <p className={styles.yours}>{t('yours', { card: t(`card.${card}`), gives: gives(card) })}</p>
      <p>{t(`tale.${card}`)}</p>
      <p>{t('lead-turned', { time: wait(Math.max(0, until - now())) })}</p>
    </div>
  )
}

/** The seal before, the seed after: whoever wants to can lay the cards again. */
function FairDraw({ table: { seal, turned } }: { table: CardTable }) {
  const { t } = useTranslation('cards')
  return (
    <details className={styles.fair}>
      <summary>{t('fair.title')}</summary>
      <p>{t('fair.text')}</p>
      <p>{t('fair.odds')}</p>
      <dl>
        <dt>{t('fair.seal')}</dt>
        <dd>{seal}</dd>
        {turned !== null && (
          <>
            <dt>{t('fair.seed')}</dt>
            <dd>{turned.seed}</dd>
          </>
        )}
      </dl>
    </details>
  )
}

/** At midnight new cards are laid, also before the eyes of whoever waits for them. */
function useNextDay(table: CardTable | undefined, onNextDay: () => void): void {
  const until = table?.state.until ?? null
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(onNextDay, Math.max(0, until - now()) + 1000)
    return () => clearTimeout(timer)
  })
}
