import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/controls/text-field.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import styles from './console.module.css'

type Properties = {
  title: string
  /** It takes something away. */
  isHarsh: boolean
  /** What is said when it is done. */
  done: string
  /** Does it, with the reason for the log; `null`: it was refused. */
  perform: (note: string) => Promise<object | null>
  onClose: () => void
  onDone: () => void
  children?: ReactNode
}

/** What a keeper is about to do, and why: nothing is done without a line for those who come after. */
export function DeedForm({ title, isHarsh, done, perform, onClose, onDone, children }: Properties) {
  const { t } = useTranslation('console')
  const [note, setNote] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function confirm() {
    setIsBusy(true)
    const answer = await perform(note)
    setIsBusy(false)
    if (answer === null) return
    showToast({ text: done, icon: 'check', tone: 'good' })
    onDone()
  }

  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={t('form.confirm')}
      cancelLabel={t('form.cancel')}
      confirmColour={isHarsh ? 'red' : 'green'}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        {children}
        <TextField
          label={t('form.note')}
          value={note}
          onValueChange={setNote}
          placeholder={t('form.note-placeholder')}
          limit={500}
        />
      </div>
    </ConfirmDialog>
  )
}
