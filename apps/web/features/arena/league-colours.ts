import type { CSSProperties } from 'react'

/** The colour of each league's cloth: light, middle, dark; from the Sky down. */
const colours = [
  [0x7adcff, 0x2a9cf0, 0x134a9c],
  [0xb894ff, 0x6a2fd8, 0x361087],
  [0xff8a94, 0xd81e3a, 0x7c0c24],
  [0xffe07a, 0xe8a01c, 0x8a5208],
  [0xb4d4ff, 0x5a8ae0, 0x2a4a9a],
  [0xa0b0cc, 0x55627c, 0x2a3446],
  [0xf4b184, 0xb8602e, 0x6a2e12],
  [0xd4d0e0, 0x8a8698, 0x4c485c],
  [0xd8a878, 0x8a5a30, 0x4e2e14],
] as const

export const leagueColours = (league: number): readonly [number, number, number] =>
  colours[league - 1] ?? colours[8]

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
