import type { ArtifactLook } from '@skystair/contract/things.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { thingSkills } from '../../stage/pictures/thing-comparison.tsx'
import { ThingPicture } from '../../stage/pictures/thing-picture.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import styles from './backpack-overlay.module.css'

/** Rarity, place, power and the set of a thing. */
export function ThingFacts({ thing }: { thing: ArtifactLook }) {
  const { t } = useTranslation(['things', 'battle', 'common'])
  const mark = t('common:number.decimal-mark')
  return (
    <>
      <div className={styles.facts}>
        <ThingPicture thing={thing} />
        <div>
          <p>
            {t(`rarity.${thing.rarity}`)} · {t(`place.${thing.place}`)}
          </p>
          <p>{t('found', { stair: thing.stair })}</p>
          <p>
            <b>{t('power', { power: shortNumber(thing.power, mark) })}</b>
          </p>
        </div>
      </div>
      <ul className={styles.skills}>
        {thingSkills.map(({ name, icon }) => (
          <li key={name}>
            <Icon name={icon} size={1.5} label={t(`battle:skill.${name}`)} />+{shortNumber(thing[name], mark)}
          </li>
        ))}
      </ul>
      <SetFacts thing={thing} />
    </>
  )
}

/** What its set gives to who wears more of it. */
export function SetFacts({ thing: { set } }: { thing: ArtifactLook }) {
  const { t } = useTranslation('things')
  if (set === null) return null
  return (
    <p className={styles.set}>
      <b>{t('set-title', { name: t(`set.${set as 'pilgrim'}`) })}</b> {t('set-bonus')}
    </p>
  )
}
