import type { HeroPage } from '@skystair/contract/heroes.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import type { SkillType } from '@skystair/rules/skill/skills.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { knownSkill } from '../../platform/heroes/known-words.ts'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Progress } from '../../ui/numbers/progress.tsx'
import styles from './hero-overlay.module.css'
import { skillIcons } from './skill-icons.ts'

/** Skills as tiles; a pressed one tells where it comes from. */
export function HeroStats({ page }: { page: HeroPage }) {
  const { t } = useTranslation(['heroes', 'battle', 'common'])
  const play = usePressSound()
  const [asked, setAsked] = useState<SkillType | null>(null)
  const mark = t('common:number.decimal-mark')
  const written = (amount: number) => shortNumber(amount, mark)
  const sources = page.parts.find(({ skillType }) => skillType === asked)?.sources ?? []
  return (
    <>
      <ul className={styles.stats}>
        {page.hero.skills.map(({ skillType, valueCurrent, valueTotal }) => (
          <li key={skillType}>
            <button
              type="button"
              className={styles.stat}
              aria-expanded={skillType === asked}
              onClick={() => {
                play('tap')
                setAsked(skillType === asked ? null : skillType)
              }}
            >
              <Icon name={skillIcons[skillType]} size={1.75} />
              <span className={styles.label}>
                {t(`battle:skill.${knownSkill(skillType)}`)}
                {valueCurrent < valueTotal && (
                  <small>{t('page.now', { value: written(valueCurrent) })}</small>
                )}
              </span>
              <b>{written(valueTotal)}</b>
            </button>
          </li>
        ))}
        <li className={styles.stat} data-main>
          <Icon name="crown" size={1.75} />
          <span className={styles.label}>{t('page.power')}</span>
          <b>{written(page.hero.power)}</b>
        </li>
      </ul>
      {asked !== null && (
        <section className={styles.sources} role="status">
          <h3>{t('page.sources', { skill: t(`battle:skill.${asked}`) })}</h3>
          {sources.length === 0 && <p>{t('page.source-none')}</p>}
          <ul>
            {sources.map(({ source, amount }) => (
              <li key={source}>
                <span>{t(`page.source.${source}`)}</span>
                <b>+{written(amount)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.experience}>
        <span>{t('page.experience')}</span>
        <RankProgress page={page} written={written} />
      </div>
    </>
  )
}

type RankProperties = { page: HeroPage; written: (amount: number) => string }

function RankProgress({ page: { hero, nextRankAt }, written }: RankProperties) {
  const { t } = useTranslation('heroes')
  if (nextRankAt === null) return <b>{t('page.rank-full')}</b>
  // Enough was learnt from another hero or in a gift: ranks are given after a battle.
  if (hero.experience >= nextRankAt) return <b>{t('page.rank-near', { value: written(hero.experience) })}</b>
  return (
    <Progress
      label={t('page.experience')}
      value={hero.experience}
      max={nextRankAt}
      text={t('page.experience-text', { value: written(hero.experience), total: written(nextRankAt) })}
      tone="growth"
    />
  )
}
