import { editTopic, type TopicView, writeTopic } from '@skystair/contract/forum.ts'
import { forumThemes, topicFlags } from '@skystair/rules/forum/forum.ts'
import { textLimits } from '@skystair/rules/writing/text-limit.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '../../platform/server/act.ts'
import { useDraft } from '../../platform/state/drafts.ts'
import { Select } from '../../ui/controls/select.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { useBoard } from './board.ts'
import styles from './forum.module.css'

type Properties = {
  /** The topic that is changed; null for a new one. */
  topic: TopicView | null
  onClose: () => void
  /** With the number of a new topic. */
  onDone: (id: string | null) => void
}

export function TopicForm({ topic, onClose, onDone }: Properties) {
  const { t } = useTranslation(['forum', 'common'])
  const { query, key } = useBoard()
  const [theme, setTheme] = useState(topic?.theme ?? 'TALK')
  const [flag, setFlag] = useState(topic?.flag ?? 'OPEN')
  const place = topic === null ? key : topic.id
  const [title, setTitle, forgetTitle] = useDraft(`title/${place}`, topic?.title ?? '')
  const [text, setText, forgetText] = useDraft(`topic/${place}`, topic?.text ?? '')
  const [isBusy, setIsBusy] = useState(false)

  function forget() {
    forgetTitle()
    forgetText()
  }

  async function save() {
    setIsBusy(true)
    const body = { theme, flag, title, text }
    const done =
      topic === null
        ? await act(writeTopic, { query, body })
        : await act(editTopic, { params: { id: topic.id }, query, body })
    setIsBusy(false)
    if (done === null) return
    forget()
    onDone('id' in done ? done.id : null)
  }

  return (
    <ConfirmDialog
      open
      title={t(topic === null ? 'begin' : 'edit-title')}
      confirmLabel={t(topic === null ? 'submit' : 'save')}
      cancelLabel={t('common:button.cancel')}
      busy={isBusy}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <TextField label={t('title-label')} value={title} onValueChange={setTitle} limit={textLimits.name} />
        <TextField
          label={t('text-label')}
          lines={8}
          value={text}
          onValueChange={setText}
          hint={t('text-hint')}
          limit={textLimits.topic}
        />
        <Select
          label={t('theme.label')}
          value={theme}
          options={forumThemes.map((value) => ({ value, label: t(`theme.${value}`) }))}
          onValueChange={setTheme}
        />
        {key === 'general' && (
          <Select
            label={t('flag.label')}
            value={flag}
            options={topicFlags.map((value) => ({ value, label: t(`flag.${value}`) }))}
            onValueChange={setFlag}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
