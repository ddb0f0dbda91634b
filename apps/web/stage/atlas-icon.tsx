import { atlasFrames, atlasPicture } from '@skystair/art/baked/files.ts'
import { useEffect, useRef } from 'react'
import { artAddress } from './art-address.ts'
import styles from './figure.module.css'

type Properties = {
  /** The atlas: icons-artifacts, icons-consumables … */
  atlas: string
  frame: string
}

interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
interface Sheet {
  readonly boxes: Readonly<Record<string, { readonly frame: Box }>>
  readonly picture: HTMLImageElement
}

const sheets = new Map<string, Promise<Sheet>>()

/** A picture out of an atlas, on a page. It says nothing: the text beside it does. */
export function AtlasIcon({ atlas, frame }: Properties) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let wanted = true
    sheetOf(atlas)
      .then((sheet) => wanted && draw(canvas.current, sheet, frame))
      // A picture that did not come leaves its place empty; the name beside it is still there.
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [atlas, frame])
  return <canvas ref={canvas} className={styles.figure} />
}

function sheetOf(atlas: string): Promise<Sheet> {
  const known = sheets.get(atlas)
  if (known) return known
  const picture = new Image()
  picture.src = artAddress(atlasPicture(atlas, 2))
  const sheet = Promise.all([
    fetch(artAddress(atlasFrames(atlas, 2))).then(
      (answer) => answer.json() as Promise<{ frames: Sheet['boxes'] }>,
    ),
    picture.decode(),
  ]).then(([{ frames }]) => ({ boxes: frames, picture }))
  sheets.set(atlas, sheet)
  sheet.catch(() => sheets.delete(atlas))
  return sheet
}

/** As large as it fits, in the middle. */
function draw(canvas: HTMLCanvasElement | null, { boxes, picture }: Sheet, frame: string): void {
  const context = canvas?.getContext('2d')
  const box = boxes[frame]?.frame
  if (!canvas || !context || !box) return
  canvas.width = Math.round(canvas.clientWidth * window.devicePixelRatio)
  canvas.height = Math.round(canvas.clientHeight * window.devicePixelRatio)
  const scale = Math.min(canvas.width / box.w, canvas.height / box.h)
  const [width, height] = [box.w * scale, box.h * scale]
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    picture,
    box.x,
    box.y,
    box.w,
    box.h,
    (canvas.width - width) / 2,
    (canvas.height - height) / 2,
    width,
    height,
  )
}
