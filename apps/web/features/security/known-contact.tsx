import { contactOf, sendConfirmation } from '@skystair/contract/recovery.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '../../platform/server/act.ts'
import { useAnswer } from '../../platform/server/use-answer.ts'
import { Button } from '../../ui/controls/button.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import styles from './form-overlay.module.css'

/** The address that is known, and whether a letter to it was answered. */
export function KnownContact() {
  const { t } = useTranslation('recovery')
  const { answer } = useAnswer(contactOf, {})
  const [busy, setBusy] = useState(false)
  if (answer === null || answer.mailOrPhone === null) return null

  async function sendAgain() {
    setBusy(true)
    const done = await act(sendConfirmation, {})
    setBusy(false)
    if (done !== null) showToast({ text: t('contact.sent'), tone: 'good', icon: 'check' })
  }

  return (
    <div className={styles.known}>
      <p className={styles.note}>{t('contact.now', { contact: answer.mailOrPhone })}</p>
      {answer.canBeConfirmed && (
        <p className={styles.note}>{answer.confirmed ? t('contact.confirmed') : t('contact.unconfirmed')}</p>
      )}
      {answer.canBeConfirmed && !answer.confirmed && (
        <Button size="small" busy={busy} onClick={() => void sendAgain()}>
          {t('contact.again')}
        </Button>
      )}
    </div>
  )
}
