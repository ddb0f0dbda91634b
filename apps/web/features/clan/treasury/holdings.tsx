import { type DepositPortion, donate } from '@skystair/contract/clan.ts'
import type { MyClan } from '@skystair/contract/clan-view.ts'
import { TREASURY_CURRENCIES } from '@skystair/rules/clan/clan.ts'
import { DEPOSIT_TYPES, type DepositType, depositCurrency } from '@skystair/rules/clan/donate.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../../platform/goods/currency-icons.ts'
import { PagePaper } from '../../../platform/pages/page-paper.tsx'
import { act } from '../../../platform/server/act.ts'
import { useGame } from '../../../platform/state/game.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { useClanDeed } from '../use-clan-deed.ts'
import { DonationRow } from './donation-row.tsx'
import { goalOf } from './goal-of.ts'
import styles from './treasury.module.css'
import { treasuryOf } from './treasury-of.ts'

type Portions = Readonly<Partial<Record<DepositType, number>>>

/** What lies in the treasury, and what one adds to it. */
export function Holdings({ mine }: { mine: MyClan }) {
  const { t } = useTranslation(['clan', 'player', 'common'])
  const player = useGame((state) => state.player)
  const [portions, setPortions] = useState<Portions>({})
  const { isBusy, run } = useClanDeed()
  const treasury = treasuryOf(mine.clan)
  const mark = t('common:number.decimal-mark')
  const given = DEPOSIT_TYPES.flatMap((type): DepositPortion[] => {
    const amount = Math.min(portions[type] ?? 0, player?.[depositCurrency[type]] ?? 0)
    return amount > 0 ? [{ type, amount }] : []
  })

  async function give() {
    const isDone = await run(async () => {
      const reply = await act(donate, { body: { portions: given } })
      return reply && { clan: reply.clanInfo, player: reply.player }
    })
    if (!isDone) return
    setPortions({})
    showToast({ text: t('treasury.thanks'), tone: 'good', icon: 'gift' })
  }

  return (
    <>
      <ul className={styles.holdings} aria-label={t('treasury.tab.holdings')}>
        {TREASURY_CURRENCIES.map((currency) => (
          <li key={currency} className={styles.holding}>
            <Icon name={currencyIcons[currency]} size={2} label={t(`player:resource.name.${currency}`)} />
            <strong>{shortCurrency(currency, treasury[currency], mark)}</strong>
          </li>
        ))}
      </ul>
      <PagePaper>
        <p className={styles.lead}>{t('treasury.lead')}</p>
        {mine.rights.includes('DONATE') && (
          <ul className={styles.donations} aria-label={t('treasury.give-what')}>
            {DEPOSIT_TYPES.map((type) => (
              <li key={type}>
                <DonationRow
                  type={type}
                  most={player?.[depositCurrency[type]] ?? 0}
                  amount={portions[type] ?? 0}
                  goal={goalOf(depositCurrency[type], mine.clan.buildings, treasury)}
                  onAmount={(amount) => setPortions({ ...portions, [type]: amount })}
                />
              </li>
            ))}
          </ul>
        )}
      </PagePaper>
      {mine.rights.includes('DONATE') && (
        <Button
          wide
          size="big"
          colour="green"
          icon="gift"
          busy={isBusy}
          disabled={given.length === 0}
          onClick={() => void give()}
        >
          {t('treasury.give')}
        </Button>
      )}
    </>
  )
}
