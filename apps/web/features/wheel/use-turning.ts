import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { sound } from '../../sound/sound.ts'
import { endOf, pinsPassed, restAt, SPIN_LASTS, shareOfWay } from './motion.ts'

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

interface Turning {
  /** What turns; its rotation is set from here alone. */
  readonly disc: RefObject<SVGGElement | null>
  /** What the pins push aside. */
  readonly pointer: RefObject<SVGGElement | null>
  readonly isTurning: boolean
  /** Turns to the sector and is done when it lies there. */
  readonly turnTo: (sector: number) => Promise<void>
}

/** The wheel turns to where it was drawn. `rests` is where it stands when nobody turns it; null: wherever it stood. */
export function useTurning(rests: number | null): Turning {
  const disc = useRef<SVGGElement>(null)
  const pointer = useRef<SVGGElement>(null)
  const rotation = useRef(rests === null ? 0 : restAt(rests))
  const frame = useRef(0)
  const [isTurning, setIsTurning] = useState(false)

  const show = useCallback((degrees: number) => {
    rotation.current = degrees
    disc.current?.setAttribute('transform', `rotate(${degrees})`)
  }, [])

  useEffect(() => {
    if (!isTurning && rests !== null) show(restAt(rests))
  }, [isTurning, rests, show])
  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  const turnTo = useCallback(
    (sector: number) =>
      new Promise<void>((done) => {
        const end = () => {
          show(restAt(sector))
          setIsTurning(false)
          sound.effect('wheel_stop')
          done()
        }
        if (isStill()) return end()
        setIsTurning(true)
        const from = rotation.current
        const way = endOf(from, sector) - from
        const began = performance.now()
        let pins = pinsPassed(from)
        frame.current = requestAnimationFrame(function step(now) {
          const time = (now - began) / SPIN_LASTS
          if (time >= 1) return end()
          show(from + way * shareOfWay(time))
          const passed = pinsPassed(rotation.current)
          if (passed !== pins) {
            pins = passed
            sound.effect('wheel_tick')
            flick(pointer.current)
          }
          frame.current = requestAnimationFrame(step)
        })
      }),
    [show],
  )
  return { disc, pointer, isTurning, turnTo }
}

/** A pin pushes the pointer aside; it swings back. */
function flick(pointer: SVGGElement | null): void {
  pointer?.animate([{ rotate: '-13deg' }, { rotate: '3deg' }, { rotate: '0deg' }], {
    duration: 150,
    easing: 'ease-out',
  })
}
