import { setPassword as setPasswordCall } from '@skystair/contract/security.ts'
import { passwordLength } from '@skystair/rules/security/password.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { TextField } from '../../ui/controls/text-field.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { FormOverlay } from './form-overlay.tsx'
import { PasswordField } from './password-field.tsx'
import { useRefusal } from './use-refusal.ts'

export default function PasswordOverlay() {
  const { t } = useTranslation('security')
  const [passwordCurrent, setPasswordCurrent] = useState('')
  const [passwordNew, setPasswordNew] = useState('')
  const [repeated, setRepeated] = useState('')
  const [busy, setBusy] = useState(false)
  const refusal = useRefusal()

  async function submit() {
    refusal.clear()
    if (!passwordCurrent || !passwordNew || !repeated) return refusal.showText(t('refused.fields-empty'))
    if (passwordNew !== repeated) return refusal.showText(t('refused.passwords-differ'))
    setBusy(true)
    const done = await act(setPasswordCall, { body: { passwordCurrent, passwordNew } }, ({ message }) =>
      refusal.showText(message),
    )
    setBusy(false)
    if (done === null) return
    showToast({ text: t('password.done'), tone: 'good', icon: 'check' })
    closeOverlay()
  }

  return (
    <FormOverlay
      title={t('password.title')}
      lead={t('password.lead')}
      submit={t('password.submit')}
      busy={busy}
      onSubmit={submit}
      refusal={refusal}
    >
      <TextField
        label={t('password.current')}
        type="password"
        value={passwordCurrent}
        onValueChange={setPasswordCurrent}
        autoComplete="current-password"
        required
      />
      <PasswordField
        label={t('password.new')}
        hint={t('register.password-hint', passwordLength)}
        value={passwordNew}
        onValueChange={setPasswordNew}
        autoComplete="new-password"
        required
      />
      <TextField
        label={t('password.repeat')}
        type="password"
        value={repeated}
        onValueChange={setRepeated}
        autoComplete="new-password"
        required
      />
    </FormOverlay>
  )
}
