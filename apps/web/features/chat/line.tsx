import type { ChatLine } from '@skystair/contract/chat-line.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { atLeast } from '@skystair/rules/access/access-level.ts'
import type { ChatRoom } from '@skystair/rules/chat/talk.ts'
import { spansOf } from '@skystair/rules/forum/format.ts'
import { readWritten } from '@skystair/rules/writing/written.ts'
import { useTranslation } from 'react-i18next'
import { timeOf } from '../../platform/language/time-of.ts'
import { Spans, usePlainWords } from '../../platform/messages/game-link.tsx'
import { ClanTag } from '../../platform/people/clan-tag.tsx'
import { StatusName } from '../../platform/people/status-name.tsx'
import { heroFigures } from '../../stage/art/figurines.ts'
import { LeagueBadge } from '../../stage/pictures/league-badge.tsx'
import { Medallion } from '../../stage/pictures/medallion.tsx'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import styles from './line.module.css'
import { SmileyFace } from './smiley-face.tsx'

type Properties = { line: ChatLine; room: ChatRoom; self: PlayerView | null; onChoose: () => void }

/** One line: who, when, what. The whole of it is one button that opens what can be done with it. */
export function Line({ line, room, self, onChoose }: Properties) {
  const { t, i18n } = useTranslation(['chat', 'common', 'player'])
  const play = usePressSound()
  const name = line.authorName ?? t('common:unknown-player')
  const receiver = t('whispered-to', { name: line.receiver?.name ?? t('common:unknown-player') })
  const isHidden = self?.blacklist.includes(line.authorId) ?? false
  const isOwn = line.authorId === self?.id
  const isForMe =
    !isOwn &&
    !isHidden &&
    self?.name != null &&
    (line.replyTo?.authorName === self.name ||
      line.text.toLowerCase().includes(`@${self.name.toLowerCase()}`))
  return (
    <article className={styles.line} data-own={isOwn || undefined} data-for-me={isForMe || undefined}>
      <Medallion figure={heroFigures[line.authorGender]} status={line.authorBankStatus} />
      <div className={styles.main}>
        <header className={styles.header}>
          {line.deleted ? (
            <span className={styles.name} title={name}>
              {name}
            </span>
          ) : (
            <button
              type="button"
              className={styles.name}
              title={name}
              aria-haspopup="dialog"
              data-keeper={atLeast(line.authorAccess, 'MODERATOR') || undefined}
              onClick={() => {
                play('tap')
                onChoose()
              }}
            >
              <StatusName name={name} status={line.authorBankStatus} />
            </button>
          )}
          <LeagueBadge league={line.authorLeague} size={1} />
          {room !== 'CLAN' && <ClanTag clanId={line.authorClanId} />}
          {room === 'PRIVAT' && line.receiver !== null && isOwn && (
            <span className={styles.note} title={receiver}>
              {receiver}
            </span>
          )}
          {atLeast(line.authorAccess, 'MODERATOR') ? (
            <span className={styles.keeper}>{t(`player:access.${line.authorAccess}`)}</span>
          ) : (
            <span className={styles.note}>{t('level-of', { level: line.authorLevel })}</span>
          )}
          <time className={styles.time} dateTime={new Date(line.time).toISOString()}>
            {timeOf(line.time, i18n.language)}
          </time>
        </header>
        {line.deleted || isHidden ? (
          <p className={styles.gone}>{t(line.deleted ? 'deleted' : 'hidden')}</p>
        ) : (
          <Words line={line} />
        )}
      </div>
    </article>
  )
}

function Words({ line }: { line: ChatLine }) {
  const { t } = useTranslation(['chat', 'common'])
  return (
    <>
      {line.replyTo !== null && (
        <blockquote className={styles.quote}>
          <strong>{line.replyTo.authorName ?? t('common:unknown-player')}</strong>{' '}
          <Quoted text={line.replyTo.text} />
        </blockquote>
      )}
      {line.forwardedFrom !== null && (
        <p className={styles.forwarded}>
          {t('forwarded', { name: line.forwardedFrom.name ?? t('common:unknown-player') })}
        </p>
      )}
      <Said text={line.text} />
    </>
  )
}

function Said({ text }: { text: string }) {
  const written = readWritten(text)
  if (written.kind === 'forwarded') return <Said text={written.text} />
  if (written.kind === 'smiley') return <SmileyFace smiley={written.smiley} className={styles.smiley} />
  if (written.kind === 'cauldron') return <Cauldron emeralds={written.emeralds} />
  return (
    <p className={styles.text} dir="auto">
      <Spans spans={spansOf(written.text)} />
    </p>
  )
}

/** Words inside words: a face and a way to somewhere are named, not drawn. */
export function Quoted({ text }: { text: string }) {
  const { t } = useTranslation('chat')
  const plain = usePlainWords()
  const written = readWritten(text)
  if (written.kind === 'forwarded') return <Quoted text={written.text} />
  if (written.kind === 'cauldron') return t('cauldron', { count: written.emeralds })
  return written.kind === 'smiley' ? t(`smiley.${written.smiley}`) : plain(written.text)
}

/** The Stair tells it, not its author. */
function Cauldron({ emeralds }: { emeralds: number }) {
  const { t } = useTranslation('chat')
  return <p className={styles.told}>{t('cauldron', { count: emeralds })}</p>
}
