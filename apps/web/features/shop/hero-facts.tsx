import type { HeroOffer } from '@skystair/contract/shop.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import type { SkillType } from '@skystair/rules/skill/skills.ts'
import { useTranslation } from 'react-i18next'
import { knownClass, knownSkill } from '../../platform/heroes/known-words.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import type { IconName } from '../../ui/icons/icon-source.ts'
import styles from './shop-overlay.module.css'

const icons: Readonly<Record<SkillType, IconName>> = {
  attack: 'sword',
  defence: 'shield',
  health: 'heart',
  poison: 'poison',
  immortality: 'apple',
}

/** Class, colour, skills and special skills of a hero for hire. */
export function HeroFacts({ offer }: { offer: HeroOffer }) {
  const { t } = useTranslation(['heroes', 'creatures', 'battle', 'common'])
  const mark = t('common:number.decimal-mark')
  const facts = [
    t(`creatures:class.${knownClass(offer.warriorClass)}`),
    t(`colour.${offer.colour}`),
    t(`attack-kind.${offer.attackKind}`),
    t('page.rank', { rank: 1, limit: offer.rankLimit }),
  ]
  return (
    <>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact} className={styles.fact}>
            {fact}
          </li>
        ))}
      </ul>
      <ul className={styles.skills}>
        {offer.skills
          .filter(({ amount }) => amount > 0)
          .map(({ skillType, amount }) => (
            <li key={skillType} className={styles.skill}>
              <Icon name={icons[skillType]} size={1.5} />
              <span>{t(`battle:skill.${knownSkill(skillType)}`)}</span>
              <b>{shortNumber(amount, mark)}</b>
            </li>
          ))}
      </ul>
      {offer.specials.length > 0 && (
        <ul className={styles.specials}>
          {offer.specials.map(({ skill, chance }) => (
            <li key={skill}>
              <Icon name="star" size={1.25} /> {t(`battle:special.${skill}`)}
              {chance < 1 && ` (${t('chance', { percent: Math.round(chance * 100) })})`}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
