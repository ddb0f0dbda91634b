import { register } from '@skystair/contract/security.ts'
import { type Consent, consents } from '@skystair/rules/security/consents.ts'
import { passwordLength } from '@skystair/rules/security/password.ts'
import { nameLength } from '@skystair/rules/security/player-name.ts'
import { welcomeBonusEmeralds } from '@skystair/rules/security/welcome-bonus.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../platform/goods/currency-icons.ts'
import { useCounted } from '../../platform/goods/use-counted.ts'
import { closeOverlay, type OverlayName, openOverlay, replaceOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { sound } from '../../sound/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Celebration } from '../../ui/layers/celebration.tsx'
import styles from './form-overlay.module.css'
import { FormOverlay } from './form-overlay.tsx'
import { PasswordField } from './password-field.tsx'
import { useRefusal } from './use-refusal.ts'
import { wrongIn } from './wrong-in.ts'

const pages: Readonly<Record<Consent, OverlayName>> = {
  privacyPolicy: 'legal/privacy',
  publicOffer: 'legal/offer',
  userAgreement: 'legal/agreement',
  cookies: 'legal/cookies',
}

const noConsents: Readonly<Record<Consent, boolean>> = {
  privacyPolicy: false,
  publicOffer: false,
  userAgreement: false,
  cookies: false,
}

export default function RegisterOverlay() {
  const { t } = useTranslation('security')
  const counted = useCounted()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [contact, setContact] = useState('')
  const [given, setGiven] = useState(noConsents)
  const [busy, setBusy] = useState(false)
  const [written, setWritten] = useState<string | null>(null)
  const refusal = useRefusal()

  async function submit() {
    const wrong = wrongIn({ name, password, repeated, contact, consents: given })
    refusal.showAll(wrong)
    if (wrong.length > 0) return
    setBusy(true)
    const body = { name, password, consents: given, optionalMailOrPhone: contact.trim() }
    const player = await act(register, { body }, refusal.show)
    setBusy(false)
    if (player === null) return
    setPlayer(player)
    sound.effect('gift')
    setWritten(player.name ?? '')
  }

  if (written !== null)
    return (
      <Celebration
        open
        icon="book"
        title={t('register.celebrated')}
        text={t('register.celebrated-text', { name: written })}
        rewards={[
          {
            icon: currencyIcons.mithril,
            amount: welcomeBonusEmeralds,
            label: counted('mithril', welcomeBonusEmeralds),
            format: (value) => `+${Math.round(value)}`,
          },
        ]}
        actionLabel={t('register.thanks')}
        onClose={closeOverlay}
      />
    )

  return (
    <FormOverlay
      title={t('register.title')}
      lead={t('register.lead')}
      submit={t('register.submit')}
      busy={busy}
      onSubmit={submit}
      refusal={refusal}
      aside={<Button onClick={() => replaceOverlay('login')}>{t('register.to-login')}</Button>}
    >
      <p className={styles.promise}>{t('register.promise', { count: welcomeBonusEmeralds })}</p>
      <TextField
        label={t('register.name')}
        hint={t('register.name-hint', nameLength)}
        value={name}
        onValueChange={setName}
        limit={nameLength.maximum}
        error={refusal.of('name')}
        autoComplete="username"
        required
      />
      <PasswordField
        label={t('register.password')}
        hint={t('register.password-hint', passwordLength)}
        value={password}
        onValueChange={setPassword}
        error={refusal.of('password')}
        autoComplete="new-password"
        required
      />
      <TextField
        label={t('register.password-repeat')}
        type="password"
        value={repeated}
        onValueChange={setRepeated}
        autoComplete="new-password"
        required
      />
      <TextField
        label={t('register.mail-or-phone')}
        hint={t('register.mail-or-phone-why')}
        value={contact}
        onValueChange={setContact}
        error={refusal.of('contact')}
        autoComplete="email"
        required
      />
      <fieldset className={styles.consents}>
        <legend>{t('register.consents')}</legend>
        {consents.map((consent) => (
          <div key={consent} className={styles.consent}>
            <Checkbox
              label={t(`register.consent.${consent}`)}
              checked={given[consent]}
              onCheckedChange={(checked) => setGiven({ ...given, [consent]: checked })}
            />
            <button type="button" className={styles.link} onClick={() => openOverlay(pages[consent])}>
              {t('register.read')}
              <span className={styles.hidden}>: {t(`register.consent.${consent}`)}</span>
            </button>
          </div>
        ))}
        <Checkbox
          label={t('register.accept-all')}
          checked={consents.every((consent) => given[consent])}
          onCheckedChange={(checked) =>
            setGiven({
              privacyPolicy: checked,
              publicOffer: checked,
              userAgreement: checked,
              cookies: checked,
            })
          }
        />
      </fieldset>
    </FormOverlay>
  )
}
