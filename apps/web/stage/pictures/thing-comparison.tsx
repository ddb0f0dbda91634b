import type { ArtifactLook } from '@skystair/contract/things.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icons/icon.tsx'
import { ArtifactIcon } from './artifact-icon.tsx'
import styles from './thing-comparison.module.css'
import { ThingPicture } from './thing-picture.tsx'

/** What things make stronger. */
export const thingSkills = [
  { name: 'attack', icon: 'sword' },
  { name: 'defence', icon: 'shield' },
  { name: 'health', icon: 'heart' },
] as const

type Properties = {
  thing: ArtifactLook
  /** What would be taken off for it: nothing, or itself where it is worn already. */
  worn: ArtifactLook | null
  corner?: ReactNode
}

/** What a thing gives, beside what is worn in its place. */
export function ThingComparison({ thing, worn, corner = null }: Properties) {
  const { t } = useTranslation(['things', 'battle', 'common'])
  const mark = t('common:number.decimal-mark')
  const nameOf = ({ kind }: ArtifactLook) => t(`name.artifact.${kind as 'oak-shield'}`)
  return (
    <>
      <div className={styles.head}>
        <ThingPicture thing={thing} />
        <div className={styles.words}>
          <h3 className={styles.name}>{nameOf(thing)}</h3>
          <p className={styles.kind} data-rarity={thing.rarity}>
            {t(`rarity.${thing.rarity}`)} · {t(`place.${thing.place}`)}
          </p>
          <p className={styles.power}>
            <Icon name="crown" size={1.375} label={t('power-label')} />
            {shortNumber(thing.power, mark)}
            <Difference by={thing.power - (worn?.power ?? 0)} loud />
          </p>
        </div>
        <div className={styles.corner}>{corner}</div>
      </div>
      <p className={styles.worn}>
        {worn === null || worn.id === thing.id ? (
          t(worn === null ? 'compare-free' : 'compare-same')
        ) : (
          <>
            {t('compare')}{' '}
            <span className={styles.small}>
              <ArtifactIcon icon={worn.icon} rarity={worn.rarity} />
            </span>{' '}
            {nameOf(worn)}
          </>
        )}
      </p>
      <ul className={styles.stats}>
        {thingSkills.map(({ name, icon }) => (
          <li key={name}>
            <span className={styles.label}>
              <Icon name={icon} size={1.125} /> {t(`battle:skill.${name}`)}
            </span>
            <b>{shortNumber(thing[name], mark)}</b> <Difference by={thing[name] - (worn?.[name] ?? 0)} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** More or less than before; nothing where nothing changes. */
function Difference({ by, loud = false }: { by: number; loud?: boolean }) {
  const { t } = useTranslation('common')
  const shown = shortNumber(Math.abs(by), t('number.decimal-mark'))
  if (shown === '0') return null
  return (
    <span className={loud ? styles.loud : styles.quiet} data-better={by > 0}>
      {by > 0 ? '+' : '−'}
      {shown}
    </span>
  )
}
