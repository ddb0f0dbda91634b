import { updateSoundMute } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { music } from '@skystair/rules/sound/music.ts'
import { ask } from '../platform/ask.ts'
import { setPlayer, useGame } from '../platform/game.ts'
import { createSound } from './create-sound.ts'
import { rememberedMute, rememberMute } from './mute-memory.ts'

/** Sound never stops a game: what goes wrong with it is only written down. */
const complain = (problem: unknown): void => console.info('sound:', problem)

/** The sound of this page. */
export const sound = createSound(
  async () => (await import('./band.ts')).openBand(complain),
  complain,
  music(null, false),
)

export const isMuted = (player: PlayerView | null): boolean => player?.soundMute ?? rememberedMute()

/** Silence or sound for somebody who is no player yet. */
export function muteGuest(muted: boolean): void {
  rememberMute(muted)
  sound.mute(muted)
}

/** Lets the sound follow the player, the page and the first touch; gives the way to stop. */
export function followSound(): () => void {
  const touch = () => sound.touch()
  const look = () => sound.hide(document.hidden)
  const stopListening = useGame.subscribe(({ player }, before) => {
    if (player !== before.player) hear(player, before.player === null && before.info !== null)
  })
  hear(useGame.getState().player, false)
  for (const kind of touches) window.addEventListener(kind, touch, { capture: true })
  document.addEventListener('visibilitychange', look)
  return () => {
    stopListening()
    for (const kind of touches) window.removeEventListener(kind, touch, { capture: true })
    document.removeEventListener('visibilitychange', look)
  }
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
