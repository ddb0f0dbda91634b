import { CLANS } from '@skystair/content/clans/clans.ts'
import type { BuildingView } from '@skystair/contract/clan-view.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { IconName } from '../../../ui/icons/icon-source.ts'
import styles from './gains.module.css'

const icons = {
  EXPERIENCE: 'star',
  CLAN_SHIELD: 'shield',
  SNOW_WORLD: 'frost',
  GEAR_FACTORY: 'gift',
  HALL_OF_FAME: 'trophy',
} as const satisfies Readonly<Record<BuildingView['buildingType'], IconName>>

/** What the house gives every member now, and what it will give. */
export function Gains({ building }: { building: BuildingView }) {
  const { t } = useTranslation(['town', 'common'])
  const { buildingType, level, givesNext } = building
  const number = (value: number) => shortNumber(value, t('common:number.decimal-mark'))
  const amountAt = useAmount(building)
  const isTop = givesNext === null
  const stepsAt = (at: number) => Math.floor(at / CLANS.snowStepEvery)
  const hasMoreSteps = buildingType === 'SNOW_WORLD' && stepsAt(level + 1) > 0
  return (
    <ul className={styles.gains}>
      <Gain
        icon={icons[buildingType]}
        label={t(`sheet.gain.${buildingType}`)}
        now={level === 0 ? null : amountAt(level)}
        next={isTop ? null : amountAt(level + 1)}
      />
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

/** Shares are said in percents; the factory by the worth of its gift; the hall by its own level. */
function useAmount({ buildingType }: BuildingView): (level: number) => string {
  const { t } = useTranslation(['town', 'common'])
  const { perLevel } = CLANS.buildings[buildingType]
  if (buildingType === 'GEAR_FACTORY') return (level) => String(CLANS.giftWorth(level))
  if (buildingType === 'HALL_OF_FAME') return (level) => String(level)
  return (level) =>
    t('sheet.plus', {
      value: t('common:number.percent', { value: Math.round(perLevel * level * 100) }),
    })
}

type Properties = { icon: IconName; label: string; now: string | null; next: string | null }

function Gain({ icon, label, now, next }: Properties) {
  const { t } = useTranslation('town')
  return (
    <li className={styles.gain}>
      <Icon name={icon} size={2} />
      <span className={styles.label}>{label}</span>
      <span className={next === null ? styles.next : styles.now}>
        {now === null ? (
          <span aria-hidden="true">—</span>
        ) : (
          <span role="img" aria-label={next === null ? now : t('sheet.was', { value: now })}>
            {now}
          </span>
        )}
      </span>
      {next !== null && (
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
