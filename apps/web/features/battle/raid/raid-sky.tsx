import type { RaidView } from '@skystair/contract/raid.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { LastBlow } from '../../../platform/raid/last-blow.tsx'
import { PoolBar } from '../../../platform/raid/pool-bar.tsx'
import { useRaidNow } from '../../../platform/raid/raid-state.ts'
import { BossFace } from '../../../stage/pictures/boss-face.tsx'
import { HeroFace } from '../../../stage/pictures/hero-face.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './raid-sky.module.css'
import { useRaidFight } from './use-raid-fight.ts'

/** Over the field: how much of the boss is left for all, who fights it now, who has dealt most. */
export function RaidSky() {
  const raid = useRaidNow()
  return (
    <div className={styles.sky}>
      <Pool />
      {raid !== null && <Company raid={raid} />}
      <LastBlow />
    </div>
  )
}

/** The bar alone, for those who watch. */
export const WatchedPool = () => (
  <div className={styles.sky}>
    <Pool />
  </div>
)

function Pool() {
  const fight = useRaidFight()
  if (fight === null) return null
  return (
    <div className={styles.pool}>
      <PoolBar {...fight} face={<BossFace boss={fight.bossId} />} />
    </div>
  )
}

/** So many have room for their names. */
const namedAtMost = 3

function Company({ raid: { fighting, fightingCount } }: { raid: RaidView }) {
  const { t } = useTranslation(['raid', 'common'])
  const named = fighting.slice(0, namedAtMost)
  if (named.length === 0) return null
  return (
    <div className={styles.company}>
      <Icon name="swords" size={1.25} />
      <ul aria-label={t('fighting.label')}>
        {named.map(({ id, name, heroImage }) => (
          <li key={id}>
            <span className={styles.face}>
              <HeroFace hero={heroImage} />
            </span>
            <bdi>{name ?? t('common:unknown-player')}</bdi>
          </li>
        ))}
      </ul>
      {fightingCount > named.length && (
        <b className={styles.more}>{t('fighting.more', { count: fightingCount - named.length })}</b>
      )}
    </div>
  )
}

/** The best three, at the side. */
export function RaidBest() {
  const { t } = useTranslation(['raid', 'common'])
  const raid = useRaidNow()
  const mark = t('common:number.decimal-mark')
  if (raid === null || raid.best.length === 0) return null
  return (
    <section className={styles.best} aria-label={t('best.label')}>
      <h2>{t('best.title')}</h2>
      <ol>
        {raid.best.map(({ id, name, heroImage, gender, dealt, place }) => (
          <li key={id}>
            <span className={styles.champion}>
              <HeroFace hero={heroImage} gender={gender} />
            </span>
            <span className={styles.place} aria-hidden="true">
              {place}
            </span>
            <span className={styles.words}>
              <bdi>{name ?? t('common:unknown-player')}</bdi>
              <b>{shortNumber(dealt, mark)}</b>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
