import { picture } from '@skystair/art/baked/files.ts'
import { STAIR_HEIGHT } from '@skystair/rules/road/place.ts'
import { useEffect, useRef } from 'react'
import { useGame } from '../../platform/state/game.ts'
import { artAddress } from '../art/art-address.ts'
import { arenaOf } from './arena.ts'
import styles from './backdrop.module.css'
import { lightOf, lookAt } from './world-look.ts'

/** Few pixels, blurred once and stretched: a filter of the page would be reckoned anew for every frame. */
const width = 240
const height = 150
const outOfFocus = 'blur(5px) brightness(0.62) saturate(0.85)'

/** The world goes on, out of focus, on both sides of a desktop. */
export default function Backdrop() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const arena = useGame(({ player }) =>
    arenaOf(
      player === null ? 'forest' : lookAt(player.worldType, Math.floor(player.coordinate / STAIR_HEIGHT)),
    ),
  )
  const light = useGame(({ player }) => lightOf(player?.worldType ?? 'main'))
  useEffect(() => {
    let wanted = true
    const image = new Image()
    image.src = artAddress(picture(arena, 1))
    void image
      .decode()
      .then(() => wanted && canvas.current && draw(canvas.current, image, light))
      // The night around the stage is a backdrop too.
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [arena, light])
  return (
    <canvas
      key={`${arena} ${light}`}
      ref={canvas}
      className={styles.backdrop}
      width={width}
      height={height}
    />
  )
}

/** As wide as the backdrop, the middle of what is higher. */
function draw(canvas: HTMLCanvasElement, image: HTMLImageElement, light: number): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  const tall = (width / image.naturalWidth) * image.naturalHeight
  context.filter = outOfFocus
  context.drawImage(image, 0, (height - tall) / 2, width, tall)
  context.filter = 'none'
  context.globalCompositeOperation = 'multiply'
  context.fillStyle = `#${light.toString(16).padStart(6, '0')}`
  context.fillRect(0, 0, width, height)
}
