import { pinTopic, rateTopic, removeTopic, type TopicView } from '@skystair/contract/forum.ts'
import { mayDo } from '@skystair/rules/access/access-level.ts'
import { mayEdit, mayRemove } from '@skystair/rules/forum/forum.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyLink } from '../../platform/messages/copy-link.tsx'
import { Formatted } from '../../platform/messages/formatted.tsx'
import { closeOverlay, openOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { useBoard } from './board.ts'
import { Byline } from './byline.tsx'
import styles from './forum.module.css'
import { useMayKeepClan } from './may-keep-clan.ts'
import { RemoveQuestion } from './remove-question.tsx'
import { TopicForm } from './topic-form.tsx'

export function Topic({ topic, onChange }: { topic: TopicView; onChange: () => void }) {
  const { t } = useTranslation(['forum', 'moderation'])
  const self = useGame((state) => state.player)
  const { query, key } = useBoard()
  const mayKeepClan = useMayKeepClan(key === 'clan')
  const [isEditing, setIsEditing] = useState(false)
  const [asks, setAsks] = useState(false)
  if (self === null) return null
  const params = { id: topic.id }
  const authored = { authorId: topic.author.id }
  const isOwn = topic.author.id === self.id
  const isNamed = self.accessLevel !== 'TRIAL'

  async function rate(vote: number) {
    if ((await act(rateTopic, { params, query, body: { vote: topic.vote === vote ? 0 : vote } })) !== null)
      onChange()
  }

  async function pin() {
    if ((await act(pinTopic, { params, query, body: { pinned: !topic.pinned } })) !== null) onChange()
  }

  async function remove() {
    setAsks(false)
    if ((await act(removeTopic, { params, query })) !== null) closeOverlay()
  }

  return (
    <article className={styles.topic}>
      <Byline {...topic} />
      <Formatted text={topic.text} />
      <footer className={styles.deeds}>
        {!isOwn && isNamed && (
          <IconButton
            icon="up"
            size="small"
            colour={topic.vote === 1 ? 'green' : 'night'}
            label={t('up')}
            aria-pressed={topic.vote === 1}
            onClick={() => void rate(1)}
          />
        )}
        <strong>{t('rating', { rating: topic.rating })}</strong>
        {!isOwn && isNamed && (
          <IconButton
            icon="down"
            size="small"
            colour={topic.vote === -1 ? 'red' : 'night'}
            label={t('down')}
            aria-pressed={topic.vote === -1}
            onClick={() => void rate(-1)}
          />
        )}
        <span className={styles.gap} />
        {key === 'general' && <CopyLink to={`topic/${topic.id}`}>{t('copy-link')}</CopyLink>}
        {(mayKeepClan || mayDo(self.accessLevel, 'pinTopics')) && (
          <Button size="small" icon="flag" onClick={() => void pin()}>
            {t(topic.pinned ? 'unpin' : 'pin')}
          </Button>
        )}
        {mayEdit(self, authored) && (
          <Button size="small" icon="pencil" onClick={() => setIsEditing(true)}>
            {t('edit')}
          </Button>
        )}
        {(mayKeepClan || mayRemove(self, authored)) && (
          <Button size="small" colour="red" onClick={() => setAsks(true)}>
            {t('remove')}
          </Button>
        )}
        {!isOwn && isNamed && key === 'general' && (
          <Button
            size="small"
            icon="warning"
            sound="open"
            onClick={() => openOverlay(`report/topic-${topic.author.id}-${topic.id}`)}
          >
            {t('moderation:report.action')}
          </Button>
        )}
      </footer>
      {isEditing && (
        <TopicForm
          topic={topic}
          onClose={() => setIsEditing(false)}
          onDone={() => {
            setIsEditing(false)
            onChange()
          }}
        />
      )}
      <RemoveQuestion open={asks} onYes={() => void remove()} onNo={() => setAsks(false)} />
    </article>
  )
}
