import { type CaseView, takeCase, undoCase } from '@skystair/contract/moderation.ts'
import { type Verdict, verdictsOf, verdictWord } from '@skystair/rules/moderation/case.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { timeOf } from '../../platform/language/time-of.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './case-card.module.css'
import { DeedForm } from './deed-form.tsx'
import { useMoment } from './use-moment.ts'
import { VerdictDialog } from './verdict-dialog.tsx'

const colours = {
  DISMISSED: 'blue',
  BANNED: 'red',
  ERASED: 'red',
  RENAMED: 'yellow',
  UNBANNED: 'green',
  ANSWERED: 'green',
} as const

/** One case: who complains about whom, about which words, and what can be done. */
export function CaseCard({ item, onChange }: { item: CaseView; onChange: () => void }) {
  const { t, i18n } = useTranslation(['console', 'moderation', 'player', 'common'])
  const moment = useMoment()
  const self = useGame((state) => state.player?.id ?? 0)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [undoes, setUndoes] = useState(false)
  const nameOf = (person: CaseView['from']) => person?.name ?? t('common:unknown-player')
  const { about, takenBy, ban } = item

  async function take() {
    await act(takeCase, { params: { id: item.id } })
    // Refused, somebody else was quicker: that is worth seeing too.
    onChange()
  }

  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <strong className={styles.kind}>{t(`moderation:report.kind.${item.kind}`)}</strong>
        {item.marks.map((mark) => (
          <span key={mark} className={styles.mark}>
            {t(`mark.${mark}`)}
          </span>
        ))}
        <time className={styles.time} dateTime={new Date(item.at).toISOString()}>
          {timeOf(item.at, i18n.language)}
        </time>
      </header>
      <p className={styles.who}>
        {item.from === null ? t('queue.filter') : t('queue.from', { name: nameOf(item.from) })}
        {about !== null && item.kind !== 'APPEAL' && `. ${t('queue.about', { name: nameOf(about) })}`}
      </p>
      {ban !== null && (
        <p className={styles.who}>
          {t('queue.ban', { reason: t(`player:ban.reason.${ban.reason}`), until: moment(ban.until) })}
        </p>
      )}
      {item.quoted !== '' && (
        <blockquote className={styles.quoted} dir="auto">
          {item.quoted}
        </blockquote>
      )}
      {item.text !== '' && (
        <p className={styles.text} dir="auto">
          {item.text}
        </p>
      )}
      {item.context.length > 0 && <Context lines={item.context} />}
      {item.decision !== null ? (
        <footer className={styles.deeds}>
          <p className={styles.decided}>
            {t('queue.decided-by', {
              decision: t(`decided.${verdictWord(item.kind, item.decision)}`),
              name: nameOf(item.decidedBy),
            })}
            {item.note !== '' && `. ${item.note}`}
          </p>
          {item.decision !== 'ANSWERED' && (
            <Button size="small" icon="back" onClick={() => setUndoes(true)}>
              {t('queue.undo')}
            </Button>
          )}
        </footer>
      ) : (
        <footer className={styles.deeds}>
          {takenBy === null ? (
            <Button size="small" colour="green" icon="check" onClick={() => void take()}>
              {t('queue.take')}
            </Button>
          ) : (
            <p className={styles.decided}>
              {takenBy.id === self ? t('queue.mine') : t('queue.taken', { name: nameOf(takenBy) })}
            </p>
          )}
          {(takenBy === null || takenBy.id === self) &&
            verdictsOf(item.kind).map((each) => (
              <Button key={each} size="small" colour={colours[each]} onClick={() => setVerdict(each)}>
                {t(`decision.${verdictWord(item.kind, each)}`)}
              </Button>
            ))}
          {(about ?? item.from) !== null && (
            <Button
              size="small"
              icon="info"
              sound="open"
              onClick={() => openOverlay(`card/${(about ?? item.from)?.id}`)}
            >
              {t('players.open')}
            </Button>
          )}
        </footer>
      )}
      {undoes && (
        <DeedForm
          title={t('queue.undo')}
          isHarsh={false}
          done={t('queue.undone')}
          perform={(note) => act(undoCase, { params: { id: item.id }, body: { note } })}
          onClose={() => setUndoes(false)}
          onDone={() => {
            setUndoes(false)
            onChange()
          }}
        />
      )}
      {verdict !== null && (
        <VerdictDialog
          item={item}
          verdict={verdict}
          onClose={() => setVerdict(null)}
          onDone={() => {
            setVerdict(null)
            onChange()
          }}
        />
      )}
    </article>
  )
}

function Context({ lines }: { lines: CaseView['context'] }) {
  const { t } = useTranslation(['console', 'common'])
  return (
    <details className={styles.context}>
      <summary>{t('queue.context')}</summary>
      <ul>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are a picture of the past and never move
          <li key={place} data-reported={line.reported || undefined} dir="auto">
            <strong>{line.author ?? t('common:unknown-player')}</strong> {line.text}
          </li>
        ))}
      </ul>
    </details>
  )
}
