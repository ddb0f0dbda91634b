import type { ArtifactLook } from '@skystair/contract/things.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icons/icon.tsx'
import styles from './backpack-overlay.module.css'
import { ThingPicture } from './thing-picture.tsx'

const skills = [
  { name: 'attack', icon: 'sword' },
  { name: 'defence', icon: 'shield' },
  { name: 'health', icon: 'heart' },
] as const

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
        {skills.map(({ name, icon }) => (
          <li key={name}>
            <Icon name={icon} size={1.5} label={t(`battle:skill.${name}`)} />+{shortNumber(thing[name], mark)}
          </li>
        ))}
      </ul>
      {thing.set !== null && (
        <p className={styles.set}>
          <b>{t('set-title', { name: t(`set.${thing.set as 'pilgrim'}`) })}</b>
          <br />
          {t('set-bonus')}
        </p>
      )}
    </>
  )
}
