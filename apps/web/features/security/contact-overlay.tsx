import { setMailOrPhone } from '@skystair/contract/security.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { TextField } from '../../ui/controls/text-field.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { FormOverlay } from './form-overlay.tsx'
import { KnownContact } from './known-contact.tsx'
import { useRefusal } from './use-refusal.ts'

export default function ContactOverlay() {
  const { t } = useTranslation('security')
  const [contact, setContact] = useState('')
  const [passwordCurrent, setPasswordCurrent] = useState('')
  const [busy, setBusy] = useState(false)
  const refusal = useRefusal()

  async function submit() {
    refusal.clear()
    setBusy(true)
    const done = await act(setMailOrPhone, { body: { mailOrPhone: contact, passwordCurrent } }, refusal.show)
    setBusy(false)
    if (done === null) return
    showToast({ text: t('contact.done'), tone: 'good', icon: 'check' })
    closeOverlay()
  }

  return (
    <FormOverlay
      title={t('contact.title')}
      lead={t('contact.lead')}
      submit={t('contact.submit')}
      busy={busy}
      onSubmit={submit}
      refusal={refusal}
    >
      <KnownContact />
      <TextField
        label={t('contact.field')}
        hint={t('register.mail-or-phone-hint')}
        value={contact}
        onValueChange={setContact}
        error={refusal.of('contact')}
        autoComplete="email"
        required
      />
      <TextField
        label={t('password.current')}
        type="password"
        value={passwordCurrent}
        onValueChange={setPasswordCurrent}
        error={refusal.of('password')}
        autoComplete="current-password"
        required
      />
    </FormOverlay>
  )
}
