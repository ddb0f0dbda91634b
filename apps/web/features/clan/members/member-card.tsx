import type { Participant } from '@skystair/contract/clan-view.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { PersonName } from '../../../stage/pictures/person-name.tsx'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { PersonFace } from '../person-face.tsx'
import { useShortAgo } from '../use-short-ago.ts'
import styles from './member-card.module.css'

type Properties = {
  member: Participant
  isSelf: boolean
  /** Gave most of all. */
  isGenerous: boolean
  /** The menu at the end. */
  children?: ReactNode
}

/** A member: face, rank, when last here, how strong, and what was given to the clan. */
export function MemberCard({ member, isSelf, isGenerous, children = null }: Properties) {
  const { t } = useTranslation(['clan', 'common'])
  const play = usePressSound()
  const { player, rank, given } = member
  const short = (value: number) => shortNumber(value, t('common:number.decimal-mark'))
  return (
    <article
      className={styles.card}
      data-leader={rank === 'LEADER' || undefined}
      data-self={isSelf || undefined}
    >
      {isGenerous && <span className={styles.flag}>{t('members.generous')}</span>}
      <PersonFace person={player} rank={rank} />
      <div className={styles.body}>
        <div className={styles.main}>
          <button
            type="button"
            className={styles.name}
            onClick={() => {
              play('open')
              openOverlay(`player/${player.id}`)
            }}
          >
            <PersonName
              name={player.name ?? t('common:unknown-player')}
              status={player.bankStatus}
              league={player.league}
            />
          </button>
          <p className={styles.rank}>
            <span>{t(`rank.${rank}`)}</span>
            {isSelf ? (
              <span className={styles.self}>{t('members.self')}</span>
            ) : (
              <Seen online={player.online} seenAt={player.seenAt} />
            )}
          </p>
        </div>
        <dl className={styles.numbers}>
          <div className={styles.number}>
            <dt>
              <Icon name="swords" size={1.375} label={t('members.power')} />
            </dt>
            <dd>{short(player.power)}</dd>
          </div>
          <div className={styles.number} data-given>
            <dt>
              <Icon name="gears" size={1.375} label={t('members.given')} />
            </dt>
            <dd>
              {short(given)} <small>{t('members.in-thirty-days')}</small>
            </dd>
          </div>
        </dl>
      </div>
      <span className={styles.menu}>{children}</span>
    </article>
  )
}

export function Seen({ online, seenAt }: { online: boolean; seenAt: number | null }) {
  const { t } = useTranslation('clan')
  const ago = useShortAgo()
  return (
    <span className={styles.seen} data-online={online || undefined}>
      {online ? t('members.online') : seenAt === null ? t('members.never-seen') : ago(seenAt)}
    </span>
  )
}
