import type { WheelSectorView } from '@skystair/contract/wheel.ts'
import type { RefObject } from 'react'
import { iconSource } from '../../ui/icons/icon-source.ts'
import { SECTOR, SECTORS } from './motion.ts'
import { iconOf, usePrizeWords } from './use-prize-words.ts'
import styles from './wheel-disc.module.css'

const RIM = 244
const FACE = 206
const HUB = 54
const BULBS = 24
const BULB_RING = 226

/** Light and deep colour of each sector, in the order in which they stand. */
const enamel = [
  ['#fff3b0', '#e0941f'],
  ['#8cc8ff', '#1d56c4'],
  ['#e2a8ff', '#7a34c9'],
  ['#ff9aa6', '#b01138'],
  ['#9df0e6', '#12838d'],
  ['#fff8e3', '#d2a45f'],
  ['#a6f0a0', '#178a3c'],
  ['#ffd48a', '#d5750f'],
  ['#dcb0ff', '#5c1fb0'],
  ['#7fbcff', '#173fa6'],
  ['#ff9f8c', '#c22a2a'],
  ['#86ead8', '#0b6b80'],
] as const

const at = (degrees: number, radius: number): readonly [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [Math.cos(angle) * radius, Math.sin(angle) * radius]
}
const near = (value: number) => Math.round(value * 100) / 100
const point = (degrees: number, radius: number) => at(degrees, radius).map(near).join(' ')
const wedge = `M0 0L${point(-SECTOR / 2, FACE)}A${FACE} ${FACE} 0 0 1 ${point(SECTOR / 2, FACE)}Z`
const gleam = `M${point(-SECTOR / 2 + 3, FACE - 8)}A${FACE - 8} ${FACE - 8} 0 0 1 ${point(SECTOR / 2 - 3, FACE - 8)}`

type Properties = {
  sectors: readonly WheelSectorView[]
  disc: RefObject<SVGGElement | null>
  pointer: RefObject<SVGGElement | null>
  isTurning: boolean
  /** The sector that it stopped at, if its prize still waits. */
  won: number | null
}

/** The wheel itself. It says nothing: the list of odds and the status beside it do. */
export function WheelDisc({ sectors, disc, pointer, isTurning, won }: Properties) {
  const { shortOf } = usePrizeWords()
  return (
    <svg
      className={styles.wheel}
      viewBox="-256 -268 512 540"
      aria-hidden="true"
      data-turning={isTurning || undefined}
    >
      <defs>
        <radialGradient id="wheel-gold" cx=".5" cy=".3" r=".75">
          <stop stopColor="#fff3b0" />
          <stop offset=".55" stopColor="#ffcf4d" />
          <stop offset="1" stopColor="#a35a0f" />
        </radialGradient>
        <radialGradient id="wheel-ruby" cx=".4" cy=".3" r=".8">
          <stop stopColor="#ffc2c2" />
          <stop offset=".45" stopColor="#ee3d55" />
          <stop offset="1" stopColor="#7d0a2c" />
        </radialGradient>
        {enamel.map(([light, deep]) => (
          <radialGradient
            key={light}
            id={`wheel${light.slice(1)}`}
            gradientUnits="userSpaceOnUse"
            cx="0"
            cy="0"
            r={FACE}
          >
            <stop offset=".2" stopColor={deep} />
            <stop offset="1" stopColor={light} />
          </radialGradient>
        ))}
      </defs>
      <path className={styles.leg} d="M-150 170L-190 268H-128L-96 190zM150 170L190 268H128L96 190z" />
      <ellipse className={styles.shadow} cx="0" cy="14" rx={RIM} ry={RIM} />
      <circle r={RIM} fill="url(#wheel-gold)" className={styles.ink} />
      <circle r={RIM - 9} className={styles.band} />
      {Array.from({ length: BULBS }, (_, place) => {
        const [x, y] = at((place + 0.5) * (360 / BULBS), BULB_RING)
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a bulb has no identity but its place
            key={place}
            className={styles.bulb}
            data-odd={place % 2 === 1 || undefined}
            cx={near(x)}
            cy={near(y)}
            r="6"
          />
        )
      })}
      <g ref={disc}>
        <circle r={FACE + 5} fill="url(#wheel-gold)" className={styles.ink} />
        {sectors.map((sector, place) => (
          <g
            key={sector.id}
            className={styles.sector}
            transform={`rotate(${place * SECTOR})`}
            data-won={place === won || undefined}
          >
            <path d={wedge} fill={`url(#wheel${enamel[place % enamel.length]?.[0].slice(1)})`} />
            <path d={gleam} className={styles.gleam} />
            <image href={iconSource(iconOf(sector))} x="-33" y={-FACE + 16} width="66" height="66" />
            <text
              className={styles.amount}
              y={-FACE + 106}
              data-word={sector.amounts.length === 0 || undefined}
            >
              {shortOf(sector)}
            </text>
          </g>
        ))}
        {Array.from({ length: SECTORS }, (_, place) => {
          const [x, y] = at((place + 0.5) * SECTOR, FACE)
          return (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a pin has no identity but its place
              key={place}
              cx={near(x)}
              cy={near(y)}
              r="7"
              fill="url(#wheel-gold)"
              className={styles.ink}
            />
          )
        })}
        <circle r={HUB} fill="url(#wheel-gold)" className={styles.ink} />
        <circle r={HUB - 9} className={styles.band} />
        <path
          d="M-14 -34H14L34 -14V14L14 34H-14L-34 14V-14z"
          fill="url(#wheel-ruby)"
          className={styles.ink}
        />
        <path d="M-8 -18H8L18 -8V8L8 18H-8L-18 8V-8z" className={styles.facet} />
      </g>
      <g ref={pointer} className={styles.pointer}>
        <path
          d="M0 -188C-14 -212 -30 -222 -30 -240A30 26 0 0 1 30 -240C30 -222 14 -212 0 -188z"
          fill="url(#wheel-gold)"
          className={styles.ink}
        />
        <path
          d="M0 -206C-8 -220 -17 -228 -17 -239A17 16 0 0 1 17 -239C17 -228 8 -220 0 -206z"
          className={styles.drop}
        />
      </g>
    </svg>
  )
}
