import type { LiveMessageOf } from '@skystair/contract/live.ts'
import { broadcastChannel, type NotificationType, personalChannel } from '@skystair/contract/live-channels.ts'
import i18next from 'i18next'
import { useEffect, useEffectEvent, useRef } from 'react'
import { create } from 'zustand'
import { goAway } from '../platform/device/leave.ts'
import { calmDown, raise, refreshGame, useGame } from '../platform/state/game.ts'
import { showToast } from '../ui/layers/show-toast.ts'
import { type LiveState, liveStore } from './live-store.ts'
import type { LiveWire } from './live-wire.ts'
import { loadLiveWire } from './load-live-wire.ts'

/** The wire of this page, once there is one. */
const useWire = create<{ readonly wire: LiveWire | null }>(() => ({ wire: null }))

/** Tries at once to reach a server that was lost. */
export const knock = (): void => useWire.getState().wire?.knock()

/** Hears what comes by a channel while the component is shown; `null`: nothing yet. */
export function useLiveMessages<Name extends NotificationType>(
  channel: string | null,
  notificationType: Name,
  hear: (message: LiveMessageOf<Name>) => void,
): void {
  const wire = useWire((state) => state.wire)
  const heard = useEffectEvent(hear)
  useEffect(
    () =>
      channel === null ? undefined : wire?.listen(channel, notificationType, (message) => heard(message)),
    [wire, channel, notificationType],
  )
}

/** Called when the wire is heard at last, and each time it is heard again: what was missed must be asked for. */
export function useCatchUp(catchUp: () => void): void {
  const wire = useWire((state) => state.wire)
  const heardAtFirst = useRef(wire)
  const again = useEffectEvent(catchUp)
  useEffect(() => {
    if (wire === null) return
    // A wire that came after the page, and was quicker than this effect, does not call any more.
    if (wire !== heardAtFirst.current && liveStore.getState().state === 'connected') again()
    return wire.onCatchUp(() => again())
  }, [wire])
}

/** Keeps the wire of this page for the player who is there; gives the way to let it go. */
export function keepWire(): () => void {
  let kept = true
  const forget = liveStore.subscribe(({ state }) => follow(state))
  void loadLiveWire().then(async (loaded) => {
    if (useGame.getState().info?.clientUuid == null) await refreshGame()
    if (kept) start(loaded)
  })
  return () => {
    kept = false
    forget()
    useWire.getState().wire?.stop()
    useWire.setState({ wire: null })
  }
}

function start(wire: LiveWire): void {
  let isReturn = false
  wire.onCatchUp(() => {
    // The game was asked for just before the wire was begun.
    if (isReturn) void refreshGame()
    isReturn = true
  })
  const clientUuid = useGame.getState().info?.clientUuid
  if (clientUuid) wire.listen(personalChannel(clientUuid), 'NOTIFICATION', () => void hearNews())
  // Heard from the beginning, so that whoever opens the chat finds the wire listening already.
  wire.listen(broadcastChannel, 'CHAT_MESSAGE', () => undefined)
  wire.start()
  useWire.setState({ wire })
}

/** What has just come is said at once, wherever the player is; it can be read again on its page. */
async function hearNews(): Promise<void> {
  const known = new Set(useGame.getState().player?.notifications.map(({ id }) => id))
  await Promise.all([refreshGame(), i18next.loadNamespaces(['player', 'town'])])
  const fresh = useGame.getState().player?.notifications.findLast(({ id }) => !known.has(id))
  // The arena tells of a lost place itself, with revenge at hand.
  if (fresh && fresh.kind !== 'arena-beaten')
    showToast({ text: i18next.t(`player:notification.${fresh.kind}`, fresh.params), icon: 'flag' })
}

function follow(state: LiveState): void {
  const { trouble } = useGame.getState()
  if (state === 'lost' && trouble === null) raise('terminated')
  if (state === 'connected' && trouble === 'terminated') calmDown()
  // Logged out elsewhere, or a changed password: the game starts anew.
  if (state === 'ended') void goAway({ kind: 'reload' })
}
