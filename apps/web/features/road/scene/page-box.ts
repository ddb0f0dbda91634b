import type * as Phaser from 'phaser'
import type { AnchorBox } from '../../../platform/pages/anchors.ts'
import { freeBetween } from '../../../platform/pages/free-between.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where the stage lies on the page, and what of it no bar covers, from its top. */
export interface Opening {
  readonly canvas: DOMRect
  readonly first: number
  readonly last: number
}

/** Asking the page makes it lay itself out: whoever needs several boxes asks once. */
export function openingOf({ game }: Phaser.Scene): Opening {
  const canvas = game.canvas.getBoundingClientRect()
  const [first, last] = freeBetween(canvas)
  return { canvas, first, last }
}

/** A box of the road in pixels of the page; `null` when the bars at the edges hide most of it. */
export function pageBox(
  scene: Phaser.Scene,
  { canvas, first, last }: Opening,
  { x, y, width, height }: Box,
): AnchorBox | null {
  const { midPoint, zoom } = scene.cameras.main
  const scale = canvas.width / scene.scale.width
  const toPage = zoom * scale
  const top = canvas.top + canvas.height / 2 + (y - midPoint.y) * toPage
  const left = canvas.left + canvas.width / 2 + (x - midPoint.x) * toPage
  const middle = top + (height * toPage) / 2 - canvas.top
  const hidden = middle < first || middle > last
  return hidden ? null : { left, top, width: width * toPage, height: height * toPage }
}
