import type { DueReward } from '@skystair/contract/arena-view.ts'
import { leagueNamed } from '@skystair/rules/arena/leagues.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { type Currency, currencies } from '@skystair/rules/wallet/wallet.ts'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../platform/goods/currency-icons.ts'
import { useCounted } from '../../platform/goods/use-counted.ts'
import { LeagueBadge } from '../../stage/pictures/league-badge.tsx'
import { Celebration } from '../../ui/layers/celebration.tsx'
import { usePlaceWords } from './use-place-words.ts'

export type Taken = readonly DueReward[]

/** What the places of the last days have brought, counted together. */
export function RewardCelebration({ taken, onClose }: { taken: Taken | null; onClose: () => void }) {
  const { t } = useTranslation(['arena', 'player', 'common'])
  const { number } = usePlaceWords()
  const counted = useCounted()
  const mark = t('common:number.decimal-mark')
  const last = taken?.at(-1)
  return (
    <Celebration
      open={last !== undefined}
      onClose={onClose}
      title={t('reward.title')}
      text={
        taken === null || last === undefined
          ? null
          : t('reward.text', {
              count: taken.length,
              position: number(last.position),
              league: t(`leagues.${leagueNamed(last.league)}`),
            })
      }
      picture={<LeagueBadge league={last?.league ?? null} size={8} silent />}
      rewards={sumOf(taken ?? []).map(({ currency, amount }) => ({
        icon: currencyIcons[currency],
        amount,
        label: counted(currency, amount),
        format: (value) => `+${shortCurrency(currency, value, mark)}`,
      }))}
      actionLabel={t('reward.glad')}
    />
  )
}

const sumOf = (taken: Taken): readonly { currency: Currency; amount: number }[] =>
  currencies.flatMap((currency) => {
    const amount = taken
      .flatMap(({ amounts }) => amounts)
      .reduce((sum, one) => (one.currency === currency ? sum + one.amount : sum), 0)
    return amount === 0 ? [] : [{ currency, amount }]
  })
