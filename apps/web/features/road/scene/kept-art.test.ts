import type * as Phaser from 'phaser'
import { describe, expect, it } from 'vitest'
import { keepNumbers } from '../ground/number-sheet.ts'
import { WorldArt } from '../ground/world-art.ts'
import { PuppetShelf } from './puppet-shelf.ts'

/** As much of a scene as holds pictures. */
function sceneWith(...keys: string[]): { scene: Phaser.Scene; held: Set<string> } {
  const held = new Set(keys)
  const textures = {
    getTextureKeys: () => [...held],
    exists: (key: string) => held.has(key),
    remove: (key: string) => held.delete(key),
  }
  const cache = { json: { remove: () => undefined } }
  return { scene: { textures, cache, sys: { isActive: () => true } } as unknown as Phaser.Scene, held }
}

const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `puppet:met-${i}`)

describe('what the road holds after a walk through a portal', () => {
  it('is the ground and the growth of the worlds near, and the forest where everybody begins', () => {
    const near = ['picture:road-march-0', 'atlas:props-march', 'picture:road-forest-2', 'atlas:places']
    const { scene, held } = sceneWith(...near, 'picture:road-dark-1', 'atlas:props-dark')
    new WorldArt(scene).keepOnly(new Set(['march']))
    expect([...held]).toEqual(near)
  })

  it('is the numbers of the stairs in sight', () => {
    const { scene, held } = sceneWith('numbers:0', 'numbers:1', 'numbers:55')
    keepNumbers(scene, [199, 200, 201])
    expect([...held]).toEqual(['numbers:1'])
  })

  it('is ten figures nobody wears, seen last, whichever walk they were met on', async () => {
    const { scene, held } = sceneWith('puppet:seen-again', ...names(30))
    const shelf = new PuppetShelf(scene, [])
    await shelf.take('seen-again')
    shelf.putBack('seen-again')
    expect(held.size).toBe(10)
    expect(held.has('puppet:seen-again')).toBe(true)
  })

  it('is always the squad itself, also when a guardian who looks like one of it has gone', async () => {
    const { scene, held } = sceneWith('puppet:our-troll', ...names(30))
    const shelf = new PuppetShelf(scene, ['our-troll'])
    await shelf.take('our-troll')
    shelf.putBack('our-troll')
    expect(held.has('puppet:our-troll')).toBe(true)
  })
})
