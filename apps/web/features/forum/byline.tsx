import type { CommentView } from '@skystair/contract/forum.ts'
import { atLeast } from '@skystair/rules/access/access-level.ts'
import { useTranslation } from 'react-i18next'
import { timeOf } from '../../platform/language/time-of.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { ClanTag } from '../../platform/people/clan-tag.tsx'
import { StatusName } from '../../platform/people/status-name.tsx'
import { heroFigures } from '../../stage/art/figurines.ts'
import { LeagueBadge } from '../../stage/pictures/league-badge.tsx'
import { Medallion } from '../../stage/pictures/medallion.tsx'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import styles from './forum.module.css'

type Properties = Pick<CommentView, 'author' | 'at' | 'editedAt'>

/** Who wrote it, and when. */
export function Byline({ author, at, editedAt }: Properties) {
  const { t, i18n } = useTranslation(['forum', 'chat', 'player', 'common'])
  const play = usePressSound()
  return (
    <header className={styles.byline}>
      <Medallion figure={heroFigures[author.gender]} status={author.bankStatus} />
      <button
        type="button"
        className={styles.name}
        onClick={() => {
          play('open')
          openOverlay(`player/${author.id}`)
        }}
      >
        <StatusName name={author.name ?? t('common:unknown-player')} status={author.bankStatus} />
      </button>
      <span className={styles.time}>
        {atLeast(author.accessLevel, 'MODERATOR')
          ? t(`player:access.${author.accessLevel}`)
          : t('chat:level-of', { level: author.level })}
      </span>
      <LeagueBadge league={author.league} size={1} />
      <ClanTag clanId={author.clanId} />
      <span className={styles.when}>
        {timeOf(at, i18n.language)}
        {editedAt !== null && `, ${t('edited')}`}
      </span>
    </header>
  )
}
