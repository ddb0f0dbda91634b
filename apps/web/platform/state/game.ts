import type { ReplyOf } from '@skystair/contract/call.ts'
import { infoCurrent } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { clientVersion } from '@skystair/rules/client/client-version.ts'
import { playerInfoRetries } from '@skystair/rules/client/patience.ts'
import { serverOffset, serverTime } from '@skystair/rules/format/server-time.ts'
import { create } from 'zustand'
import { keepAccount, noteSignedOut } from '../device/kept-account.ts'
import { goAway } from '../device/leave.ts'
import { cameByMove } from '../device/move.ts'
import { speakTo } from '../language/texts.ts'
import { ask, Refused } from '../server/ask.ts'

export type GameInfo = ReplyOf<typeof infoCurrent>

/** Why the game cannot go on as it is, each with a page that says what to do. */
export type Trouble =
  | 'lost'
  | 'terminated'
  | 'outdated'
  /** found out in the middle of the game */
  | 'obsolete'
  | 'newer-session'
  | 'moved'
  | 'signed-out'
  | 'failed'
  | 'no-graphics'

interface GameState {
  /** `null` until the server has said who plays. */
  readonly info: GameInfo | null
  readonly player: PlayerView | null
  readonly trouble: Trouble | null
  /** How far the server's clock is ahead of this one. */
  readonly offset: number
}

export const useGame = create<GameState>(() => ({ info: null, player: null, trouble: null, offset: 0 }))

const isNamed = (player: PlayerView | null): boolean => player !== null && player.accessLevel !== 'TRIAL'

useGame.subscribe(({ player }, before) => {
  if (isNamed(player) && !isNamed(before.player)) keepAccount('in')
})

export const now = (): number => serverTime(Date.now(), useGame.getState().offset)

const pauseBetween = 1_000

/** Asks who plays. This device becomes the one that plays. */
export async function enterGame(): Promise<void> {
  calmDown()
  for (let tries = playerInfoRetries; ; tries--) {
    try {
      await takeInfo(true)
      return
    } catch (error) {
      if (isOutdated(error)) return raise('outdated')
      if (tries === 0) return raise('lost')
      await new Promise((resolve) => setTimeout(resolve, pauseBetween))
    }
  }
}

/** Asks again for what may have changed meanwhile. What cannot be had now comes with the next answer. */
export async function refreshGame(): Promise<void> {
  try {
    await takeInfo(false)
  } catch (error) {
    if (isOutdated(error)) raise('obsolete')
  }
}

async function takeInfo(init: boolean): Promise<void> {
  const info = await ask(infoCurrent, { query: { frontVersion: clientVersion, init } })
  if (info.player) await speakTo(info.player)
  // The session has ended in the middle of the game: nothing of it may stay on the page.
  else if (useGame.getState().player !== null) return goAway({ kind: 'reload' })
  const isNobodyNow = init && info.player === null
  useGame.setState({
    info,
    player: info.player,
    offset: serverOffset(info.serverTimeMs, Date.now()),
    ...(isNobodyNow ? troubleOfNobody() : {}),
  })
}

/** Whoever was known before is nobody here, and is told why before all else. */
function troubleOfNobody(): { trouble?: Trouble } {
  const isSurprise = noteSignedOut()
  // Cookies do not come along to a new home.
  if (cameByMove()) return { trouble: 'moved' }
  return isSurprise ? { trouble: 'signed-out' } : {}
}

const isOutdated = (error: unknown): boolean =>
  error instanceof Refused && error.code === 'errors.version-outdated'

export const raise = (trouble: Trouble): void => useGame.setState({ trouble })

export const calmDown = (): void => useGame.setState({ trouble: null })

/** The road's table as the server last told it. */
export function setCardState(cardState: NonNullable<GameInfo['cardState']>): void {
  useGame.setState(({ info }) => ({ info: info && { ...info, cardState } }))
}

/** Nothing was turned yet, or midnight has laid new cards since. */
export function mayTurnCard(): boolean {
  const cardState = useGame.getState().info?.cardState
  return cardState != null && (cardState.card === null || cardState.until <= now())
}

/** The player as the server last told it. The first time is the beginning of the session. */
export function setPlayer(player: PlayerView): void {
  useGame.setState({ player })
  void speakTo(player)
}
