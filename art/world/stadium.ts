import type { PictureAsset } from '../asset.ts'
import { cloth, glow, gold } from '../model/material.ts'
import type { Model } from '../model/model.ts'
import { worldCamera } from '../model/studio.ts'
import { PALETTES, type Palette } from './palette.ts'
import { meadow, ringOfStones } from './paving.ts'
import { groundOf, tileOptions, WIDTH } from './tile.ts'
import { lookOf } from './turf.ts'

/** sand, seen by torchlight, under the colours of nine leagues */
const SAND: Palette = {
  ...PALETTES.kingdom,
  ground: [0xd8b878, 0xc09a5e, 0xa07c4a, 0xe8cc94, 0xb08a58, 0x8a6a44],
  strokes: 0.3,
  stone: [0xf0e2c8, 0xe2d0b4, 0xcebb9e],
  arena: 0xf2d8a0,
  bloom: 0,
}
const LEAGUES = [0x8a7460, 0xb88450, 0xa8462e, 0x4a6a8a, 0x2f6fdc, 0x2a8a5a, 0x8a2fb8, 0xd8342e, 0xffc847]

/** a length of the wall around the sand, with seats behind it */
const stand = (m: Model, look: ReturnType<typeof lookOf>, angle: number, banner: number | null): void =>
  m.inside(() => {
    m.move([Math.sin(angle) * 4.15, 0, -0.4 + Math.cos(angle) * 6.5])
    m.turnY((angle * 180) / Math.PI + 180)
    m.group()
    m.box(look.curb, [0, 0.3, 0], [0.56, 0.42, 0.22], 0.06).lumpy(0.012, 5)
    m.group()
    m.box(look.stones[0], [0, 0.74, 0], [0.6, 0.08, 0.28], 0.04)
    for (const row of [1, 2]) {
      m.group()
      m.box(look.stones[row === 1 ? 1 : 2], [0, 0.4 + row * 0.34, -row * 0.52], [0.6, 0.34, 0.3], 0.05).lumpy(
        0.01,
        5,
      )
    }
    if (banner === null) return
    m.group()
    m.box(cloth(banner), [0, 0.36, 0.24], [0.22, 0.34, 0.03], 0.02)
    m.group()
    m.box(gold(), [0, 0.72, 0.24], [0.28, 0.03, 0.05], 0.02)
    m.group()
    m.ball(glow(0xffe07a, 0.6), [0, 0.38, 0.28], 0.08)
  })
/** where the arena is fought out */
export const stadium = (): PictureAsset => {
  const look = lookOf(SAND)
  const { m, r } = meadow(look, 902)
  for (const [radius, count] of [
    [0.7, 8],
    [1.2, 14],
  ] as const)
    ringOfStones(m, look, r, [0, 0, -0.3], radius, count, 0.24)
  const places = 40
  for (let i = 0; i < places; i++) {
    const angle = (i / places) * Math.PI * 2
    // The lower edge stays open: there the player looks over the sand.
    if (Math.cos(angle) > 0.72) continue
    stand(m, look, angle, i % 3 === 0 ? (LEAGUES[Math.floor(i / 3) % LEAGUES.length] ?? null) : null)
  }
  return {
    kind: 'picture',
    id: 'arena-stadium',
    quality: 76,
    shot: {
      model: m,
      camera: worldCamera(WIDTH / 2, 420),
      options: { ...tileOptions(SAND, 840), exposure: SAND.exposure * 1.06 },
      ground: groundOf(SAND, [-0.3], 1, true),
    },
  }
}
