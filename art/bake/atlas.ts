import type { AtlasAsset } from '../asset.ts'
import { atlasFrames, atlasPicture } from '../baked/files.ts'
import { type Cut, cutOut, softened } from './cut.ts'
import { assetHash } from './inventory.ts'
import type { Baked } from './ledger.ts'
import { type Placed, pack } from './pack.ts'
import { render } from './renderer.ts'
import { compose, save, webps } from './sheet.ts'

interface Sprite {
  cut: Cut
  /** foot in the sprite, in fine pixels of the sheet */
  foot: readonly [number, number]
  /** sheet pixels per picture pixel */
  share: number
}
const rounded = (v: number): number => Math.round(v * 1e4) / 1e4

const shadowOf = (name: string): string => `${name}.shadow`

const sprites = async ({ sprites }: AtlasAsset): Promise<Sprite[]> => {
  const out: Sprite[] = []
  for (const { name, shot } of sprites) {
    const path = await render(shot)
    const cut = await cutOut(name, `${path}.png`)
    const { foot } = shot.camera
    out.push({ cut, foot: [foot[0] - cut.left, foot[1] - cut.top], share: 1 })
    if (!shot.options.groundShadow) continue
    const shadow = await cutOut(shadowOf(name), `${path}.shadow.png`)
    const soft = await softened(shadow)
    const kx = soft.width / shadow.width
    const ky = soft.height / shadow.height
    out.push({ cut: soft, foot: [(foot[0] - shadow.left) * kx, (foot[1] - shadow.top) * ky], share: 0.5 })
  }
  return out
}
/** the JSON hash format of texture packers; a shadow is stored at half size: draw it twice as large */
const frames = (
  id: string,
  scale: 1 | 2,
  list: readonly Sprite[],
  places: readonly Placed[],
  size: readonly [number, number],
): string => {
  const k = scale / 2
  const entries = list.map(({ cut, foot }, i) => {
    const place = places[i] ?? { x: 0, y: 0 }
    const [w, h] = [cut.width * k, cut.height * k]
    return [
      cut.name,
      {
        frame: { x: place.x * k, y: place.y * k, w, h },
        rotated: false,
        trimmed: false,
        spriteSourceSize: { x: 0, y: 0, w, h },
        sourceSize: { w, h },
        pivot: { x: rounded(foot[0] / cut.width), y: rounded(foot[1] / cut.height) },
      },
    ] as const
  })
  const meta = {
    image: `${id}@${scale}x.webp`,
    scale: String(scale),
    size: { w: size[0] * k, h: size[1] * k },
  }
  return JSON.stringify({ frames: Object.fromEntries(entries), meta })
}
export const bakeAtlas = async (asset: AtlasAsset): Promise<Baked<'atlases'>> => {
  const list = await sprites(asset)
  const { width, height, places } = pack(list.map((s) => s.cut))
  const sheet = await compose(
    list.map((s) => s.cut),
    places,
    width,
    height,
  )
  const [half, fine] = await webps(sheet, asset.quality)
  for (const scale of [1, 2] as const)
    await save(atlasFrames(asset.id, scale), frames(asset.id, scale, list, places, [width, height]))
  const bytes = [
    await save(atlasPicture(asset.id, 1), half),
    await save(atlasPicture(asset.id, 2), fine),
  ] as const
  return { hash: assetHash(asset), bytes, frames: list.map((s) => s.cut.name) }
}
