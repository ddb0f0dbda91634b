import type { Cup } from '@skystair/contract/arena-view.ts'
import { leagueNamed } from '@skystair/rules/arena/leagues.ts'
import { useTranslation } from 'react-i18next'
import styles from './cups.module.css'
import { LeagueBadge } from './league-badge.tsx'

/** Seasons of the arena that ended high up, the latest first. */
export function Cups({ cups }: { cups: readonly Cup[] }) {
  const { t, i18n } = useTranslation('arena')
  const monthOf = (season: string) =>
    new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(`${season}-01T00:00:00Z`),
    )
  return (
    <ul className={styles.cups}>
      {cups.map(({ season, position, league }) => (
        <li key={season} className={styles.cup}>
          <LeagueBadge league={league} size={1.75} silent />
          {t('mine.cup', { month: monthOf(season), position, league: t(`leagues.${leagueNamed(league)}`) })}
        </li>
      ))}
    </ul>
  )
}
