import { history, type PaymentView, reportMissing } from '@skystair/contract/bank.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { replaceOverlay } from '../../../platform/pages/overlays.ts'
import { PageDialog } from '../../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../../platform/pages/page-paper.tsx'
import { act } from '../../../platform/server/act.ts'
import { ask } from '../../../platform/server/ask.ts'
import { askAgain } from '../../../platform/server/ask-again.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/layers/confirm-dialog.tsx'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { bankKey } from '../bank-state.ts'
import styles from './history-overlay.module.css'
import { PaymentRow } from './payment-row.tsx'

/** As much of a purchase's long name as can be read out; the letter carries all of it. */
const lettersOfName = 12

/** Every purchase, the newest first: what it was, what became of it, and whom to ask. */
export default function BankHistoryOverlay() {
  const { t } = useTranslation(['bank', 'common'])
  const queries = useQueryClient()
  const [missing, setMissing] = useState<PaymentView | null>(null)
  const [busy, setBusy] = useState(false)
  const asked = useInfiniteQuery({
    queryKey: [...bankKey, 'history'],
    queryFn: ({ pageParam }) => ask(history, { query: pageParam === '' ? {} : { page: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const payments = asked.data?.pages.flatMap((page) => page.payments) ?? []

  async function tell({ id }: PaymentView) {
    setBusy(true)
    const told = await act(reportMissing, { params: { id } })
    setBusy(false)
    setMissing(null)
    if (told !== null) showToast({ text: t('history.told'), tone: 'good', icon: 'mail' })
    void askAgain(queries, bankKey)
  }

  return (
    <PageDialog
      title={t('history.title')}
      colour="green"
      footer={
        <Button icon="emerald" onClick={() => replaceOverlay('bank')}>
          {t('history.to-bank')}
        </Button>
      }
    >
      <PagePaper
        asked={asked}
        empty={
          payments.length === 0 && {
            icon: 'scroll-red',
            title: t('history.empty'),
            text: t('history.empty-text'),
          }
        }
      >
        <ul className={styles.list}>
          {payments.map((payment) => (
            <li key={payment.id}>
              <PaymentRow payment={payment} onMissing={() => setMissing(payment)} />
            </li>
          ))}
        </ul>
        {asked.hasNextPage && (
          <Button busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
            {t('common:button.more')}
          </Button>
        )}
      </PagePaper>
      <ConfirmDialog
        open={missing !== null}
        title={t('history.ask')}
        confirmLabel={t('common:button.send')}
        cancelLabel={t('common:button.cancel')}
        confirmIcon="mail"
        busy={busy}
        onCancel={() => setMissing(null)}
        onConfirm={() => missing !== null && void tell(missing)}
      >
        <p className={styles.ask}>{t('history.ask-text', { id: missing?.id.slice(-lettersOfName) ?? '' })}</p>
      </ConfirmDialog>
    </PageDialog>
  )
}
