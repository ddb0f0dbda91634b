import {
  chooseLanguage as chooseLanguageCall,
  setArenaRewardHour as setArenaRewardHourCall,
  setGroupLevelling as setGroupLevellingCall,
  setPaymentMethod as setPaymentMethodCall,
  setQuality as setQualityCall,
  switchInterface as switchInterfaceCall,
  switchLanguage as switchLanguageCall,
  switchPush as switchPushCall,
  updateMoveSpeedMode as updateMoveSpeedModeCall,
  updateSoundMute as updateSoundMuteCall,
} from '@skystair/contract/player.ts'
import { hasEntered } from '@skystair/rules/arena/arena.ts'
import { withClocks } from '@skystair/rules/arena/reward.ts'
import { changeClock } from '@skystair/rules/arena/reward-clock.ts'
import { zoneNamed } from '@skystair/rules/calendar/zone.ts'
import { type Language, qualities } from '@skystair/rules/player/choices.ts'
import type { Player, Settings } from '@skystair/rules/player/player.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { change } from './change.ts'

const withSettings = (player: Player, changes: Partial<Settings>): Player => ({
  ...player,
  settings: { ...player.settings, ...changes },
})

const speaking = (player: Player, language: Language): Player => ({
  ...player,
  language,
  languageChosen: true,
})

export const updateMoveSpeedMode = change(updateMoveSpeedModeCall, ({ player, body }) =>
  withSettings(player, { moveSpeedMode: body.moveSpeedMode }),
)

export const updateSoundMute = change(updateSoundMuteCall, ({ player, body }) =>
  withSettings(player, { soundMute: body.soundMute }),
)

export const switchInterface = change(switchInterfaceCall, ({ player }) =>
  withSettings(player, {
    interfaceMode: player.settings.interfaceMode === 'ORIGINAL' ? 'MODERN' : 'ORIGINAL',
  }),
)

export const switchPush = change(switchPushCall, ({ player }) =>
  withSettings(player, { push: !player.settings.push }),
)

export const setQuality = change(setQualityCall, ({ player, params }) =>
  withSettings(player, { quality: qualities[params.n] ?? 'AUTO' }),
)

export const setPaymentMethod = change(setPaymentMethodCall, ({ player, body }) =>
  withSettings(player, { paymentMethod: body.paymentMethod }),
)

/** Whoever stands in the arena changes it once a day at the most; it counts from the next day on. */
export const setArenaRewardHour = change(
  setArenaRewardHourCall,
  ({ player, body: { hour, timeZone }, now }) => {
    const zone = timeZone === undefined ? player.settings.arenaTimeZone : zoneNamed(timeZone)
    if (timeZone !== undefined && zone === null) return refused('arena.refused.unknown-zone')
    const chosen = withSettings(player, { arenaRewardHour: hour, arenaTimeZone: zone })
    if (!hasEntered(player)) return chosen
    const clocks = changeClock(player.arena.clocks, { hour, zone: zone ?? 'UTC' }, now)
    return isRefusal(clocks) ? clocks : { ...chosen, arena: withClocks(player.arena, clocks) }
  },
)

export const setGroupLevelling = change(setGroupLevellingCall, ({ player, body }) =>
  withSettings(player, { groupLevelling: body.groupLevelling }),
)

export const switchLanguage = change(switchLanguageCall, ({ player }) =>
  speaking(player, player.language === 'RU' ? 'EN' : 'RU'),
)

export const chooseLanguage = change(chooseLanguageCall, ({ player, params }) =>
  speaking(player, params.lang),
)
