import { atlasFrames, atlasPicture } from '@skystair/art/baked/files.ts'
import { useEffect, useRef } from 'react'
import { artAddress } from '../../stage/art-address.ts'

interface Frame {
  readonly frame: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
}

const address = (of: typeof atlasFrames) => artAddress(of('places', 2))

let frames: Promise<Readonly<Record<string, Frame>>> | null = null
let picture: Promise<HTMLImageElement> | null = null

async function readFrames(): Promise<Readonly<Record<string, Frame>>> {
  const atlas = (await (await fetch(address(atlasFrames))).json()) as { frames: Record<string, Frame> }
  return atlas.frames
}

async function readPicture(): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address(atlasPicture)
  await image.decode()
  return image
}

/** A thing of the road as it stands there. It says nothing: the text beside it does. */
export function PlacePicture({ frame, className }: { frame: string; className: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let wanted = true
    frames ??= readFrames()
    picture ??= readPicture()
    void Promise.all([frames, picture])
      .then(([all, image]) => wanted && draw(canvas.current, all[frame], image))
      .catch(() => {
        // It is asked for again by the next panel.
        frames = null
        picture = null
      })
    return () => {
      wanted = false
    }
  }, [frame])
  return <canvas ref={canvas} className={className} />
}

function draw(canvas: HTMLCanvasElement | null, found: Frame | undefined, picture: HTMLImageElement): void {
  const context = canvas?.getContext('2d')
  if (!canvas || !context || found === undefined) return
  const { x, y, w, h } = found.frame
  const side = Math.round(canvas.clientWidth * window.devicePixelRatio)
  canvas.width = side
  canvas.height = side
  const scale = Math.min(side / w, side / h)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, w, h, (side - w * scale) / 2, side - h * scale, w * scale, h * scale)
}
