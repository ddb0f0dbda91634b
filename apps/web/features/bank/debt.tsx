import { payDebt } from '@skystair/contract/bank.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePriceWords } from '../../platform/goods/use-price-words.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { setPlayer, useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { bankKey } from './bank-state.ts'
import styles from './debt.module.css'

/** Why nothing is sold for now, and the way out of it. */
export function Debt({ debt }: { debt: number }) {
  const { t } = useTranslation('bank')
  const { number } = usePriceWords()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const purse = useGame((state) => state.player?.mithril ?? 0)
  const payable = Math.min(debt, purse)

  async function pay() {
    setBusy(true)
    const reply = await act(payDebt, {})
    setBusy(false)
    void askAgain(queries, bankKey)
    if (reply === null) return
    setPlayer(reply.player)
    const text = reply.debt === 0 ? t('debt.paid') : t('debt.part', { amount: number(reply.debt) })
    showToast({ text, tone: 'good', icon: 'emerald' })
  }

  return (
    <section aria-label={t('debt.title')}>
      <Parchment className={styles.debt}>
        <h3 className={styles.title}>
          <Icon name="warning" size={1.75} /> {t('debt.title')}: {number(debt)}
        </h3>
        <p>{t('debt.why', { amount: number(debt) })}</p>
        <p>{t('debt.what')}</p>
        <span className={styles.ways}>
          {payable > 0 && (
            <Button colour="yellow" icon="emerald" busy={busy} onClick={() => void pay()}>
              {t('debt.pay', { amount: number(payable) })}
            </Button>
          )}
          {payable < debt && (
            <Button icon="tasks" sound="open" onClick={() => openOverlay('tasks')}>
              {t('debt.earn')}
            </Button>
          )}
        </span>
      </Parchment>
    </section>
  )
}
