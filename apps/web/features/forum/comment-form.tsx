import { writeComment } from '@skystair/contract/forum.ts'
import { textLimits } from '@skystair/rules/writing/text-limit.ts'
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '../../platform/server/act.ts'
import { useDraft } from '../../platform/state/drafts.ts'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { type FieldElement, TextField } from '../../ui/controls/text-field.tsx'
import { useBoard } from './board.ts'
import styles from './forum.module.css'

type Properties = {
  topicId: string
  /** Why this player may not write; null when they may. */
  silence: ReactNode | null
  /** What was chosen to be quoted; a new one each time. */
  quote: { readonly words: string } | null
  onSent: () => void
}

export function CommentForm({ topicId, silence, quote, onSent }: Properties) {
  const { t } = useTranslation('forum')
  const board = useBoard()
  const field = useRef<FieldElement>(null)
  const [text, setText, forget] = useDraft(`comment/${topicId}`)
  const [isSending, setIsSending] = useState(false)
  // Before the next key is heard: it would be put in the place of the quote.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each quote is taken in once
  useLayoutEffect(() => {
    if (quote === null) return
    setText((before) => `${before === '' || before.endsWith('\n') ? before : `${before}\n`}${quote.words}`)
    field.current?.focus()
  }, [quote])
  if (silence !== null) return silence

  async function send(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || isSending) return
    setIsSending(true)
    const done = await act(writeComment, { params: { id: topicId }, query: board.query, body: { text } })
    setIsSending(false)
    if (done === null) return
    forget()
    onSent()
  }

  return (
    <form className={styles.answer} onSubmit={send}>
      <div className={styles.field}>
        <TextField
          ref={field}
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
