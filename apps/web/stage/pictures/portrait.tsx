import { atlasFrames, atlasPicture } from '@skystair/art/baked/files.ts'
import { useEffect, useRef } from 'react'
import { artAddress, isBaked } from '../art/art-address.ts'

type Mood = 'calm' | 'merry' | 'stern'

type Properties = {
  /** Figurine whose face is shown. */
  figure: string
  mood?: Mood
  /** For a face that fills the screen. */
  large?: boolean
  className?: string | undefined
}

interface Frames {
  readonly frames: Readonly<Record<Mood, { readonly frame: { x: number; y: number; w: number; h: number } }>>
}

export const hasPortrait = (figure: string): boolean => isBaked(atlasPicture(`portrait-${figure}`, 1))

/** The face of a figurine. It says nothing: the text beside it does. */
export function Portrait({ figure, mood = 'calm', large = false, className }: Properties) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let wanted = true
    const id = `portrait-${figure}`
    const scale = large ? 2 : 1
    void Promise.all([
      readFrames(artAddress(atlasFrames(id, scale))),
      readPicture(artAddress(atlasPicture(id, scale))),
    ])
      .then(([{ frames }, picture]) => wanted && drawFrame(canvas.current, frames[mood].frame, picture))
      // A face that did not come leaves an empty medallion; the name beside it is still there.
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [figure, mood, large])
  return <canvas ref={canvas} className={className} />
}

const readFrames = async (address: string): Promise<Frames> => (await fetch(address)).json()

async function readPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

type Frame = Frames['frames'][Mood]['frame']

/** Drawn as large as it is shown: browsers shrink a larger canvas badly. */
function drawFrame(canvas: HTMLCanvasElement | null, { x, y, w, h }: Frame, picture: HTMLImageElement): void {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return
  canvas.width = Math.round(canvas.clientWidth * window.devicePixelRatio)
  canvas.height = Math.round((canvas.width * h) / w)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, w, h, 0, 0, canvas.width, canvas.height)
}
