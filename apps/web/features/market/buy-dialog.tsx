import { buyListing, type ListingView } from '@skystair/contract/market.ts'
import type { ArtifactView } from '@skystair/contract/things.ts'
import { mayDo } from '@skystair/rules/access/access-level.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BalanceAfter } from '../../platform/goods/balance-change.tsx'
import { PriceButton } from '../../platform/goods/price-button.tsx'
import { useWait } from '../../platform/language/use-duration.ts'
import { LayerDialog } from '../../platform/pages/layer-dialog.tsx'
import { ClanTag } from '../../platform/people/clan-tag.tsx'
import { StatusName } from '../../platform/people/status-name.tsx'
import { act, tellRefusal } from '../../platform/server/act.ts'
import { now, setPlayer, useGame } from '../../platform/state/game.ts'
import { bestWearer, wornInstead } from '../../platform/things/best-wearer.ts'
import { LeagueBadge } from '../../stage/pictures/league-badge.tsx'
import { ThingComparison } from '../../stage/pictures/thing-comparison.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { ListingRow } from './listing-row.tsx'
import styles from './market-overlay.module.css'
import { NameFirst } from './name-first.tsx'
import { PriceHistory } from './price-history.tsx'
import { useSubjectName } from './use-subject-name.ts'

type Properties = {
  listing: ListingView
  /** What the player owns and wears: the offer is compared with it. */
  things: readonly ArtifactView[]
  onClose: () => void
  onGone: () => void
  onBought: () => void
}

/** Everything about an offer before it is paid for. */
export function BuyDialog({ listing, things, onClose, onGone, onBought }: Properties) {
  const { t } = useTranslation(['market', 'things', 'common'])
  const nameOf = useSubjectName()
  const wait = useWait()
  const [busy, setBusy] = useState(false)
  const isMine = useGame((state) => state.player?.id === listing.sellerId)
  const trades = useGame((state) => state.player !== null && mayDo(state.player.accessLevel, 'trade'))
  const heroes = useGame((state) => state.player?.creatures) ?? []
  const [artifact] = listing.artifact
  // On its stall it has a number of its seller's.
  const strange = artifact && { ...artifact, id: -1, heroId: null }
  const wearer = strange ? bestWearer(strange, heroes, things) : null

  async function buy() {
    setBusy(true)
    const reply = await act(buyListing, { params: { id: listing.id } }, (refused) => {
      tellRefusal(refused)
      if (refused.code === 'market.refused.gone') onGone()
    })
    setBusy(false)
    if (reply === null) return
    setPlayer(reply.player)
    onBought()
  }

  return (
    <LayerDialog onClose={onClose} title={nameOf(listing)} colour="gold">
      <Parchment>
        {strange ? (
          <ThingComparison
            thing={strange}
            worn={wearer === null ? null : wornInstead(strange, wearer, things)}
          />
        ) : (
          <ListingRow
            listing={listing}
            text={t('left', { time: wait(Math.max(0, listing.expiresAt - now())) })}
          />
        )}
        <p className={styles.facts}>
          {t('by', { name: listing.sellerName ?? t('common:unknown-player') })}{' '}
          {listing.sellerBankStatus !== null && (
            <StatusName
              name={t(`common:bank-status.${listing.sellerBankStatus}`)}
              status={listing.sellerBankStatus}
            />
          )}{' '}
          <LeagueBadge league={listing.sellerLeague} size={1} /> <ClanTag clanId={listing.sellerClanId} />
        </p>
        <PriceHistory subject={listing.subject} payment={listing.payment} />
        {!isMine && !trades && <NameFirst />}
        {!isMine && trades && (
          <>
            <BalanceAfter price={[{ currency: listing.payment, amount: listing.price }]} />
            <PriceButton
              wide
              busy={busy}
              price={[{ currency: listing.payment, amount: listing.price }]}
              onPay={() => void buy()}
            >
              {t('buy')}
            </PriceButton>
          </>
        )}
      </Parchment>
    </LayerDialog>
  )
}
