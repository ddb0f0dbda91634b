import { leagueNamed } from '@skystair/rules/arena/leagues.ts'
import { useTranslation } from 'react-i18next'
import textStyles from '../../ui/theme/text.module.css'
import { AtlasIcon } from './atlas-icon.tsx'
import styles from './league-badge.module.css'

type Properties = {
  /** `null`: not on the ladder of the arena. */
  league: number | null
  /** In root units. */
  size?: number
  /** The name of the league stands beside it anyway. */
  silent?: boolean
}

/** The badge of a league of the arena, beside a name. */
export function LeagueBadge({ league, size = 1.25, silent = false }: Properties) {
  const { t } = useTranslation('arena')
  if (league === null) return null
  const name = t(`leagues.${leagueNamed(league)}`)
  return (
    <span
      className={styles.badge}
      style={{ width: `${size}rem`, height: `${size * 1.1}rem` }}
      title={silent ? undefined : name}
      data-league={league}
    >
      <AtlasIcon atlas="icons-ranks" frame={`league-${league}`} />
      {!silent && <span className={textStyles.hidden}>{name}</span>}
    </span>
  )
}
