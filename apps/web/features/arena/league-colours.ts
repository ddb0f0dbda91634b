import { type League, leagueNamed } from '@skystair/rules/arena/leagues.ts'
import type { CSSProperties } from 'react'

/** The colour of each league's cloth: light, middle, dark; from the Sky down. */
const colours: Readonly<Record<League, readonly [number, number, number]>> = {
  sky: [0x7adcff, 0x2a9cf0, 0x134a9c],
  star: [0xb894ff, 0x6a2fd8, 0x361087],
  ruby: [0xff8a94, 0xd81e3a, 0x7c0c24],
  gold: [0xffe07a, 0xe8a01c, 0x8a5208],
  silver: [0xb4d4ff, 0x5a8ae0, 0x2a4a9a],
  iron: [0xa0b0cc, 0x55627c, 0x2a3446],
  copper: [0xf4b184, 0xb8602e, 0x6a2e12],
  stone: [0xd4d0e0, 0x8a8698, 0x4c485c],
  wooden: [0xd8a878, 0x8a5a30, 0x4e2e14],
}

export const leagueColours = (league: number): readonly [number, number, number] =>
  colours[leagueNamed(league)]

const written = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`

/** For the sheets of the page. */
export function leagueStyle(league: number): CSSProperties {
  const [light, cloth, dark] = leagueColours(league)
  const style: Readonly<Record<`--${string}`, string>> = {
    '--league-light': written(light),
    '--league-cloth': written(cloth),
    '--league-dark': written(dark),
  }
  return style
}
