import type { BuildingView, MyClan } from '@skystair/contract/clan-view.ts'
import type { TreasuryCurrency } from '@skystair/rules/clan/clan.ts'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../../platform/goods/currency-icons.ts'
import { usePriceNumber } from '../../../platform/goods/use-price-number.ts'
import { useShortTime } from '../../../platform/language/use-short-time.ts'
import { now } from '../../../platform/state/game.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useBuildingName } from '../building-words.ts'
import { treasuryOf } from '../treasury/treasury-of.ts'
import styles from './cost.module.css'

/** What the treasury pays for the next level, how long it takes, and who is free to build it. */
export function Cost({ mine, building }: { mine: MyClan; building: BuildingView }) {
  const { t, i18n } = useTranslation('town')
  const short = useShortTime()
  const treasury = treasuryOf(mine.clan)
  const end = new Intl.DateTimeFormat(i18n.language, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: 'numeric',
  })
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('sheet.price')}</h3>
        <p className={styles.time}>
          <Icon name="hourglass" size={1.625} />
          <strong>{short(building.lasts)}</strong>{' '}
          <span className={styles.until}>
            {t('sheet.until', { time: end.format(now() + building.lasts) })}
          </span>
        </p>
      </div>
      <ul className={styles.cards}>
        {building.price.map(({ currency, amount }) => (
          <Card
            key={currency}
            currency={currency as TreasuryCurrency}
            amount={amount}
            has={treasury[currency as TreasuryCurrency] ?? 0}
          />
        ))}
      </ul>
      <Builders mine={mine} />
    </>
  )
}

function Card({ currency, amount, has }: { currency: TreasuryCurrency; amount: number; has: number }) {
  const { t } = useTranslation(['town', 'player'])
  const exact = usePriceNumber()
  const isEnough = has >= amount
  return (
    <li className={styles.card} data-short={!isEnough || undefined}>
      <Icon name={currencyIcons[currency]} size={2.5} label={t(`player:resource.name.${currency}`)} />
      <span className={styles.sums}>
        <strong className={styles.amount}>{exact(amount)}</strong>
        <span className={styles.has}>{t('sheet.have', { value: exact(has) })}</span>
      </span>
      <span className={styles.mark}>
        <Icon
          name={isEnough ? 'check' : 'close'}
          size={isEnough ? 1.375 : 1}
          label={t(isEnough ? 'sheet.enough' : 'sheet.not-enough')}
        />
      </span>
    </li>
  )
}

function Builders({ mine: { clan } }: { mine: MyClan }) {
  const { t } = useTranslation('town')
  const nameOf = useBuildingName()
  const short = useShortTime()
  const { most, busy } = clan.builders
  const others = clan.buildings.flatMap(({ buildingType, endsAt }) =>
    endsAt !== null && endsAt > now()
      ? [t('sheet.busy-here', { building: nameOf(buildingType), time: short(endsAt - now()) })]
      : [],
  )
  return (
    <p className={styles.builders}>
      {[t('sheet.builders', { free: Math.max(0, most - busy), most }), ...others].join(' ')}
    </p>
  )
}
