import type { ArtifactView } from '@skystair/contract/things.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { PriceButton } from '../../platform/goods/price-button.tsx'
import styles from './backpack-overlay.module.css'

type Properties = { thing: ArtifactView; busy: boolean; onUpgrade: () => void }

/** One level more; nothing at the highest level. */
export function UpgradeButton({ thing, busy, onUpgrade }: Properties) {
  const { t } = useTranslation(['things', 'common'])
  const mark = t('common:number.decimal-mark')
  if (thing.upgrade.length === 0) return null
  return (
    <>
      <p className={styles.growth}>
        {t('upgrade-gain', {
          level: thing.level + 1,
          power: shortNumber(thing.power, mark),
          next: shortNumber(thing.upgraded, mark),
        })}
      </p>
      <PriceButton wide price={thing.upgrade} busy={busy} onPay={onUpgrade}>
        {t('act.upgrade')}
      </PriceButton>
    </>
  )
}
