import type * as Phaser from 'phaser'
import { artScale } from '../art/art-scale.ts'
import { textureKey } from '../art/first-art.ts'
import { flatDepth, layers } from './layers.ts'

/** Shadows are baked at half size: they are soft anyway. */
const shadowStretch = 2

/** A thing that stands on the ground: its body and, if it was baked with one, its shadow. */
export function atlasSprite(
  scene: Phaser.Scene,
  atlas: string,
  name: string,
  x: number,
  y: number,
): Phaser.GameObjects.Image[] {
  // Phaser would draw its own green square and say nothing.
  if (atlas === '' || name === '') throw new Error('texture null')
  const key = textureKey({ kind: 'atlas', id: atlas })
  const scale = 1 / artScale(scene)
  const body = scene.add
    .image(x, y, key, name)
    .setScale(scale)
    .setDepth(layers.bodies + y)
  const shadowName = `${name}.shadow`
  if (!scene.textures.get(key).has(shadowName)) return [body]
  const shadow = scene.add
    .image(x, y, key, shadowName)
    .setScale(scale * shadowStretch)
    .setDepth(flatDepth(layers.shadows, key))
  return [shadow, body]
}
