import { login } from '@skystair/contract/security.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goAway } from '../../platform/device/leave.ts'
import { chooseByName } from '../../platform/hosts/by-name.ts'
import { useHost } from '../../platform/hosts/host-state.ts'
import { spokenLanguage } from '../../platform/language/texts.ts'
import { openOverlay, replaceOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import styles from './form-overlay.module.css'
import { FormOverlay } from './form-overlay.tsx'
import { PasswordField } from './password-field.tsx'
import { useRefusal } from './use-refusal.ts'
import { missingIn } from './wrong-in.ts'

export default function LoginOverlay() {
  const { t } = useTranslation(['security', 'recovery'])
  const isTraveller = useGame((state) => state.player?.accessLevel === 'TRIAL')
  const canRecover = useGame((state) => state.info?.canRecover ?? false)
  const contact = useGame((state) => state.info?.supportContact ?? null)
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const refusal = useRefusal()

  async function submit() {
    const missing = missingIn({ name, password })
    refusal.showAll(missing)
    if (missing.length > 0) return
    setBusy(true)
    const player = await act(login, { body: { name, password, lang: spokenLanguage() } }, refusal.show)
    setBusy(false)
    if (player !== null && useHost.getState().host !== null) chooseByName(true)
    // Another player, another game: nothing of the one before may stay on the page.
    if (player !== null) await goAway({ kind: 'reload' })
  }

  const whomToAsk = contact === null ? t('login.forgotten-alone') : t('login.forgotten-note', { contact })
  return (
    <FormOverlay
      title={t('login.title')}
      lead={isTraveller ? t('login.losing-trial') : t('login.lead')}
      submit={t('login.submit')}
      busy={busy}
      onSubmit={submit}
      refusal={refusal}
      aside={
        isTraveller && <Button onClick={() => replaceOverlay('register')}>{t('login.to-register')}</Button>
      }
    >
      <TextField
        label={t('login.name')}
        value={name}
        onValueChange={setName}
        error={refusal.of('name')}
        autoComplete="username"
        required
      />
      <PasswordField
        label={t('login.password')}
        value={password}
        onValueChange={setPassword}
        error={refusal.of('password')}
        hint={canRecover ? null : `${t('login.forgotten')} ${whomToAsk}`}
        autoComplete="current-password"
        required
      />
      {canRecover && (
        <button type="button" className={styles.link} onClick={() => openOverlay('recovery')}>
          {t('recovery:ask.door')}
        </button>
      )}
      {canRecover && contact !== null && (
        <p className={styles.note}>{t('recovery:ask.support', { contact })}</p>
      )}
    </FormOverlay>
  )
}
