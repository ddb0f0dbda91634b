import { takeEndPrizes } from '@skystair/contract/event.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCampaignWords } from '../../platform/calendar/campaign-words.ts'
import { type Events, eventsKey } from '../../platform/event/events.ts'
import type { RewardView } from '../../platform/goods/use-reward-items.ts'
import { act } from '../../platform/server/act.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { refreshGame, setPlayer } from '../../platform/state/game.ts'
import { sound } from '../../sound/sound.ts'
import { EventIcon } from '../../stage/pictures/event-icon.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './event-overlay.module.css'
import { PrizeTaken } from './prize-taken.tsx'

/** A feast that is over: the place in it, what its leftovers become, and the prizes that wait. */
export function OverCard({ over }: { over: Events['over'][number] }) {
  const { t } = useTranslation(['event', 'common'])
  const words = useCampaignWords()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [won, setWon] = useState<RewardView | null>(null)
  const { run, kind, end, leftover, leftoverGold } = over
  const gold = shortCurrency('gold', leftoverGold, t('common:number.decimal-mark'))

  async function take() {
    setBusy(true)
    const taken = await act(takeEndPrizes, { params: { run } })
    setBusy(false)
    if (taken === null) return void askAgain(queries, eventsKey)
    sound.effect('victory')
    setPlayer(taken.player)
    setWon(taken.reward)
  }

  function close() {
    setWon(null)
    void askAgain(queries, eventsKey)
    void refreshGame()
  }

  return (
    <li>
      <Parchment>
        <div className={styles.ended}>
          <span className={styles.picture} aria-hidden="true">
            <EventIcon kind={kind} />
          </span>
          <div className={styles.words}>
            <h3>{t('over.title', { name: words.name(kind) })}</h3>
            {end === null ? (
              <p>{t('over.counting')}</p>
            ) : (
              <>
                <p className={styles.place}>{t('page.past-place', { place: end.place, of: end.of })}</p>
                {end.falls > 0 && <p>{t('page.boss-falls', { count: end.falls })}</p>}
              </>
            )}
            {leftover > 0 && (
              <p>{t('over.leftover', { things: t(`event.${kind}.thing`, { count: leftover }), gold })}</p>
            )}
          </div>
        </div>
        {end !== null && (
          <Button colour="green" size="big" wide shining busy={busy} onClick={() => void take()}>
            {t('page.prizes')}
          </Button>
        )}
      </Parchment>
      <PrizeTaken
        reward={won}
        kind={kind}
        text={leftover > 0 ? t('page.leftovers', { gold }) : null}
        onClose={close}
      />
    </li>
  )
}
