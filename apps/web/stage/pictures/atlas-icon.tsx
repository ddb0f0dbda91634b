import { atlasFrames, atlasPicture } from '@skystair/art/baked/files.ts'
import { useEffect, useState } from 'react'
import { artAddress } from '../art/art-address.ts'
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

const coming = new Map<string, Promise<unknown>>()
const here = new Map<string, Sheet>()

/** A picture out of an atlas, on a page: as large as it fits, in the middle. It says nothing: the text beside it does. */
export function AtlasIcon({ atlas, frame }: Properties) {
  const sheet = useSheet(atlas)
  const box = sheet?.boxes[frame]?.frame
  // A picture that did not come leaves its place empty; the name beside it is still there.
  if (!sheet || !box) return null
  const { src, width, height } = sheet.picture
  return (
    <svg className={styles.figure} viewBox={`0 0 ${box.w} ${box.h}`} aria-hidden="true">
      {/* Cuts off the neighbours of the atlas, which a box of another shape would show beside the picture. */}
      <svg width={box.w} height={box.h} viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`} role="presentation">
        <image href={src} width={width} height={height} />
      </svg>
    </svg>
  )
}

/** Known at once to whoever comes after the first: rows of a list appear with their pictures. */
function useSheet(atlas: string): Sheet | null {
  const [, setArrived] = useState(atlas)
  const sheet = here.get(atlas) ?? null
  useEffect(() => {
    if (sheet !== null) return
    let wanted = true
    fetchSheet(atlas).then(
      () => wanted && setArrived(`${atlas} is here`),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [atlas, sheet])
  return sheet
}

function fetchSheet(atlas: string): Promise<unknown> {
  const known = coming.get(atlas)
  if (known) return known
  const picture = new Image()
  picture.src = artAddress(atlasPicture(atlas, 2))
  const sheet = Promise.all([
    fetch(artAddress(atlasFrames(atlas, 2))).then(
      (answer) => answer.json() as Promise<{ frames: Sheet['boxes'] }>,
    ),
    picture.decode(),
  ]).then(([{ frames }]) => here.set(atlas, { boxes: frames, picture }))
  coming.set(atlas, sheet)
  sheet.catch(() => coming.delete(atlas))
  return sheet
}
