import { setAnnouncements } from '@skystair/contract/calendar.ts'
import {
  setArenaRewardHour,
  setGroupLevelling,
  setPaymentMethod,
  setQuality,
  switchInterface,
  updateMoveSpeedMode,
} from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { clientVersion } from '@skystair/rules/client/client-version.ts'
import { languages, moveSpeedModes, paymentMethods, qualities } from '@skystair/rules/player/choices.ts'
import { useTranslation } from 'react-i18next'
import { deviceZone } from '../../platform/device/device-zone.ts'
import { chooseLanguage } from '../../platform/language/choose-language.ts'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { setPlayer, useGame } from '../../platform/state/game.ts'
import { mutePlayer } from '../../sound/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { AccountSettings } from './account-settings.tsx'
import { TextSizes, Volumes } from './device-settings.tsx'
import { GuestSettings } from './guest-settings.tsx'
import { InstallOffer } from './install-offer.tsx'
import { LanguagesToCome } from './languages-to-come.tsx'
import { PushSettings } from './push-settings.tsx'
import styles from './settings-overlay.module.css'

export default function SettingsOverlay() {
  const { t } = useTranslation(['settings', 'common'])
  const player = useGame((state) => state.player)
  return (
    <Dialog open onClose={closeOverlay} closeLabel={t('common:button.close')} title={t('title')}>
      <Parchment className={styles.sheet ?? ''}>
        {player === null ? <GuestSettings /> : <GameSettings player={player} />}
        <InstallOffer />
        <AccountSettings />
        <p className={styles.version}>{t('about.version', { version: clientVersion })}</p>
      </Parchment>
    </Dialog>
  )
}

/** Each change goes to the server at once, and what comes back is shown. */
const keep = (changed: Promise<PlayerView | null>): void =>
  void changed.then((player) => player && setPlayer(player))

function GameSettings({ player }: { player: PlayerView }) {
  const { t } = useTranslation(['settings', 'common'])
  return (
    <>
      <h3 className={styles.heading}>{t('section.game')}</h3>
      <Switch
        label={t('sound.label')}
        checked={!player.soundMute}
        onCheckedChange={(on) => void mutePlayer(!on)}
      />
      {!player.soundMute && <Volumes />}
      <Select
        label={t('language.label')}
        value={player.lang}
        options={languages.map((value) => ({ value, label: t(`common:language.${value}`) }))}
        onValueChange={chooseLanguage}
      />
      <LanguagesToCome />
      <Select
        label={t('move-speed.label')}
        value={player.moveSpeedMode}
        options={moveSpeedModes.map((value) => ({ value, label: t(`move-speed.${value}`) }))}
        onValueChange={(moveSpeedMode) => keep(act(updateMoveSpeedMode, { body: { moveSpeedMode } }))}
      />
      <Select
        label={t('group-levelling.label')}
        value={player.groupLevelling ? 'group' : 'fighters'}
        options={(['fighters', 'group'] as const).map((value) => ({
          value,
          label: t(`group-levelling.${value}`),
        }))}
        onValueChange={(chosen) =>
          keep(act(setGroupLevelling, { body: { groupLevelling: chosen === 'group' } }))
        }
      />
      {player.bankStatus !== null && (
        <>
          <Select
            label={t('payment.label')}
            value={player.paymentMethod}
            options={paymentMethods.map((value) => ({ value, label: t(`payment.${value}`) }))}
            onValueChange={(paymentMethod) => keep(act(setPaymentMethod, { body: { paymentMethod } }))}
          />
          <p className={styles.note}>{t('payment.note')}</p>
        </>
      )}
      {player.league !== null && <ArenaHour player={player} />}
      <PushSettings isOn={player.push} />
      <Switch
        label={t('announcements.label')}
        checked={player.announcements}
        onCheckedChange={(announcements) => keep(act(setAnnouncements, { body: { announcements } }))}
      />
      <p className={styles.note}>{t('announcements.note')}</p>
      <h3 className={styles.heading}>{t('section.look')}</h3>
      <TextSizes />
      <Select
        label={t('quality.label')}
        value={player.quality}
        options={qualities.map((value) => ({ value, label: t(`quality.${value}`) }))}
        onValueChange={(quality) => keep(act(setQuality, { params: { n: qualities.indexOf(quality) } }))}
      />
      <Switch
        label={t('interface.MODERN')}
        checked={player.interfaceMode === 'MODERN'}
        onCheckedChange={() => keep(act(switchInterface, {}))}
      />
    </>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour))

/** The hour of the arena's daily reward, on the clock of this device from now on. */
function ArenaHour({ player }: { player: PlayerView }) {
  const { t } = useTranslation('settings')
  const zone = deviceZone()
  const isElsewhere = player.arenaTimeZone !== null && zone !== null && player.arenaTimeZone !== zone
  const set = (hour: number) =>
    keep(act(setArenaRewardHour, { body: { hour, ...(zone === null ? {} : { timeZone: zone }) } }))
  return (
    <>
      <Select
        label={t('arena-reward.label')}
        value={String(player.arenaRewardHour)}
        options={hours.map((hour) => ({ value: hour, label: t('arena-reward.value', { hour }) }))}
        onValueChange={(hour) => set(Number(hour))}
      />
      <p className={styles.note}>
        {t('arena-reward.note')}{' '}
        {player.arenaTimeZone !== null && t('arena-reward.zone', { zone: player.arenaTimeZone })}
      </p>
      {isElsewhere && (
        <Button size="small" icon="clock" onClick={() => set(player.arenaRewardHour)}>
          {t('arena-reward.here', { zone })}
        </Button>
      )}
    </>
  )
}
