import { puppetPicture, puppetRig, type Scale } from '@skystair/art/baked/files.ts'
import { clipsOf } from '@skystair/art/clips/clip-sets.ts'
import type { ClipName } from '@skystair/art/clips/pose.ts'
import type { Rig } from '@skystair/art/clips/rig.ts'
import { Skeleton } from '@skystair/art/clips/skeleton.ts'
import { useEffect, useRef } from 'react'
import { artAddress } from '../art/art-address.ts'
import { prefersCalm } from '../game/calm.ts'
import { drawFigure } from './draw-figure.ts'
import styles from './figure.module.css'

type Properties = {
  /** The figurine's name: figureOf a hero or a monster. */
  figure: string
  /** Breathes; a still one is drawn once. */
  alive?: boolean
  /** Another number makes it rejoice once. */
  joy?: number
}

interface Model {
  readonly rig: Rig
  readonly picture: HTMLImageElement
}

const models = new Map<string, Promise<Model>>()

/** A figurine on a page, without the stage. It says nothing: the text beside it does. */
export function Figure({ figure, alive = false, joy = 0 }: Properties) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const rejoice = useRef<(() => void) | null>(null)
  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    let stop: () => void = () => undefined
    let wanted = true
    const begin = () =>
      void modelOf(figure, alive ? 2 : 1)
        .then((model) => {
          if (!wanted) return
          const play = perform(element, model, alive && !prefersCalm())
          rejoice.current = play.rejoice
          stop = play.stop
        })
        // A figurine that did not come leaves its place empty; the name beside it is still there.
        .catch(() => undefined)
    const eye = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        eye.disconnect()
        begin()
      },
      { rootMargin: '200px' },
    )
    eye.observe(element)
    return () => {
      wanted = false
      rejoice.current = null
      eye.disconnect()
      stop()
    }
  }, [figure, alive])
  useEffect(() => {
    if (joy > 0) rejoice.current?.()
  }, [joy])
  return <canvas ref={canvas} className={styles.standing} />
}

function modelOf(figure: string, scale: Scale): Promise<Model> {
  const key = `${figure}@${scale}`
  const known = models.get(key)
  if (known) return known
  const model = Promise.all([
    fetch(artAddress(puppetRig(figure))).then((answer) => answer.json() as Promise<Rig>),
    readPicture(artAddress(puppetPicture(figure, scale))),
  ]).then(([rig, picture]) => ({ rig, picture }))
  models.set(key, model)
  model.catch(() => models.delete(key))
  return model
}

async function readPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

/** Draws once, or again with every frame until it is stopped. */
function perform(canvas: HTMLCanvasElement, { rig, picture }: Model, isAlive: boolean) {
  const skeleton = new Skeleton(rig)
  const clips = clipsOf(rig.plan)
  let name: ClipName = 'idle'
  let began = performance.now()
  let frame = 0
  const draw = (now: number) => {
    const clip = clips[name]
    const passed = Math.max(0, now - began) / 1000 / clip.duration
    if (!clip.loop && passed >= 1) {
      name = 'idle'
      began = now
    }
    measure(canvas)
    drawFigure(canvas, picture, rig, skeleton, clip.pose(clip.loop ? passed % 1 : Math.min(1, passed)))
    if (isAlive) frame = requestAnimationFrame(draw)
  }
  draw(began)
  return {
    stop: () => cancelAnimationFrame(frame),
    rejoice: () => {
      if (!isAlive) return
      name = 'victory'
      began = performance.now()
    },
  }
}

/** As many pixels as the screen shows there: browsers shrink a larger canvas badly. */
function measure(canvas: HTMLCanvasElement): void {
  const width = Math.round(canvas.clientWidth * window.devicePixelRatio)
  const height = Math.round(canvas.clientHeight * window.devicePixelRatio)
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
}
