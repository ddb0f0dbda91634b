import type { HeroPage } from '@skystair/contract/heroes.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import type { SkillType, SpecialSkill } from '@skystair/rules/skill/skills.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icons/icon.tsx'
import styles from './hero-overlay.module.css'

const protections: ReadonlySet<SpecialSkill> = new Set<SpecialSkill>([
  'RESURRECTION',
  'BLOCK_BLUE',
  'BLOCK_YELLOW',
  'BLOCK_RED',
  'BLOCK_CLAN',
  'SHADOW',
  'NO_CONTACT',
])

/** How it attacks, and what saves it. */
export function HeroSkills({ page: { hero, specials } }: { page: HeroPage }) {
  const { t } = useTranslation(['heroes', 'common'])
  const amountOf = (skill: SkillType) =>
    hero.skills.find(({ skillType }) => skillType === skill)?.valueTotal ?? 0
  const poison = amountOf('poison')
  const immortality = Math.floor(amountOf('immortality'))
  const saves = specials.filter(({ skill }) => protections.has(skill))
  return (
    <>
      <h3 className={styles.kind}>{t('page.attacks')}</h3>
      <ul className={styles.skills}>
        <li>
          <Icon name={hero.attackKind === 'FIREBALL' ? 'flame' : 'swords'} size={1.75} />
          {t(`attack-kind.${hero.attackKind}`)}
        </li>
        <li>
          <span className={styles.colour} data-colour={hero.colour} />
          {t(`colour.${hero.colour}`)}
        </li>
        {poison > 0 && (
          <li>
            <Icon name="poison" size={1.75} />
            {t('page.poison', { value: shortNumber(poison, t('common:number.decimal-mark')) })}
          </li>
        )}
        {specials
          .filter(({ skill }) => !protections.has(skill))
          .map((special) => (
            <Special key={special.skill} {...special} />
          ))}
      </ul>
      <h3 className={styles.kind}>{t('page.protections')}</h3>
      <ul className={styles.skills}>
        {immortality > 0 && (
          <li>
            <Icon name="apple" size={1.75} />
            {t('page.immortality', { count: immortality })}
          </li>
        )}
        {saves.map((special) => (
          <Special key={special.skill} {...special} />
        ))}
        {saves.length === 0 && immortality === 0 && (
          <li>
            <Icon name="star-empty" size={1.75} />
            {t('page.no-protections')}
          </li>
        )}
      </ul>
    </>
  )
}

function Special({ skill, chance }: HeroPage['specials'][number]) {
  const { t } = useTranslation(['heroes', 'battle'])
  return (
    <li>
      <Icon name={protections.has(skill) ? 'shield' : 'star'} size={1.75} />
      <span>
        {t(`battle:special.${skill}`)}
        {chance < 1 && ` (${t('chance', { percent: Math.round(chance * 100) })})`}
      </span>
    </li>
  )
}
