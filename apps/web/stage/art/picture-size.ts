import type { CanvasSize } from '@skystair/rules/client/canvas-size.ts'
import { type ImageQuality, imageQuality, imageWidths } from '@skystair/rules/client/image-quality.ts'
import type { Quality } from '@skystair/rules/player/choices.ts'

export interface PictureSize {
  /** Pixels of the canvas. */
  readonly width: number
  readonly height: number
  /** Which of the two sets of pictures is worth loading. */
  readonly scale: 1 | 2
}

/** How finely the stage is drawn: never finer than the screen shows or the quality allows. */
export function pictureSize(canvas: CanvasSize, pixelRatio: number, quality: ImageQuality): PictureSize {
  const width = Math.max(1, Math.min(Math.round(canvas.width * pixelRatio), imageWidths[quality]))
  return {
    width,
    height: Math.max(1, Math.round((canvas.height * width) / canvas.width)),
    scale: pictureScale(quality),
  }
}

export const pictureScale = (quality: ImageQuality): 1 | 2 => (quality === 'HIGH' ? 2 : 1)

export const qualityHere = (setting: Quality): ImageQuality => imageQuality(setting, memoryLimitMegabytes())

interface Memory {
  readonly memory?: { readonly jsHeapSizeLimit: number }
  readonly deviceMemory?: number
}

/** Only some browsers tell, each in its own way. */
export function memoryLimitMegabytes(): number | null {
  const { memory } = performance as Memory
  if (memory !== undefined) return memory.jsHeapSizeLimit / 1024 ** 2
  const { deviceMemory } = navigator as Memory
  return deviceMemory === undefined ? null : deviceMemory * 1024
}
