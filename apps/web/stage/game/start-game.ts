import * as Phaser from 'phaser'
import { useGame } from '../../platform/state/game.ts'
import { type SceneName, shownScenes, useStage } from '../../platform/state/stage-state.ts'
import { pictureScale, pictureSize, qualityHere } from '../art/picture-size.ts'
import { BootScene } from '../scenes/boot-scene.ts'
import { LoadScene } from '../scenes/load-scene.ts'
import { MusicScene } from '../scenes/music-scene.ts'
import { setCurrentGame } from './current-game.ts'
import { restUnderPages } from './rest-under-pages.ts'
import { showScene } from './show-scene.ts'

export type SceneKind = new () => Phaser.Scene
export type Scenes = Readonly<Partial<Record<SceneName, SceneKind>>>

const plum = '#26164d'

export function startGame(parent: HTMLElement, scenes: Scenes, loadSound: () => void): void {
  const size = sizeNow()
  const game = new Phaser.Game({
    type: Phaser.WEBGL,
    parent,
    width: size.width,
    height: size.height,
    backgroundColor: plum,
    banner: false,
    // The page has its own sound, keys and gamepads.
    audio: { noAudio: true },
    // Listening to the whole window, the engine would hold up the scrolling of every page until it has heard of the finger.
    input: { keyboard: false, gamepad: false, windowEvents: false },
    autoFocus: false,
    scale: { mode: Phaser.Scale.NONE, zoom: useStage.getState().size.width / size.width },
    // One texture a batch: with more, software drivers tear meshes. Multisampling is slow there and needless here.
    render: { antialias: true, antialiasGL: false, maxTextures: 1, powerPreference: 'low-power' },
    scene: [],
  })
  setCurrentGame(game)
  // Whoever has begun to drag on the stage is heard to the end, wherever the finger or mouse goes.
  parent.addEventListener('pointerdown', ({ pointerId }) => game.canvas.setPointerCapture(pointerId))
  for (const [name, Scene] of Object.entries(scenes)) game.scene.add(name, new Scene())
  game.scene.add('music', new MusicScene(loadSound))
  game.scene.add('load', new LoadScene())
  game.scene.add('boot', new BootScene(), true)
  restUnderPages(game)
  useStage.subscribe((now, before) => now.size !== before.size && resize(game))
  useGame.subscribe((now, before) => {
    const [quality, old] = [now.player?.quality, before.player?.quality]
    if (quality !== old && useStage.getState().ready) changeQuality(game, old ?? 'AUTO')
  })
}

/** As the player has chosen; before there is one, as the server says. */
const quality = () => {
  const { player, info } = useGame.getState()
  return player?.quality ?? info?.quality ?? 'AUTO'
}

const sizeNow = () => pictureSize(useStage.getState().size, window.devicePixelRatio, qualityHere(quality()))

function resize(game: Phaser.Game): void {
  const { width, height } = sizeNow()
  game.scale.resize(width, height)
  game.scale.setZoom(useStage.getState().size.width / width)
}

type Setting = Parameters<typeof qualityHere>[0]

/** A finer or coarser set of pictures replaces the one in use; the scene starts anew with it. */
function changeQuality(game: Phaser.Game, before: Setting): void {
  resize(game)
  const { scene } = useStage.getState()
  if (pictureScale(qualityHere(quality())) === pictureScale(qualityHere(before))) return
  const shown = shownScenes.find((name) => name === scene)
  if (shown !== undefined) void showScene(shown, 'load')
  else game.scene.start('load')
}
