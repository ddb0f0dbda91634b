import type { Quality } from '../player/choices.ts'

export type ImageQuality = Exclude<Quality, 'AUTO'>

/** Width in pixels of the pictures each setting loads. */
export const imageWidths: Readonly<Record<Quality, number>> = {
  LOWEST: 450,
  LOW: 500,
  AUTO: 600,
  STANDARD: 600,
  HIGH: 768,
}

/** `memoryLimitMegabytes` is null where the browser does not tell. */
function automaticQuality(memoryLimitMegabytes: number | null): ImageQuality {
  if (memoryLimitMegabytes === null || memoryLimitMegabytes > 1100) return 'HIGH'
  if (memoryLimitMegabytes > 600) return 'STANDARD'
  if (memoryLimitMegabytes > 450) return 'LOW'
  return 'LOWEST'
}

export const imageQuality = (setting: Quality, memoryLimitMegabytes: number | null): ImageQuality =>
  setting === 'AUTO' ? automaticQuality(memoryLimitMegabytes) : setting
