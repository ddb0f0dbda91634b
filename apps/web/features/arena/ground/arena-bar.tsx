import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../../platform/goods/currency-icons.ts'
import { HelpButton } from '../../../platform/pages/help-button.tsx'
import { useGame } from '../../../platform/state/game.ts'
import { leaveVisit } from '../../../platform/state/visit.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Counter } from '../../../ui/numbers/counter.tsx'
import styles from './arena-bar.module.css'

const purse = ['amethyst', 'tickets', 'mithril'] as const

/** The plank over the arena: the way back, what the arena pays and takes, help. */
export function ArenaBar() {
  const { t } = useTranslation(['arena', 'player', 'common'])
  const player = useGame((state) => state.player)
  const mark = t('common:number.decimal-mark')
  return (
    <div className={styles.bar}>
      <IconButton
        icon="back"
        colour="blue"
        size="small"
        label={t('to-road')}
        sound="close"
        onClick={leaveVisit}
      />
      <ul className={styles.purse} aria-label={t('purse')}>
        {purse.map((currency) => (
          <li key={currency} className={styles.resource} title={t(`player:resource.name.${currency}`)}>
            <Icon name={currencyIcons[currency]} size={2} label={t(`player:resource.name.${currency}`)} />
            <span>
              <Counter
                value={player?.[currency] ?? 0}
                format={(value) => shortCurrency(currency, value, mark)}
              />
            </span>
          </li>
        ))}
      </ul>
      <HelpButton page="arena" />
    </div>
  )
}
