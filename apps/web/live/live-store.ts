import { createStore, type StoreApi } from 'zustand/vanilla'

/**
 * idle: not started; connecting: for the first time; reconnecting: the server is there, the wire is not yet;
 * offline: the device has no network; lost: the server does not answer; ended: the session is no more.
 */
export const liveStates = [
  'idle',
  'connecting',
  'connected',
  'reconnecting',
  'offline',
  'lost',
  'ended',
] as const
export type LiveState = (typeof liveStates)[number]

interface Live {
  readonly state: LiveState
  /** When the wire tries again by itself, on this device's clock. */
  readonly nextTryAt: number | null
}

export type LiveStore = StoreApi<Live>

export const createLiveStore = (): LiveStore => createStore<Live>(() => ({ state: 'idle', nextTryAt: null }))

/** Stands apart from the wire, so that a screen can watch it before the wire is loaded. */
export const liveStore = createLiveStore()
