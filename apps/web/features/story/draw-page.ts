import { fitting, wrapped } from './lines.ts'

interface Page {
  readonly title: string
  readonly chapter: string
  readonly isInk: boolean
  readonly ending: string
  /** Where, and what was answered there. */
  readonly entries: readonly (readonly [string, string])[]
  readonly more: (count: number) => string
  readonly signed: string
  readonly address: string
}

const width = 1080
const height = 1350
const edge = 84
const ink = '#27215f'
const pencil = '#574f5c'
const brown = '#6b4416'
const display = '"Sky Display", Georgia, serif'
const text = '"Sky Text", system-ui, sans-serif'
const fonts = {
  title: `900 56px ${display}`,
  chapter: `900 44px ${display}`,
  ending: `900 32px ${display}`,
  entry: `700 27px ${text}`,
  stair: `900 23px ${text}`,
  small: `700 25px ${text}`,
}
const column = 190

/** The page as Arkhip tears it out of the book. */
export async function drawPage(page: Page): Promise<Blob> {
  const words = [page.title, page.chapter, page.ending, page.signed, ...page.entries.flat()].join(' ')
  await Promise.all(Object.values(fonts).map((font) => document.fonts.load(font, words)))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const brush = canvas.getContext('2d')
  if (brush === null) throw new Error('no canvas')
  paper(brush)
  write(brush, page)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png')
  })
}

function paper(brush: CanvasRenderingContext2D): void {
  const ground = brush.createLinearGradient(0, 0, 0, height)
  ground.addColorStop(0, '#fff8e3')
  ground.addColorStop(0.5, '#fbe9c0')
  ground.addColorStop(1, '#efd49b')
  brush.fillStyle = ground
  brush.fillRect(0, 0, width, height)
  brush.strokeStyle = '#8f4f0d'
  brush.lineWidth = 6
  brush.strokeRect(30, 30, width - 60, height - 60)
  brush.strokeStyle = '#e0941f'
  brush.lineWidth = 3
  brush.strokeRect(42, 42, width - 84, height - 84)
}

function write(brush: CanvasRenderingContext2D, page: Page): void {
  const hand = page.isInk ? ink : pencil
  const inner = width - 2 * edge
  let y = 130
  /** One text on as many lines as it needs; gives how far down it came. */
  const put = (words: string, font: string, colour: string, step: number, x: number, most: number): void => {
    brush.font = font
    brush.fillStyle = colour
    for (const line of wrapped(words, most, (part) => brush.measureText(part).width)) {
      brush.fillText(line, x, y)
      y += step
    }
  }
  put(page.title, fonts.title, brown, 62, edge, inner)
  y += 8
  put(page.chapter, fonts.chapter, hand, 50, edge, inner)
  y += 4
  const top = y - 28
  put(page.ending, fonts.ending, hand, 40, edge + 28, inner - 28)
  brush.fillStyle = hand
  brush.fillRect(edge, top, 6, y - top - 14)
  y += 22
  const bottom = height - 150
  const measured = page.entries.map(([, words]) => {
    brush.font = fonts.entry
    return wrapped(words, inner - column, (part) => brush.measureText(part).width).length * 34 + 12
  })
  const count = fitting(measured, bottom - y, 46)
  for (const [stair, words] of page.entries.slice(0, count)) {
    brush.font = fonts.stair
    brush.fillStyle = brown
    brush.fillText(stair, edge, y)
    put(words, fonts.entry, hand, 34, edge + column, inner - column)
    y += 12
  }
  const left = page.entries.length - count
  if (left > 0) put(page.more(left), fonts.small, brown, 34, edge + column, inner - column)
  y = height - 104
  put(page.signed, fonts.small, brown, 34, edge, inner)
  put(page.address, fonts.small, brown, 34, edge, inner)
}
