import type { Standing } from '@skystair/contract/arena-view.ts'
import { leagueNamed } from '@skystair/rules/arena/leagues.ts'
import { useTranslation } from 'react-i18next'
import { LeagueBadge } from '../../../stage/pictures/league-badge.tsx'
import { Progress } from '../../../ui/numbers/progress.tsx'
import { leagueStyle } from '../league-colours.ts'
import styles from './league-banner.module.css'

/** The cloth of one's own league, and how far it is to the next. */
export function LeagueBanner({ standing }: { standing: Standing }) {
  const { t } = useTranslation('arena')
  const { league, next, from, to, position } = standing
  const way =
    next === null
      ? t('way.top')
      : t('way.left', { count: next.places, league: t(`to-league.${leagueNamed(next.league)}`) })
  return (
    <div className={styles.banner} style={leagueStyle(league)}>
      <span className={styles.badge}>
        <LeagueBadge league={league} size={4} silent />
      </span>
      <div className={styles.cloth}>
        <h1 className={styles.name}>{t(`leagues.${leagueNamed(league)}`)}</h1>
        <Progress
          label={t('way.label')}
          value={next === null ? 1 : to - position}
          max={next === null ? 1 : Math.max(1, to - from + 1)}
          text={way}
        />
      </div>
      <span className={styles.badge}>
        <LeagueBadge league={next === null ? league : next.league} size={3.25} silent />
      </span>
    </div>
  )
}
