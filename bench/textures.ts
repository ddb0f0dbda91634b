import type { Page } from 'playwright-core'

/** Runs in the page before it: notes every picture the graphics card is given, until it is taken back. */
export function countTextures(): void {
  const held = new Map<WebGLTexture, number>()
  Object.assign(window, { held })
  const { prototype } = WebGLRenderingContext
  const { bindTexture, texImage2D, deleteTexture } = prototype
  let bound: WebGLTexture | null = null
  prototype.bindTexture = function bind(target, texture) {
    bound = texture
    bindTexture.call(this, target, texture)
  }
  prototype.texImage2D = function give(this: WebGLRenderingContext, ...given: unknown[]) {
    // Either (…, width, height, border, format, type, pixels) or (…, format, type, picture).
    const picture = given[5] as { width: number; height: number } | undefined
    const [width, height] =
      given.length > 6 ? [Number(given[3]), Number(given[4])] : [picture?.width ?? 0, picture?.height ?? 0]
    if (bound !== null) held.set(bound, width * height * 4)
    Reflect.apply(texImage2D, this, given)
  } as typeof texImage2D
  prototype.deleteTexture = function take(texture) {
    if (texture !== null) held.delete(texture)
    deleteTexture.call(this, texture)
  }
}

/** Bytes of all pictures that are held, decoded. */
export const heldBytes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { held } = window as unknown as { held: ReadonlyMap<object, number> }
    return [...held.values()].reduce((sum, bytes) => sum + bytes, 0)
  })
