import { puppetPicture, puppetRig } from '@skystair/art/baked/files.ts'
import { useEffect, useRef } from 'react'
import { artAddress } from '../art/art-address.ts'

type Box = readonly [x: number, y: number, width: number, height: number]

interface Rig {
  readonly parts: readonly { readonly hidden: boolean; readonly box: Box; readonly uv: Box }[]
}

type Properties = {
  figure: string
  /** Begins at the upper edge, for a frame that shows it to the breast; else it stands on the lower one. */
  headFirst?: boolean
  className?: string | undefined
}

/** A whole figurine standing still, as large as it is given room. It says nothing: the text beside it does. */
export function FigurePicture({ figure, headFirst = false, className }: Properties) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let wanted = true
    void Promise.all([readRig(figure), readPicture(figure)])
      .then(
        ([rig, picture]) => wanted && canvas.current && drawFigure(canvas.current, rig, picture, headFirst),
      )
      // A figure that did not come leaves its place empty; the name beside it is still there.
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [figure, headFirst])
  return <canvas ref={canvas} className={className} />
}

const readRig = async (figure: string): Promise<Rig> => (await fetch(artAddress(puppetRig(figure)))).json()

async function readPicture(figure: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = artAddress(puppetPicture(figure, 2))
  await picture.decode()
  return picture
}

function drawFigure(
  canvas: HTMLCanvasElement,
  { parts }: Rig,
  picture: HTMLImageElement,
  headFirst: boolean,
): void {
  const context = canvas.getContext('2d')
  const shown = parts.filter(({ hidden }) => !hidden)
  if (context === null || shown.length === 0) return
  const left = Math.min(...shown.map(({ box }) => box[0]))
  const top = Math.min(...shown.map(({ box }) => box[1]))
  const right = Math.max(...shown.map(({ box }) => box[0] + box[2]))
  const bottom = Math.max(...shown.map(({ box }) => box[1] + box[3]))
  canvas.width = Math.round(canvas.clientWidth * window.devicePixelRatio)
  canvas.height = Math.round(canvas.clientHeight * window.devicePixelRatio)
  const scale = Math.min(canvas.width / (right - left), canvas.height / (bottom - top))
  const shiftX = (canvas.width - (right - left) * scale) / 2
  const shiftY = headFirst ? 0 : canvas.height - (bottom - top) * scale
  context.imageSmoothingQuality = 'high'
  for (const { box, uv } of shown)
    context.drawImage(
      picture,
      uv[0] * picture.naturalWidth,
      uv[1] * picture.naturalHeight,
      uv[2] * picture.naturalWidth,
      uv[3] * picture.naturalHeight,
      (box[0] - left) * scale + shiftX,
      (box[1] - top) * scale + shiftY,
      box[2] * scale,
      box[3] * scale,
    )
}
