import { useStore } from 'zustand'
import { liveStore } from './live-store.ts'

export const useLive = () => useStore(liveStore)
