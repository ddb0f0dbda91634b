import { type DepositType, depositCurrency } from '@skystair/rules/clan/donate.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../../platform/goods/currency-icons.ts'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useBuildingName } from '../building-words.ts'
import { type Goal, stepFrom } from './goal-of.ts'
import styles from './treasury.module.css'

type Properties = {
  type: DepositType
  /** What the player has of it. */
  most: number
  amount: number
  goal: Goal | null
  onAmount: (amount: number) => void
}

/** How much of one currency is given, and what it is for. */
export function DonationRow({ type, most, amount, goal, onAmount }: Properties) {
  const { t } = useTranslation(['clan', 'player', 'common'])
  const nameOf = useBuildingName()
  const play = usePressSound()
  const currency = depositCurrency[type]
  const short = (value: number) => shortCurrency(currency, value, t('common:number.decimal-mark'))
  const name = t(`player:resource.name.${currency}`)
  return (
    <div className={styles.donation}>
      <Icon name={currencyIcons[currency]} size={2.25} />
      <div className={styles.what}>
        <strong>{name}</strong>
        <span className={styles.have}>{t('treasury.have', { amount: short(most) })}</span>
        {goal === null || most === 0 ? (
          <span className={styles.purpose}>{t(`treasury.for.${type}`)}</span>
        ) : (
          <button
            type="button"
            className={styles.goal}
            onClick={() => {
              play('step')
              onAmount(Math.min(most, goal.missing))
            }}
          >
            {t('treasury.goal', {
              building: nameOf(goal.building),
              level: goal.level,
              missing: short(goal.missing),
            })}
          </button>
        )}
      </div>
      <Stepper
        label={t('treasury.how-much', { name })}
        value={Math.min(amount, most)}
        min={0}
        max={most}
        step={stepFrom(amount, most)}
        stepDown={stepFrom(amount - 1, most)}
        lessLabel={t('treasury.less', { name })}
        moreLabel={t('treasury.more', { name })}
        format={short}
        onValueChange={onAmount}
      />
    </div>
  )
}
