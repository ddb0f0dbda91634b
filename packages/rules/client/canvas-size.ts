/** Everything on the stage is drawn for a canvas this wide and scaled from there. */
export const referenceWidth = 600
export const desktopMaximumWidth = 600
const portraitRatio = 1.4

export interface CanvasSize {
  readonly layout: 'desktop' | 'phone'
  readonly width: number
  readonly height: number
  /** how many screen pixels one reference pixel takes */
  readonly scale: number
}

interface Viewport {
  readonly width: number
  readonly height: number
}

export const isDesktop = (viewport: Viewport): boolean => viewport.height < portraitRatio * viewport.width

/** A phone gives the canvas the whole screen; a desktop a portrait column in its middle. */
export function canvasSize(viewport: Viewport): CanvasSize {
  const desktop = isDesktop(viewport)
  const width = desktop
    ? Math.min(desktopMaximumWidth, Math.floor(viewport.height / portraitRatio))
    : viewport.width
  return {
    layout: desktop ? 'desktop' : 'phone',
    width,
    height: viewport.height,
    scale: width / referenceWidth,
  }
}
