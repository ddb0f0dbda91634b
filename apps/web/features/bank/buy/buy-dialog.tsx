import { setPaymentMethod } from '@skystair/contract/player.ts'
import { paymentMethods } from '@skystair/rules/player/choices.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePriceWords } from '../../../platform/goods/use-price-words.ts'
import { useHost } from '../../../platform/hosts/host-state.ts'
import { act } from '../../../platform/server/act.ts'
import { askAgain } from '../../../platform/server/ask-again.ts'
import { setPlayer, useGame } from '../../../platform/state/game.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Dialog } from '../../../ui/layers/dialog.tsx'
import { HelpContext } from '../../../ui/layers/help-context.ts'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { Parchment } from '../../../ui/surfaces/parchment.tsx'
import { bankKey, type Heap } from '../bank-state.ts'
import type { Cashier } from '../cashier.ts'
import { HeapPicture } from '../heap-picture.tsx'
import { useHeapPrice } from '../use-heap-price.ts'
import styles from './buy-dialog.module.css'
import type { Receiver } from './for-whom.tsx'
import { pay } from './pay.ts'

type Properties = { heap: Heap; place: number; cashier: Cashier; receiver: Receiver; onClose: () => void }

/** Before any money moves: what will come, to whom, for how much, and how it is paid. */
export function BuyDialog({ heap, place, cashier, receiver, onClose }: Properties) {
  const { t } = useTranslation(['bank', 'settings', 'common'])
  const price = useHeapPrice(cashier.money)
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const method = useGame((state) => state.player?.paymentMethod ?? 'CARD')
  const isOwnWindow = useHost(({ host }) => (host?.till?.provider ?? null) !== null)
  const asked = price(heap)
  if (asked === null) return null
  const whom = receiver.kind === 'self' ? t('buy.self') : receiver.name.trim()

  async function buy() {
    setBusy(true)
    setError(null)
    const became = await pay({ heap, cashier, receiver }, ({ message }) => setError(message))
    setBusy(false)
    if (became === 'refused') return
    if (became === 'unpaid') return setError(t('buy.unpaid'))
    showToast({ text: t('buy.started'), icon: 'hourglass' })
    void askAgain(queries, bankKey)
    onClose()
  }

  return (
    <HelpContext value={null}>
      <Dialog
        open
        colour="green"
        onClose={onClose}
        title={t('buy.title')}
        closeLabel={t('common:button.close')}
        footer={
          <>
            <Button onClick={onClose}>{t('common:button.cancel')}</Button>
            <Button colour="green" shining busy={busy} onClick={() => void buy()}>
              {t('buy.pay', { price: asked })}
            </Button>
          </>
        }
      >
        <Parchment className={styles.paper}>
          <span className={styles.picture}>
            <HeapPicture place={place} />
          </span>
          <Sum heap={heap} />
          <p className={styles.whom}>
            {t('buy.for')}: <b>{whom}</b>
          </p>
          {isOwnWindow ? (
            <p className={styles.note}>{t('buy.note-window')}</p>
          ) : (
            <>
              <Select
                label={t('buy.way')}
                value={method}
                options={paymentMethods.map((value) => ({ value, label: t(`settings:payment.${value}`) }))}
                onValueChange={async (paymentMethod) => {
                  const player = await act(setPaymentMethod, { body: { paymentMethod } })
                  if (player !== null) setPlayer(player)
                }}
              />
              <p className={styles.note}>{t('buy.note')}</p>
            </>
          )}
          {error !== null && (
            <p className={styles.error} role="alert">
              <Icon name="warning" size={1.25} /> {error}
            </p>
          )}
        </Parchment>
      </Dialog>
    </HelpContext>
  )
}

/** What the heap is made of, told exactly. */
function Sum({ heap: { emeralds, first, campaign, points } }: { heap: Heap }) {
  const { t } = useTranslation('bank')
  const { number } = usePriceWords()
  const parts = [
    { name: t('buy.heap'), amount: number(emeralds) },
    ...(first > 0 ? [{ name: t('buy.first'), amount: `+${number(first)}` }] : []),
    ...(campaign > 0 ? [{ name: t('buy.campaign'), amount: `+${number(campaign)}` }] : []),
    ...(points > 0 ? [{ name: t('buy.points'), amount: `+${number(points)}` }] : []),
  ]
  return (
    <dl className={styles.sum}>
      {parts.length > 1 &&
        parts.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      <div className={styles.total}>
        <dt>{t('buy.total')}</dt>
        <dd>
          <Icon name="emerald" size={1.5} /> {number(emeralds + first + campaign + points)}
        </dd>
      </div>
    </dl>
  )
}
