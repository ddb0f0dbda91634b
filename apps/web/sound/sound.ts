import { updateSoundMute } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { music } from '@skystair/rules/sound/music.ts'
import { feastNow } from '../platform/event/feast-now.ts'
import { useHost } from '../platform/hosts/host-state.ts'
import { act } from '../platform/server/act.ts'
import { ask } from '../platform/server/ask.ts'
import { setPlayer, useGame } from '../platform/state/game.ts'
import { createSound } from './create-sound.ts'
import { followPresses } from './follow-presses.ts'
import { muteKey, rememberedMute, rememberMute } from './mute-memory.ts'
import { keepVolumes, keptVolumes, type Volumes } from './volumes.ts'

/** Sound never stops a game: what goes wrong with it is only written down. */
const complain = (problem: unknown): void => console.info('sound:', problem)

/** The sound of this page. */
export const sound = createSound(
  async () => (await import('./band.ts')).openBand(complain, feastNow),
  complain,
  music(null, false),
)

export const isMuted = (player: PlayerView | null): boolean => player?.soundMute ?? rememberedMute()

/** Silence or sound for somebody who is no player yet. */
export function muteGuest(muted: boolean): void {
  rememberMute(muted)
  sound.mute(muted)
}

/** Silence comes at once, sound when the player's record says so; the record has the last word. */
export async function mutePlayer(muted: boolean): Promise<void> {
  if (muted) sound.mute(true)
  const player = await act(updateSoundMute, { body: { soundMute: muted } })
  if (player === null) hear(useGame.getState().player, false)
  else setPlayer(player)
}

/** Heard at once and kept on the device. */
export function setVolumes(volumes: Volumes): void {
  keepVolumes(volumes)
  sound.volumes(volumes)
}

/** Lets the sound follow the player, the page and the first touch; gives the way to stop. */
export function followSound(): () => void {
  const touch = () => sound.touch()
  sound.volumes(keptVolumes())
  const look = () => sound.hide(document.hidden || useHost.getState().isResting)
  const stopResting = useHost.subscribe(look)
  const stopListening = useGame.subscribe(({ player }, before) => {
    if (player !== before.player) hear(player, before.player === null && before.info !== null)
  })
  hear(useGame.getState().player, false)
  for (const kind of touches) window.addEventListener(kind, touch, { capture: true })
  document.addEventListener('visibilitychange', look)
  window.addEventListener('storage', hearOther)
  const stopPresses = followPresses(sound)
  return () => {
    stopListening()
    stopPresses()
    stopResting()
    window.removeEventListener('storage', hearOther)
    for (const kind of touches) window.removeEventListener(kind, touch, { capture: true })
    document.removeEventListener('visibilitychange', look)
  }
}

/** Muted in one window, the game is silent in all. */
const hearOther = ({ key }: StorageEvent): void => {
  if (key === muteKey) sound.mute(rememberedMute())
}

const touches = ['pointerup', 'keydown'] as const

function hear(player: PlayerView | null, isNew: boolean): void {
  if (player !== null && isNew && rememberedMute() && !player.soundMute) return void keepSilence()
  const muted = isMuted(player)
  if (player !== null) rememberMute(muted)
  sound.mute(muted)
  sound.road(
    music(
      player && { ...player, markers: player.playerMarkers.map(({ playerMarker }) => playerMarker) },
      muted,
    ),
  )
}

/** Who muted the title does not want to be surprised by the road. */
async function keepSilence(): Promise<void> {
  try {
    setPlayer(await ask(updateSoundMute, { body: { soundMute: true } }))
  } catch (problem) {
    complain(problem)
  }
}
