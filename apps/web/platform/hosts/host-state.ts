import { create } from 'zustand'
import type { Host } from './host.ts'

interface HostState {
  /** null: the own site, or the platform has not answered yet. */
  readonly host: Host | null
  /** Whether the platform vouches for its player: then whoever begins here begins as that one. */
  readonly isProven: boolean
  /** A guest of the platform, who is asked to sign in there. */
  readonly loginRequired: boolean
  /** The platform shows something else over the game. */
  readonly isResting: boolean
}

export const useHost = create<HostState>(() => ({
  host: null,
  isProven: false,
  loginRequired: false,
  isResting: false,
}))
