import { type CanvasSize, canvasSize } from '@skystair/rules/client/canvas-size.ts'
import { create } from 'zustand'

export const sceneNames = [
  'boot',
  'load',
  'music',
  'character',
  'road',
  'battle',
  'clan',
  'feast',
  'arena',
] as const
export type SceneName = (typeof sceneNames)[number]

/** Those that a player sees; the others work behind them. */
export const shownScenes = [
  'character',
  'road',
  'battle',
  'clan',
  'arena',
  'feast',
] as const satisfies readonly SceneName[]
export type ShownScene = (typeof shownScenes)[number]

/** What the page knows of the stage. The stage writes it, everybody may read it. */
interface StageState {
  /** Percent of the pictures and sounds that have arrived. */
  readonly loaded: number
  readonly ready: boolean
  readonly scene: SceneName | null
  /** Whether the black between two scenes is drawn. */
  readonly veiled: boolean
  readonly size: CanvasSize
}

/** As wide as the window at once: a page that is laid out twice jumps. */
const firstSize = canvasSize({ width: globalThis.innerWidth ?? 600, height: globalThis.innerHeight ?? 840 })

export const useStage = create<StageState>(() => ({
  loaded: 0,
  ready: false,
  scene: null,
  veiled: true,
  size: firstSize,
}))
