import { type ListingView, myListings, withdrawListing } from '@skystair/contract/market.ts'
import { mayDo } from '@skystair/rules/access/access-level.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWait } from '../../platform/language/use-duration.ts'
import { act } from '../../platform/server/act.ts'
import { useAnswer } from '../../platform/server/use-answer.ts'
import { now, setPlayer, useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { ListingPrice, ListingRow } from './listing-row.tsx'
import styles from './market-overlay.module.css'
import { NameFirst } from './name-first.tsx'
import { OfferDialog } from './offer-dialog.tsx'

/** What the player offers: still waiting, or out of time and to be taken back. */
export function Stall() {
  const { t } = useTranslation('market')
  const wait = useWait()
  const { answer, again } = useAnswer(myListings, {})
  const trades = useGame((state) => state.player !== null && mayDo(state.player.accessLevel, 'trade'))
  const [offers, setOffers] = useState(false)
  const [busy, setBusy] = useState<string | null>(null)
  // A sale brings news: then the stall is another.
  const news = useGame((state) => state.player?.notifications.length ?? 0)
  const look = useEffectEvent(again)
  const seen = useRef(news)
  useEffect(() => {
    if (seen.current !== news) look()
    seen.current = news
  }, [news])

  async function withdraw({ id }: ListingView) {
    setBusy(id)
    const reply = await act(withdrawListing, { params: { id } })
    setBusy(null)
    again()
    if (reply === null) return
    setPlayer(reply.player)
    showToast({ text: t('withdrawn'), tone: 'good', icon: 'bag' })
  }

  return (
    <Parchment className={styles.sheet ?? ''}>
      {answer === null ? (
        <Skeleton label={t('loading')} shape="row" count={3} />
      ) : (
        <>
          <div className={styles.head}>
            <span>{t('count', { count: answer.listings.length, most: answer.most })}</span>
            {trades && (
              <Button colour="green" icon="plus" sound="open" onClick={() => setOffers(true)}>
                {t('offer')}
              </Button>
            )}
          </div>
          {!trades && <NameFirst />}
          {answer.listings.length === 0 && <EmptyState icon="banner" title={t('empty-mine')} />}
          <ul className={styles.mine}>
            {answer.listings.map((listing) => (
              <li key={listing.id}>
                <ListingRow
                  listing={listing}
                  text={
                    listing.expiresAt > now()
                      ? t('left', { time: wait(listing.expiresAt - now()) })
                      : t('expired')
                  }
                  end={
                    <span className={styles.end}>
                      <ListingPrice listing={listing} />
                      <Button size="small" busy={busy === listing.id} onClick={() => void withdraw(listing)}>
                        {t('withdraw')}
                      </Button>
                    </span>
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {offers && (
        <OfferDialog
          onClose={() => setOffers(false)}
          onOffered={() => {
            setOffers(false)
            again()
          }}
        />
      )}
    </Parchment>
  )
}
