import type { ClanPerson } from '@skystair/contract/clan-view.ts'
import type { ClanRank } from '@skystair/rules/clan/clan.ts'
import { useTranslation } from 'react-i18next'
import { HeroFace } from '../../stage/pictures/hero-face.tsx'
import styles from './person-face.module.css'
import { RankBadge } from './rank-badge.tsx'

type Properties = { person: ClanPerson; rank?: ClanRank | null }

/** The newest of the squad, in a frame of the rank's colour, with level and badge at its corners. */
export function PersonFace({ person, rank = null }: Properties) {
  const { t } = useTranslation('clan')
  return (
    <span className={styles.face} data-rank={rank ?? undefined} data-status={person.bankStatus ?? undefined}>
      <span className={styles.picture}>
        <HeroFace hero={person.heroImage} gender={person.gender} />
      </span>
      <span className={styles.level} role="img" aria-label={t('level', { level: person.level })}>
        <svg className={styles.shield} viewBox="0 0 40 33" aria-hidden="true">
          <path d="M20 2L36 7C36 20 30 27 20 31C10 27 4 20 4 7z" />
        </svg>
        <span className={styles.number} aria-hidden="true">
          {person.level}
        </span>
      </span>
      {rank !== null && (
        <span className={styles.badge}>
          <RankBadge rank={rank} />
        </span>
      )}
    </span>
  )
}
