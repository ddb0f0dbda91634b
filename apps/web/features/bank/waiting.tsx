import { type PaymentView, take } from '@skystair/contract/bank.ts'
import { worthOf } from '@skystair/rules/bank/payment.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePriceWords } from '../../platform/goods/use-price-words.ts'
import { act } from '../../platform/server/act.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { sound } from '../../sound/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { bankKey } from './bank-state.ts'
import { TakenCelebration } from './taken-celebration.tsx'
import styles from './waiting.module.css'

/** What was paid for and lies ready: nothing on the page is more important. */
export function Waiting({ payments }: { payments: readonly PaymentView[] }) {
  const { t } = useTranslation('bank')
  const { number } = usePriceWords()
  const queries = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  const [taken, setTaken] = useState<number | null>(null)

  async function takeOne({ id }: PaymentView) {
    setBusy(id)
    const reply = await act(take, { params: { id } })
    setBusy(null)
    if (reply !== null) {
      setPlayer(reply.player)
      setTaken(reply.emeralds)
      sound.effect('gems')
    }
    void askAgain(queries, bankKey)
  }

  return (
    <>
      {payments.length > 0 && (
        <ul className={styles.list} aria-label={t('waiting.title')}>
          {payments.map((payment) => (
            <li key={payment.id} className={styles.payment}>
              <span className={styles.gem}>
                <Icon name="emerald" size={2.75} />
              </span>
              <span className={styles.words}>
                <b>{t(payment.payerId === payment.receiverId ? 'waiting.title' : 'waiting.gift')}</b>
                {t('waiting.text', { amount: number(worthOf(payment)) })}
              </span>
              <Button colour="green" shining busy={busy === payment.id} onClick={() => void takeOne(payment)}>
                {t('waiting.take')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TakenCelebration emeralds={taken} onClose={() => setTaken(null)} />
    </>
  )
}
