import { type CaseView, decideCase } from '@skystair/contract/moderation.ts'
import type { Verdict } from '@skystair/rules/moderation/case.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '../../platform/act.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/show-toast.ts'
import { TextField } from '../../ui/text-field.tsx'
import { type BanChoice, BanFields } from './ban-fields.tsx'
import styles from './console.module.css'

type Properties = { item: CaseView; verdict: Verdict; onClose: () => void; onDone: () => void }

/** What a verdict still needs to be said, and the word that makes it so. */
export function VerdictDialog({ item, verdict, onClose, onDone }: Properties) {
  const { t } = useTranslation('console')
  const [ban, setBan] = useState<BanChoice>({ reason: 'INSULTS', duration: 'DAYS_1' })
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const needsText = verdict === 'RENAMED' || verdict === 'ANSWERED'

  async function decide() {
    setIsBusy(true)
    const body = {
      decision: verdict,
      note,
      ...(verdict === 'BANNED' ? ban : {}),
      ...(needsText ? { text } : {}),
    }
    const done = await act(decideCase, { params: { id: item.id }, body })
    setIsBusy(false)
    if (done === null) return
    showToast({ text: t('queue.done'), icon: 'check', tone: 'good' })
    onDone()
  }

  return (
    <ConfirmDialog
      open
      title={t(`decision.${verdict}`)}
      confirmLabel={t('form.confirm')}
      cancelLabel={t('form.cancel')}
      confirmColour={verdict === 'BANNED' || verdict === 'ERASED' ? 'red' : 'green'}
      busy={isBusy}
      onConfirm={() => void decide()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        {verdict === 'BANNED' && <BanFields value={ban} onChange={setBan} />}
        {verdict === 'RENAMED' && (
          <TextField label={t('form.name')} value={text} onValueChange={setText} limit={20} />
        )}
        {verdict === 'ANSWERED' && (
          <TextField
            label={t('form.answer')}
            lines={5}
            value={text}
            onValueChange={setText}
            placeholder={t('form.answer-placeholder')}
            limit={1000}
          />
        )}
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
