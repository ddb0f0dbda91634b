export const muteKey = 'skystair.mute'

/** Whether this browser was silent last time: all that is known before there is a player. */
export function rememberedMute(): boolean {
  try {
    return localStorage.getItem(muteKey) === 'yes'
  } catch {
    return false
  }
}

export function rememberMute(muted: boolean): void {
  try {
    localStorage.setItem(muteKey, muted ? 'yes' : 'no')
  } catch {
    // A browser that keeps nothing asks the player's record next time.
  }
}
