import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CampaignNote } from '../../platform/calendar/campaign-note.tsx'
import { ChestStrip } from '../../platform/chests/chest-strip.tsx'
import { Purse } from '../../platform/goods/purse.tsx'
import { useHost } from '../../platform/hosts/host-state.ts'
import { cashierAt } from '../../platform/hosts/till-here.ts'
import { type OverlayName, openOverlay } from '../../platform/pages/overlays.ts'
import { PageScreen } from '../../platform/pages/page-screen.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import type { IconName } from '../../ui/icons/icon-source.ts'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import styles from './bank-overlay.module.css'
import { type Bank, useBank } from './bank-state.ts'
import { BuyDialog } from './buy/buy-dialog.tsx'
import { ForWhom, type Receiver } from './buy/for-whom.tsx'
import { ownCashier } from './cashier.ts'
import { Debt } from './debt.tsx'
import { FirstOffer } from './shelf/first-offer.tsx'
import { Shelf } from './shelf/shelf.tsx'
import { StatusLine } from './status/status-line.tsx'
import { Waiting } from './waiting.tsx'

/** Where emeralds are bought: for oneself or for a friend. */
export default function BankOverlay() {
  const { t } = useTranslation(['bank', 'common'])
  const { data, isPending, isError, refetch } = useBank()
  return (
    <PageScreen title={t('title')} colour="green" top={<Purse />}>
      <div className={styles.bank}>
        {isPending && <Skeleton label={t('common:loading')} shape="card" count={8} />}
        {isError && data === undefined && (
          <Parchment>
            <EmptyState
              icon="warning"
              title={t('shelf.lost')}
              text={t('shelf.lost-text')}
              action={<Button onClick={() => void refetch()}>{t('common:button.retry')}</Button>}
            />
          </Parchment>
        )}
        {data !== undefined && <Counter bank={data} />}
        <More />
      </div>
    </PageScreen>
  )
}

function Counter({ bank }: { bank: Bank }) {
  const { t } = useTranslation('bank')
  const [receiver, setReceiver] = useState<Receiver>({ kind: 'self' })
  const [chosen, setChosen] = useState<string | null>(null)
  const [isNameMissing, setIsNameMissing] = useState(false)
  const host = useHost((state) => state.host)
  const cashier = cashierAt(host, ownCashier(bank.providers, navigator.language))
  const isClosed = cashier === null
  const place = bank.shelf.findIndex(({ product }) => product === chosen)
  const heap = bank.shelf[place]
  const choose = (product: string) => {
    const isNobody = receiver.kind === 'friend' && receiver.name.trim() === ''
    setIsNameMissing(isNobody)
    if (!isNobody) setChosen(product)
  }
  return (
    <>
      <Waiting payments={bank.waiting} />
      {bank.debt > 0 && <Debt debt={bank.debt} />}
      <StatusLine bank={bank}>
        {!isClosed && bank.debt === 0 && (
          <ForWhom
            value={receiver}
            isMissing={isNameMissing}
            onChange={(next) => {
              setReceiver(next)
              setIsNameMissing(false)
            }}
          />
        )}
      </StatusLine>
      {isClosed ? (
        <Parchment>
          <EmptyState icon="emerald" title={t('shelf.closed')} text={t('shelf.closed-text')} />
        </Parchment>
      ) : (
        bank.debt === 0 && (
          <>
            <CampaignNote type="GEMS_PLUS_50" />
            <FirstOffer shelf={bank.shelf} money={cashier.money} onChoose={choose} />
            <ChestStrip />
            <Shelf shelf={bank.shelf} money={cashier.money} onChoose={choose} />
          </>
        )
      )}
      {cashier !== null && heap !== undefined && (
        <BuyDialog
          heap={heap}
          place={place}
          cashier={cashier}
          receiver={receiver}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}

const doors: readonly { overlay: OverlayName; icon: IconName; label: 'invitations' | 'promo' | 'film' }[] = [
  { overlay: 'invitations', icon: 'people', label: 'invitations' },
  { overlay: 'promo', icon: 'gift', label: 'promo' },
  { overlay: 'film', icon: 'star', label: 'film' },
]

/** Other ways to emeralds, and what became of what was bought. */
function More() {
  const { t } = useTranslation('bank')
  return (
    <nav className={styles.more} aria-label={t('more.label')}>
      {doors.map(({ overlay, icon, label }) => (
        <IconButton
          key={overlay}
          icon={icon}
          label={t(`more.${label}`)}
          captioned
          sound="open"
          onClick={() => openOverlay(overlay)}
        />
      ))}
      <IconButton
        icon="scroll-red"
        label={t('history.door')}
        captioned
        sound="open"
        onClick={() => openOverlay('bank-history')}
      />
    </nav>
  )
}
