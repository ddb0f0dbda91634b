import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkVersion, leftOut, parts } from './engine.ts'

const sources = globSync('{stage,features}/**/*.ts', { cwd: import.meta.dirname })
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
const found = (pattern: RegExp): Set<string> =>
  new Set(
    sources.flatMap((source) => [...source.matchAll(pattern)].map(([, one, other]) => one ?? other ?? '')),
  )

test('the stage names only those parts of the engine that players are sent', () => {
  const named = found(/(?:new|extends) Phaser\.([\w.]+)|Phaser\.([\w.]+)\(/g)
  expect(named).toContain('GameObjects.Mesh2D')
  const missing = [...named].filter((name) => !parts.includes(`import ${name.split('.').at(-1)} from`))
  expect(missing).toEqual([])
})

test('what the stage adds to a scene and loads comes with the engine', () => {
  const added = found(
    /\.add\s*\.(image|sprite|text|graphics|container|rectangle|particles|tileSprite|zone)\(/g,
  )
  expect(added).toContain('image')
  const factory = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}Factory'`
  expect([...added].filter((name) => !parts.includes(factory(name)))).toEqual([])
  const loaded = found(/\bload\.(image|json|atlas|audio|text|spritesheet)\(/g)
  const file: Record<string, string> = { image: 'ImageFile', json: 'JSONFile', atlas: 'AtlasJSONFile' }
  expect([...loaded].filter((name) => !parts.includes(`/${file[name]}'`))).toEqual([])
})

test('the stage uses no filters, lights or masks, which players are not sent', () => {
  expect(found(/\.(filters|enableFilters|setLighting|lights|enableLighting|setMask|setFilters?)\b/g)).toEqual(
    new Set(),
  )
  expect(leftOut.test('/phaser/src/renderer/webgl/renderNodes/filters/FilterGlow.js')).toBe(true)
  expect(leftOut.test('/phaser/src/renderer/webgl/renderNodes/BatchHandlerQuad.js')).toBe(false)
})

test('the stage plays no strips of frames and paints on no texture while it runs, which players are not sent', () => {
  expect(found(/\.(anims|addDynamicTexture|renderTexture|spritesheet|tileSprite)\b/g)).toEqual(new Set())
  expect(leftOut.test('/phaser/src/animations/AnimationManager.js')).toBe(true)
  expect(leftOut.test('/phaser/src/textures/parsers/JSONHash.js')).toBe(false)
})

test('an engine whose inside nobody has looked at is not built in', () => {
  expect(() => checkVersion('4.2.1')).not.toThrow()
  expect(() => checkVersion('4.3.0')).toThrow(
    'Phaser is 4.3.0, but apps/web/engine.ts knows the inside of 4.2.1',
  )
})
