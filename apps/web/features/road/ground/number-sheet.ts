import { stairSheet, stairsPerSheet } from '@skystair/rules/road/stair-sheet.ts'
import type * as Phaser from 'phaser'

const columns = 10
const cell = { width: 96, height: 44 }
/** Painted finer than shown, so that numbers stay sharp on fine screens. */
const fineness = 2
const ink = '#4a3524'
const light = 'rgba(255,255,255,.75)'

const keyOf = (sheet: number): string => `numbers:${sheet}`
const isSheet = /^numbers:/

interface NumberPicture {
  readonly key: string
  readonly frame: number
  readonly scale: number
}

/** The number of a stair, carved: a hundred numbers are painted on one sheet when the first of them is needed. */
export function stairNumber(scene: Phaser.Scene, stair: number): NumberPicture {
  const { sheet, frame } = stairSheet(stair)
  const key = keyOf(sheet)
  if (!scene.textures.exists(key)) paintSheet(scene, key, sheet * stairsPerSheet + 1)
  return { key, frame, scale: 1 / fineness }
}

/** Puts away the sheets of other stairs. None of their numbers may be on the stage. */
export function keepNumbers(scene: Phaser.Scene, stairs: readonly number[]): void {
  const kept = new Set(stairs.map((stair) => keyOf(stairSheet(stair).sheet)))
  for (const key of scene.textures.getTextureKeys())
    if (isSheet.test(key) && !kept.has(key)) scene.textures.remove(key)
}

function paintSheet(scene: Phaser.Scene, key: string, first: number): void {
  const texture = scene.textures.createCanvas(
    key,
    columns * cell.width,
    (stairsPerSheet / columns) * cell.height,
  )
  if (texture === null) throw new Error(`cannot paint ${key}`)
  const context = texture.getContext()
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (let i = 0; i < stairsPerSheet; i++) {
    const [x, y] = [(i % columns) * cell.width, Math.floor(i / columns) * cell.height]
    texture.add(i, 0, x, y, cell.width, cell.height)
    carve(context, String(first + i), x + cell.width / 2, y + cell.height / 2)
  }
  texture.refresh()
}

function carve(context: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  const size = text.length <= 3 ? 36 : text.length === 4 ? 32 : 26
  context.font = `900 ${size}px "Sky Text", sans-serif`
  context.fillStyle = light
  context.fillText(text, x, y + 2.5, cell.width - 6)
  context.fillStyle = ink
  context.fillText(text, x, y, cell.width - 6)
}
