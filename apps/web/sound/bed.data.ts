/** Wind, water or fire: noise through a filter, louder and softer as it breathes. */
interface Breath {
  readonly filter: 'lowpass' | 'bandpass' | 'highpass'
  readonly frequency: number
  readonly sharp: number
  readonly loud: number
  /** Seconds from one breath to the next; 0: it does not breathe. */
  readonly breath: number
}

/** A tone that never ends. */
interface Hum {
  readonly frequency: number
  readonly loud: number
}

/** Somebody or something that is heard now and then. */
export interface Call {
  readonly wave: OscillatorType
  /** One of these, at which it begins. */
  readonly tones: readonly number[]
  /** How far it slides, as a share. */
  readonly slide: number
  readonly seconds: number
  readonly loud: number
  /** Seconds between two of them, at least and at most. */
  readonly between: readonly [number, number]
}

export interface Bed {
  readonly breaths: readonly Breath[]
  readonly hums: readonly Hum[]
  readonly calls: readonly Call[]
}

const wind = (frequency: number, loud: number, breath: number, sharp = 0.6): Breath => ({
  filter: 'bandpass',
  frequency,
  sharp,
  loud,
  breath,
})
const rumble = (frequency: number, loud: number, breath: number): Breath => ({
  filter: 'lowpass',
  frequency,
  sharp: 0.5,
  loud,
  breath,
})
const chirp = (tones: readonly number[], between: readonly [number, number], loud = 0.012): Call => ({
  wave: 'sine',
  tones,
  slide: 1.22,
  seconds: 0.11,
  loud,
  between,
})
const bell = (tones: readonly number[], between: readonly [number, number], loud = 0.016): Call => ({
  wave: 'sine',
  tones,
  slide: 1,
  seconds: 1.8,
  loud,
  between,
})
const thump = (tone: number, between: readonly [number, number], loud = 0.07): Call => ({
  wave: 'sine',
  tones: [tone],
  slide: 0.5,
  seconds: 0.4,
  loud,
  between,
})

/** What each world sounds like when nobody plays: brook and birds, crickets, an empty hall, drums. */
export const BEDS = {
  forest: {
    breaths: [
      wind(850, 0.02, 9),
      { filter: 'highpass', frequency: 3800, sharp: 0.4, loud: 0.006, breath: 4 },
    ],
    hums: [],
    calls: [chirp([2900, 3300, 3700], [1.5, 5]), chirp([2200, 2450], [4, 11])],
  },
  march: { breaths: [wind(420, 0.04, 7)], hums: [], calls: [chirp([4300, 4400], [0.5, 1.6], 0.005)] },
  necropolis: { breaths: [wind(300, 0.035, 13, 3)], hums: [], calls: [bell([330, 311], [9, 20])] },
  kingdom: {
    // Somebody snores behind every column.
    breaths: [rumble(240, 0.05, 5), wind(1400, 0.004, 11)],
    hums: [],
    calls: [bell([880, 1174], [8, 17], 0.007)],
  },
  dark: {
    breaths: [rumble(140, 0.06, 12)],
    hums: [{ frequency: 55, loud: 0.02 }],
    calls: [bell([196], [12, 25], 0.012)],
  },
  war: { breaths: [rumble(110, 0.09, 6)], hums: [], calls: [thump(62, [2.5, 7]), thump(84, [5, 12], 0.04)] },
  miro: {
    breaths: [wind(1500, 0.016, 10)],
    hums: [],
    calls: [bell([1046, 1174, 1318, 1568, 1760], [1.2, 4.5], 0.008)],
  },
  abyss: {
    breaths: [
      rumble(90, 0.1, 8),
      { filter: 'bandpass', frequency: 2600, sharp: 1.5, loud: 0.007, breath: 0.7 },
    ],
    hums: [{ frequency: 41, loud: 0.025 }],
    calls: [bell([147, 139], [7, 16])],
  },
  gate: {
    breaths: [wind(3200, 0.004, 14)],
    hums: [
      { frequency: 440, loud: 0.003 },
      { frequency: 660, loud: 0.0025 },
    ],
    calls: [bell([1318, 1760, 1975, 2637], [2, 6], 0.007)],
  },
  snow: { breaths: [wind(700, 0.035, 6, 4)], hums: [], calls: [bell([2093, 2349], [5, 12], 0.005)] },
  raid: { breaths: [rumble(320, 0.06, 4)], hums: [], calls: [thump(70, [1.4, 1.6], 0.08)] },
} as const satisfies Readonly<Record<string, Bed>>
export type BedName = keyof typeof BEDS
