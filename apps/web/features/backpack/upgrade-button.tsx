import type { ArtifactView } from '@skystair/contract/things.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { useTranslation } from 'react-i18next'
import { useGame } from '../../platform/game.ts'
import { Button } from '../../ui/button.tsx'
import { Price } from '../../ui/price.tsx'
import { showToast } from '../../ui/show-toast.ts'
import styles from './backpack-overlay.module.css'

type Properties = { thing: ArtifactView; busy: boolean; onUpgrade: () => void }

/** One level more; says what is missing. Nothing at the highest level. */
export function UpgradeButton({ thing, busy, onUpgrade }: Properties) {
  const { t } = useTranslation(['things', 'player', 'common'])
  const player = useGame((state) => state.player)
  const mark = t('common:number.decimal-mark')
  if (thing.upgrade.length === 0 || player === null) return null
  const missing = thing.upgrade.filter(({ currency, amount }) => player[currency] < amount)
  const nameOf = (currency: 'sulfur' | 'crystal') => t(`player:resource.name.${currency}`)
  return (
    <Button
      wide
      colour={missing.length > 0 ? 'grey' : 'green'}
      busy={busy}
      sound={missing.length > 0 ? 'refuse' : 'tap'}
      note={
        <span className={styles.price}>
          {thing.upgrade.map(({ currency, amount }) => (
            <Price
              key={currency}
              icon={currency === 'sulfur' ? 'sulfur' : 'red-crystal'}
              amount={shortCurrency(currency, amount, mark)}
              label={`${nameOf(currency)}: ${amount}`}
            />
          ))}
        </span>
      }
      onClick={() => {
        if (missing.length === 0) onUpgrade()
        else {
          const what = missing
            .map(({ currency, amount }) => `${nameOf(currency)} ${amount - player[currency]}`)
            .join(', ')
          showToast({ text: t('missing', { what }), icon: 'info' })
        }
      }}
    >
      {t('act.upgrade')}
    </Button>
  )
}
