import { type CommentView, editComment, removeComment } from '@skystair/contract/forum.ts'
import { mayEdit, mayRemove } from '@skystair/rules/forum/forum.ts'
import { textLimits } from '@skystair/rules/writing/text-limit.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Formatted } from '../../platform/messages/formatted.tsx'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { useBoard } from './board.ts'
import { Byline } from './byline.tsx'
import styles from './forum.module.css'
import { RemoveQuestion } from './remove-question.tsx'

type Properties = {
  topicId: string
  comment: CommentView
  onChange: () => void
  /** Null for whoever may not write here. */
  onQuote: (() => void) | null
}

export function Comment({ topicId, comment, onChange, onQuote }: Properties) {
  const { t } = useTranslation(['forum', 'moderation', 'common'])
  const self = useGame((state) => state.player)
  const { query, key } = useBoard()
  const [draft, setDraft] = useState<string | null>(null)
  const [asks, setAsks] = useState(false)
  if (self === null) return null
  const authored = { authorId: comment.author.id }
  const params = { id: topicId, number: comment.id }

  async function save() {
    if (draft === null) return
    if ((await act(editComment, { params, query, body: { text: draft } })) === null) return
    setDraft(null)
    onChange()
  }

  async function remove() {
    setAsks(false)
    if ((await act(removeComment, { params, query })) !== null) onChange()
  }

  return (
    <article className={styles.comment}>
      <Byline {...comment} />
      {comment.deleted ? (
        <p className={styles.gone}>{t('removed')}</p>
      ) : draft === null ? (
        <Formatted text={comment.text} />
      ) : (
        <>
          <TextField
            label={t('comment')}
            labelHidden
            lines={4}
            value={draft}
            onValueChange={setDraft}
            limit={textLimits.comment}
          />
          <footer className={styles.deeds}>
            <Button size="small" onClick={() => setDraft(null)}>
              {t('common:button.cancel')}
            </Button>
            <Button size="small" colour="green" onClick={() => void save()}>
              {t('save')}
            </Button>
          </footer>
        </>
      )}
      {!comment.deleted && draft === null && (
        <footer className={styles.deeds}>
          <span className={styles.gap} />
          {onQuote !== null && <IconButton icon="chat" size="small" label={t('quote')} onClick={onQuote} />}
          {mayEdit(self, authored) && (
            <IconButton icon="pencil" size="small" label={t('edit')} onClick={() => setDraft(comment.text)} />
          )}
          {mayRemove(self, authored) && (
            <IconButton
              icon="close"
              size="small"
              colour="red"
              label={t('remove')}
              onClick={() => setAsks(true)}
            />
          )}
          {!mayEdit(self, authored) && self.accessLevel !== 'TRIAL' && key === 'general' && (
            <IconButton
              icon="warning"
              size="small"
              label={t('moderation:report.action')}
              sound="open"
              onClick={() => openOverlay(`report/comment-${comment.author.id}-${topicId}-${comment.id}`)}
            />
          )}
        </footer>
      )}
      <RemoveQuestion open={asks} onYes={() => void remove()} onNo={() => setAsks(false)} />
    </article>
  )
}
