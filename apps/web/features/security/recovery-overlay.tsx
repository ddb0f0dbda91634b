import { askRecovery } from '@skystair/contract/recovery.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { replaceOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import styles from './form-overlay.module.css'
import { FormOverlay } from './form-overlay.tsx'
import { useRefusal } from './use-refusal.ts'

/** A password is forgotten: a letter is asked for. Whether anybody gets it is not told here. */
export default function RecoveryOverlay() {
  const { t } = useTranslation('recovery')
  const support = useGame((state) => state.info?.supportContact ?? null)
  const [nameOrMail, setNameOrMail] = useState('')
  const [busy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const refusal = useRefusal()

  async function submit() {
    refusal.clear()
    if (nameOrMail.trim() === '') return refusal.showText(t('ask.empty'), 'name')
    setBusy(true)
    const done = await act(askRecovery, { body: { nameOrMail } }, ({ message }) => refusal.showText(message))
    setBusy(false)
    if (done !== null) setSent(true)
  }

  return (
    <FormOverlay
      title={t('ask.title')}
      lead={t('ask.lead')}
      submit={t('ask.submit')}
      busy={busy}
      onSubmit={submit}
      refusal={refusal}
      aside={<Button onClick={() => replaceOverlay('login')}>{t('ask.to-login')}</Button>}
    >
      <TextField
        label={t('ask.field')}
        value={nameOrMail}
        onValueChange={(value) => {
          setSent(false)
          setNameOrMail(value)
        }}
        error={refusal.of('name')}
        autoComplete="username"
        required
      />
      {isSent && (
        <p className={styles.said} role="status">
          {t('ask.sent')}
        </p>
      )}
      {support !== null && <p className={styles.note}>{t('ask.support', { contact: support })}</p>}
    </FormOverlay>
  )
}
