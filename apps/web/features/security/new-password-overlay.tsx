import { useRecovery } from '@skystair/contract/recovery.ts'
import { passwordLength } from '@skystair/rules/security/password.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { replaceOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { TextField } from '../../ui/controls/text-field.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { FormOverlay } from './form-overlay.tsx'
import { linkOfLetter } from './link-of-letter.ts'
import { PasswordField } from './password-field.tsx'
import { useRefusal } from './use-refusal.ts'

/** Where the letter about a forgotten password leads. */
export default function NewPasswordOverlay() {
  const { t } = useTranslation(['recovery', 'security'])
  const [link] = useState(linkOfLetter)
  const [passwordNew, setPasswordNew] = useState('')
  const [repeated, setRepeated] = useState('')
  const [busy, setBusy] = useState(false)
  const refusal = useRefusal()

  async function submit() {
    refusal.clear()
    if (link === '') return refusal.showText(t('use.no-link'))
    if (!passwordNew || !repeated) return refusal.showText(t('security:refused.fields-empty'))
    if (passwordNew !== repeated) return refusal.showText(t('security:refused.passwords-differ'), 'password')
    setBusy(true)
    const done = await act(useRecovery, { body: { link, passwordNew } }, refusal.show)
    setBusy(false)
    if (done === null) return
    showToast({ text: t('use.done'), tone: 'good', icon: 'check' })
    replaceOverlay('login')
  }

  return (
    <FormOverlay
      title={t('use.title')}
      lead={link === '' ? t('use.no-link') : t('use.lead')}
      submit={t('use.submit')}
      busy={busy}
      onSubmit={submit}
      refusal={refusal}
    >
      <PasswordField
        label={t('security:password.new')}
        hint={t('security:register.password-hint', passwordLength)}
        value={passwordNew}
        onValueChange={setPasswordNew}
        error={refusal.of('password')}
        autoComplete="new-password"
        required
      />
      <TextField
        label={t('security:password.repeat')}
        type="password"
        value={repeated}
        onValueChange={setRepeated}
        autoComplete="new-password"
        required
      />
    </FormOverlay>
  )
}
