import { setMailOrPhone } from '@skystair/contract/security.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '../../platform/act.ts'
import { closeOverlay } from '../../platform/overlays.ts'
import { showToast } from '../../ui/show-toast.ts'
import { TextField } from '../../ui/text-field.tsx'
import { FormOverlay } from './form-overlay.tsx'
import { useRefusal } from './use-refusal.ts'

export default function ContactOverlay() {
  const { t } = useTranslation('security')
  const [contact, setContact] = useState('')
  const [busy, setBusy] = useState(false)
  const refusal = useRefusal()

  async function submit() {
    refusal.clear()
    setBusy(true)
    const done = await act(setMailOrPhone, { body: { mailOrPhone: contact } }, refusal.show)
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
      error={refusal.ofNone}
    >
      <TextField
        label={t('contact.field')}
        hint={t('register.mail-or-phone-hint')}
        value={contact}
        onValueChange={setContact}
        error={refusal.of('contact')}
        autoComplete="email"
        required
      />
    </FormOverlay>
  )
}
