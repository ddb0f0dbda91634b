import { CLANS } from '@skystair/content/clans/clans.ts'
import type { BuildingView, MyClan } from '@skystair/contract/clan-view.ts'
import type { BuildingEffect } from '@skystair/rules/clan/design.ts'
import { snowStepsAt } from '@skystair/rules/clan/support.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { IconName } from '../../../ui/icons/icon-source.ts'
import { effectOf } from '../building-words.ts'
import styles from './gains.module.css'

const icons = {
  experience: 'star',
  shield: 'shield',
  snow: 'frost',
  gift: 'gift',
  hall: 'trophy',
} as const satisfies Readonly<Record<BuildingEffect, IconName>>

type Shown = { mine: MyClan; building: BuildingView }

/** What the house gives every member now, and what it will give. */
export function Gains({ mine, building }: Shown) {
  const { t } = useTranslation(['town', 'common'])
  const { level, givesNext } = building
  const effect = effectOf(building)
  const number = (value: number) => shortNumber(value, t('common:number.decimal-mark'))
  const amountAt = useAmount({ mine, building })
  const isTop = givesNext === null
  const stepsAt = (at: number) => snowStepsAt(at, CLANS)
  const hasMoreSteps = effect === 'snow' && stepsAt(level + 1) > 0
  return (
    <ul className={styles.gains}>
      {effect !== null && (
        <Gain
          icon={icons[effect]}
          label={t(`sheet.gain.${effect}`)}
          now={level === 0 ? null : amountAt(level)}
          next={isTop ? null : amountAt(level + 1)}
        />
      )}
      {hasMoreSteps && (
        <Gain
          icon="up"
          label={t('sheet.steps')}
          now={stepsAt(level) === 0 ? null : t('sheet.plus', { value: stepsAt(level) })}
          next={isTop ? null : t('sheet.plus', { value: stepsAt(level + 1) })}
        />
      )}
      {!isTop && (
        <Gain
          icon="flag"
          label={t('sheet.clan-experience')}
          now={null}
          next={t('sheet.plus', { value: number(CLANS.buildingExperience(level + 1)) })}
        />
      )}
    </ul>
  )
}

/** Shares are said in percents; there is one gift and one hall, whatever else gives to them. */
function useAmount({ mine, building }: Shown): (level: number) => string {
  const { t } = useTranslation(['town', 'common'])
  const effect = effectOf(building)
  const perLevel = CLANS.buildings[building.buildingType]?.perLevel ?? 0
  const others = mine.clan.buildings
    .filter((one) => effectOf(one) === effect && one.buildingType !== building.buildingType)
    .reduce((sum, { gives }) => sum + gives, 0)
  if (effect === 'gift') return (level) => String(CLANS.giftWorth(others + perLevel * level))
  if (effect === 'hall') return (level) => String(others + perLevel * level)
  return (level) =>
    t('sheet.plus', {
      value: t('common:number.percent', { value: Math.round(perLevel * level * 100) }),
    })
}

type Properties = { icon: IconName; label: string; now: string | null; next: string | null }

function Gain({ icon, label, now, next }: Properties) {
  const { t } = useTranslation('town')
  const isSame = next === null || next === now
  return (
    <li className={styles.gain}>
      <Icon name={icon} size={2} />
      <span className={styles.label}>{label}</span>
      <span className={isSame ? styles.next : styles.now}>
        {now === null ? (
          <span aria-hidden="true">—</span>
        ) : (
          <span role="img" aria-label={isSame ? now : t('sheet.was', { value: now })}>
            {now}
          </span>
        )}
      </span>
      {next !== null && !isSame && (
        <>
          <Icon name="forward" size={1.375} />
          <span className={styles.next} role="img" aria-label={t('sheet.becomes', { value: next })}>
            {next}
          </span>
        </>
      )}
    </li>
  )
}
