import { deleteAccount } from '@skystair/contract/player.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveAccount } from '../../platform/device/kept-account.ts'
import { act } from '../../platform/server/act.ts'
import { useGame } from '../../platform/state/game.ts'
import { TextField } from '../../ui/controls/text-field.tsx'
import { FormOverlay } from './form-overlay.tsx'
import { useRefusal } from './use-refusal.ts'

export default function DeletionOverlay() {
  const { t } = useTranslation('security')
  const name = useGame((state) => state.player?.name ?? null)
  const [typedName, setTypedName] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const refusal = useRefusal()

  async function submit() {
    refusal.clear()
    if (name !== null && typedName.trim() !== name)
      return refusal.showText(t('refused.name-mismatch'), 'name')
    setBusy(true)
    const body = { password: name === null ? null : password }
    await leaveAccount(null, () => act(deleteAccount, { body }, refusal.show), t('deletion.done'))
    setBusy(false)
  }

  return (
    <FormOverlay
      title={t('deletion.title')}
      lead={t('deletion.lead')}
      submit={t('deletion.submit')}
      colour="red"
      busy={busy}
      onSubmit={submit}
      refusal={refusal}
    >
      {name !== null && (
        <>
          <TextField
            label={t('deletion.type-name', { name })}
            value={typedName}
            onValueChange={setTypedName}
            error={refusal.of('name')}
            autoComplete="off"
            required
          />
          <TextField
            label={t('deletion.password')}
            type="password"
            value={password}
            onValueChange={setPassword}
            error={refusal.of('password')}
            autoComplete="current-password"
            required
          />
        </>
      )}
    </FormOverlay>
  )
}
