import { languages } from '@skystair/rules/player/choices.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '../../platform/language/choose-language.ts'
import { spokenLanguage } from '../../platform/language/texts.ts'
import { isMuted, muteGuest } from '../../sound/sound.ts'
import { Select } from '../../ui/controls/select.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { TextSizes, Volumes } from './device-settings.tsx'

/** What can be chosen before there is a player; the browser keeps it. */
export function GuestSettings() {
  const { t } = useTranslation(['settings', 'common'])
  const [muted, setMuted] = useState(() => isMuted(null))
  const mute = (on: boolean) => {
    muteGuest(on)
    setMuted(on)
  }
  return (
    <>
      <Switch label={t('sound.label')} checked={!muted} onCheckedChange={(on) => mute(!on)} />
      {!muted && <Volumes />}
      <Select
        label={t('language.label')}
        value={spokenLanguage()}
        options={languages.map((value) => ({ value, label: t(`common:language.${value}`) }))}
        onValueChange={chooseLanguage}
      />
      <TextSizes />
    </>
  )
}
