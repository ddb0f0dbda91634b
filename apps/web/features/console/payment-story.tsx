import { grantPayment, type PaymentView, paymentStory, refundPayment } from '@skystair/contract/bank.ts'
import { mayDo } from '@skystair/rules/access/access-level.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePriceWords } from '../../platform/goods/use-price-words.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { HelpContext } from '../../ui/layers/help-context.ts'
import { showToast } from '../../ui/layers/show-toast.ts'
import { Facts } from '../../ui/surfaces/facts.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './console.module.css'
import { DeedForm } from './deed-form.tsx'
import { placeOf } from './payment-place.ts'
import { usePaymentWords } from './payment-words.ts'
import { useMoment } from './use-moment.ts'

type Deed = 'refund' | 'grant'
type Properties = { payment: PaymentView; onClose: () => void }

/** All that happened to a payment, also what did nothing and why; and what an admin may do about it. */
export function PaymentStory({ payment: known, onClose }: Properties) {
  const { t } = useTranslation(['console', 'common'])
  const words = usePaymentWords()
  const queries = useQueryClient()
  const moment = useMoment()
  const { number, price } = usePriceWords()
  const [deed, setDeed] = useState<Deed | null>(null)
  const [returned, setReturned] = useState(false)
  const isAdmin = useGame(({ player }) => player !== null && mayDo(player.accessLevel, 'refund'))
  const params = placeOf(known)
  const { data } = useQuery({
    queryKey: ['console', 'payment', known.id],
    queryFn: () => ask(paymentStory, { params }),
    staleTime: 0,
  })
  const payment = data?.payments[0] ?? known
  const { state } = payment
  return (
    <HelpContext value={null}>
      <Dialog
        open
        colour="blue"
        onClose={onClose}
        title={t('payments.story')}
        closeLabel={t('common:button.close')}
        footer={
          isAdmin && (
            <>
              {state === 'STARTED' && (
                <Button colour="green" onClick={() => setDeed('grant')}>
                  {t('payments.grant')}
                </Button>
              )}
              {state !== 'REFUNDED' && (
                <Button colour="red" onClick={() => setDeed('refund')}>
                  {t('payments.refund')}
                </Button>
              )}
            </>
          )
        }
      >
        <Parchment className={styles.form}>
          <Facts
            facts={[
              [t('payments.number'), payment.id],
              [t('payments.state-label'), t(`payments.state.${state}`)],
              [t('payments.price'), price(payment.price)],
              [t('payments.emeralds'), `${number(payment.emeralds)} + ${number(payment.extra)}`],
              [t('payments.provider'), payment.provider],
              [t('payments.payer'), payment.payerId],
              [t('payments.receiver'), payment.receiverId],
            ]}
          />
          <Button size="small" sound="open" onClick={() => openOverlay(`card/${payment.receiverId}`)}>
            {t('payments.card')}
          </Button>
          <ul aria-label={t('payments.story')}>
            {data?.story.map(({ at, event, why, by }) => (
              <li key={`${at} ${event} ${why}`} className={styles.entry}>
                <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
                <span>
                  {words('event', event)}
                  {why !== null && `: ${words('why', why)}`}
                </span>
                {by !== null && <span className={styles.amount}>{by}</span>}
              </li>
            ))}
          </ul>
        </Parchment>
        {deed !== null && (
          <DeedForm
            title={t(`payments.${deed}`)}
            isHarsh={deed === 'refund'}
            done={t('card.done')}
            perform={async (note) => {
              const outcome =
                deed === 'refund'
                  ? await act(refundPayment, { params, body: { note, returned } })
                  : await act(grantPayment, { params, body: { note } })
              if (outcome?.waits) showToast({ text: t('payments.waits'), icon: 'people' })
              return outcome
            }}
            onClose={() => setDeed(null)}
            onDone={() => {
              setDeed(null)
              void askAgain(queries, ['console'])
            }}
          >
            <p>{t('payments.second-keeper')}</p>
            {deed === 'refund' && (
              <Checkbox label={t('payments.returned')} checked={returned} onCheckedChange={setReturned} />
            )}
          </DeedForm>
        )}
      </Dialog>
    </HelpContext>
  )
}
