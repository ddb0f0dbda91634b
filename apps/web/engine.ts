import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * What is taken out of the engine here, and how figures are drawn in one go (`stage/puppet/draw-at-once.ts`), leans on how
 * this very version works inside. Whoever takes another looks at both, plays a battle, and writes it here.
 */
const knownVersion = '4.2.1'
const source = fileURLToPath(new URL('src/', import.meta.resolve('phaser/package.json')))
const { version }: { version: string } = createRequire(import.meta.url)('phaser/package.json')
const entry = 'virtual:phaser'

/** What the stage names of Phaser, and what adds itself to a scene: `add.image`, `load.json`, `cameras`, `time`. */
export const parts = `
import 'phaser/src/renderer/webgl/WebGLRenderer'
import Game from 'phaser/src/core/Game'
import Scene from 'phaser/src/scene/Scene'
import constants from 'phaser/src/const'
import Image from 'phaser/src/gameobjects/image/Image'
import Mesh2D from 'phaser/src/gameobjects/mesh2d/Mesh2D'
import Wrap from 'phaser/src/math/Wrap'
import Scale from 'phaser/src/scale'
import 'phaser/src/cameras/2d/CameraManager'
import 'phaser/src/events/EventEmitter'
import 'phaser/src/gameobjects/DisplayList'
import 'phaser/src/gameobjects/GameObjectCreator'
import 'phaser/src/gameobjects/UpdateList'
import 'phaser/src/gameobjects/container/ContainerFactory'
import 'phaser/src/gameobjects/graphics/GraphicsFactory'
import 'phaser/src/gameobjects/image/ImageFactory'
import 'phaser/src/gameobjects/shape/rectangle/RectangleFactory'
import 'phaser/src/input/InputPlugin'
import 'phaser/src/loader/LoaderPlugin'
import 'phaser/src/loader/filetypes/AtlasJSONFile'
import 'phaser/src/loader/filetypes/ImageFile'
import 'phaser/src/loader/filetypes/JSONFile'
import 'phaser/src/scene/ScenePlugin'
import 'phaser/src/time/Clock'
/*! Phaser, copyright Phaser Studio Inc., MIT License: https://opensource.org/licenses/MIT */
const { WEBGL } = constants
const GameObjects = { Image, Mesh2D }
const Math = { Wrap }
export { Game, GameObjects, Math, Scale, Scene, WEBGL }
`

/** Which of its two hands the engine draws with, and that it is silent: known before it is sent. */
const choices = /typeof (WEBGL_RENDERER|CANVAS_RENDERER|WEBGL_DEBUG|FEATURE_SOUND|PLUGIN_\w+)/g
const licences = /^\/\*\*[^*]*(?:\*[^/][^*]*)*@license[\s\S]*?\*\//

/** What is carried for things that never stand on this stage: filters, lights, tiles, ropes, strips of frames, other files. */
export const leftOut = new RegExp(
  `[\\\\/](${[
    'filters[\\\\/]\\w+',
    'BatchHandler(PointLight|Strip|TileSprite)',
    '(Submitter|Texturer|Transformer)Tile\\w*',
    'Animation(Manager|State)',
    'DynamicTexture(Handler)?',
    'GraphicsCanvasRenderer',
    'PathFollower',
    'parsers[\\\\/](AtlasXML|KTXParser|PCT(Decode)?|PVRParser|SpriteSheet(FromAtlas)?|UnityYAML|VerifyCompressedTexture)',
  ].join('|')})\\.js$`,
)
const nothing = 'module.exports = class {}'

/** Lists of everything, of which the engine itself uses one piece. */
const shortLists: Readonly<Record<string, string>> = {
  'math/index.js': `exports.RandomDataGenerator = require('./random-data-generator/RandomDataGenerator')`,
  'renderer/index.js': `exports.Events = require('./events')`,
}

export function checkVersion(found: string): void {
  if (found !== knownVersion)
    throw new Error(
      `Phaser is ${found}, but apps/web/engine.ts knows the inside of ${knownVersion}: look at it again.`,
    )
}

/** Sends players the half of Phaser that the stage is made of; while developing, the whole is there. */
export function engine(): Plugin {
  return {
    name: 'engine',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => checkVersion(version),
    async resolveId(id, _importer, options) {
      if (id === 'phaser') return entry
      if (!id.startsWith('phaser/src/')) return null
      return this.resolve(id.replace('phaser/src/', source), undefined, options)
    },
    load: (id) => (id === entry ? parts : null),
    transform(code, id) {
      if (!id.startsWith(source)) return null
      if (leftOut.test(id)) return nothing
      const shortList = shortLists[id.slice(source.length).replaceAll('\\', '/')]
      if (shortList !== undefined) return shortList
      return code.replace(licences, '').replace(choices, (_, choice) => String(choice === 'WEBGL_RENDERER'))
    },
  }
}
