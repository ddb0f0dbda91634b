import type { MyClan } from '@skystair/contract/clan-view.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../../platform/goods/currency-icons.ts'
import { Banner } from '../../../platform/people/banner.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Counter } from '../../../ui/numbers/counter.tsx'
import { Progress } from '../../../ui/numbers/progress.tsx'
import plank from '../../../ui/surfaces/plank.module.css'
import { classes } from '../../../ui/theme/classes.ts'
import styles from './town-bar.module.css'
import { useCover } from './use-cover.ts'

/** The plank over the town: whose it is, how far it has grown, what lies in the treasury. */
export function TownBar({ mine: { clan } }: { mine: MyClan }) {
  const { t } = useTranslation(['town', 'player', 'common'])
  const cover = useCover('top')
  const mark = t('common:number.decimal-mark')
  const { level, experience, levelFrom, nextLevelAt, clanStat } = clan
  const purse = [
    ['gear', clanStat.gears],
    ['crystal', clanStat.redCrystal],
    ['mithril', clanStat.gems],
  ] as const
  return (
    <div ref={cover} className={classes(plank.plank, plank.lace, styles.bar)}>
      <div className={styles.banner}>
        <Banner theme={clan.theme} size={4} level={{ value: level, label: t('clan-level', { level }) }} />
      </div>
      <div className={styles.clan}>
        <h1 className={styles.name}>
          <bdi>{clan.name}</bdi>
        </h1>
        <Progress
          label={t('experience')}
          size="thin"
          value={nextLevelAt === null ? 1 : experience - levelFrom}
          max={nextLevelAt === null ? 1 : nextLevelAt - levelFrom}
          {...(nextLevelAt === null ? { text: t('top-level') } : {})}
        />
        {nextLevelAt !== null && (
          <span className={styles.unseen}>
            {t('experience-of', {
              value: shortNumber(experience, mark),
              total: shortNumber(nextLevelAt, mark),
            })}
          </span>
        )}
      </div>
      <ul className={styles.purse} aria-label={t('treasury')}>
        {purse.map(([currency, amount]) => (
          <li key={currency} className={styles.resource} title={t(`player:resource.name.${currency}`)}>
            <Icon name={currencyIcons[currency]} size={1.625} label={t(`player:resource.name.${currency}`)} />
            <span>
              <Counter value={amount} format={(value) => shortCurrency(currency, value, mark)} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
