import { livePath } from '@skystair/contract/live-channels.ts'
import { isServerThere } from '../platform/device/load-marks.ts'
import { retried } from '../platform/device/retried.ts'
import { authorization } from '../platform/server/ask.ts'
import { callsGoTo } from '../platform/server/reach.ts'
import { liveStore } from './live-store.ts'
import type { LiveWire } from './live-wire.ts'
import { deviceNetwork } from './network.ts'

/**
 * Fetches the code of the wire, which no first screen needs, and makes the wire of this page.
 * Without a token the browser's cookie tells who listens.
 */
export async function loadLiveWire(token: () => string | null = authorization): Promise<LiveWire> {
  const { createLiveWire } = await retried(() => import('./live-wire.ts'))()
  return createLiveWire({
    store: liveStore,
    network: deviceNetwork,
    token,
    openSocket: (protocols) => new WebSocket(addressNow(), protocols),
    isServerThere,
    random: Math.random,
  })
}

function addressNow(): URL {
  const address = new URL(livePath, callsGoTo())
  address.protocol = address.protocol.replace('http', 'ws')
  return address
}
