import { writeComment } from '@skystair/contract/forum.ts'
import { textLimits } from '@skystair/rules/guard/text-limit.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '../../platform/act.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './forum.module.css'
import { useSilence } from './use-silence.ts'

export function CommentForm({ topicId, onSent }: { topicId: string; onSent: () => void }) {
  const { t } = useTranslation('forum')
  const silence = useSilence()
  const [text, setText] = useState('')
  const [isSending, setIsSending] = useState(false)
  if (silence !== null) return <p className={styles.silent}>{silence}</p>

  async function send(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || isSending) return
    setIsSending(true)
    const done = await act(writeComment, { params: { id: topicId }, body: { text } })
    setIsSending(false)
    if (done === null) return
    setText('')
    onSent()
  }

  return (
    <form className={styles.answer} onSubmit={send}>
      <div className={styles.field}>
        <TextField
          label={t('comment')}
          labelHidden
          lines={2}
          value={text}
          onValueChange={setText}
          placeholder={t('comment-placeholder')}
          limit={textLimits.comment}
        />
      </div>
      <IconButton icon="forward" type="submit" colour="green" label={t('send')} aria-busy={isSending} />
    </form>
  )
}
