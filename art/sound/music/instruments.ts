interface Sound {
  bank: number
  program: number
  /** sustained sounds breathe with the dynamics; others ring */
  sustained: boolean
  /** the lowest and highest note the real instrument would be asked for */
  range: readonly [number, number]
  /** milliseconds a slow attack has to start early to be heard in time */
  early?: number
}

const blown = (program: number, low: number, high: number, early = 15): Sound => ({
  bank: 0,
  program,
  sustained: true,
  range: [low, high],
  early,
})
const bowed = (bank: number, program: number, low: number, high: number, early: number): Sound => ({
  bank,
  program,
  sustained: true,
  range: [low, high],
  early,
})
const plucked = (program: number, low: number, high: number, bank = 0): Sound => ({
  bank,
  program,
  sustained: false,
  range: [low, high],
})
const kit = (program: number): Sound => ({ bank: 128, program, sustained: false, range: [25, 87] })

/** General MIDI places of the sounds in the sound font. */
export const sounds = {
  flute: blown(73, 60, 98),
  piccolo: blown(72, 72, 103),
  recorder: blown(74, 60, 96),
  panFlute: blown(75, 60, 96, 25),
  whistle: blown(78, 67, 100),
  ocarina: blown(79, 57, 96),
  shakuhachi: blown(77, 55, 91, 35),
  oboe: blown(68, 58, 91, 40),
  englishHorn: blown(69, 52, 83),
  clarinet: blown(71, 50, 91),
  bassoon: blown(70, 34, 74),
  shawm: blown(111, 55, 91),
  bagpipe: blown(109, 48, 84),
  horns: blown(60, 40, 79, 50),
  trumpet: blown(56, 52, 88),
  trombone: blown(57, 36, 74, 30),
  tuba: blown(58, 26, 60, 20),
  brass: blown(61, 36, 84, 40),
  accordion: blown(21, 41, 93, 20),
  reedOrgan: blown(20, 36, 96, 10),
  choir: blown(52, 43, 84, 90),
  voices: blown(53, 43, 84, 60),
  violin: bowed(0, 40, 55, 98, 60),
  slowViolin: bowed(8, 40, 55, 98, 120),
  viola: bowed(0, 41, 48, 86, 60),
  cello: bowed(0, 42, 36, 79, 80),
  contrabass: bowed(0, 43, 28, 64, 60),
  fiddle: bowed(0, 110, 55, 96, 60),
  strings: bowed(0, 49, 28, 96, 110),
  fastStrings: bowed(0, 48, 28, 96, 55),
  tremolo: bowed(0, 44, 28, 96, 60),
  warmPad: bowed(0, 89, 36, 90, 60),
  halo: bowed(0, 94, 36, 90, 60),
  pizzicato: plucked(45, 28, 96),
  harp: plucked(46, 24, 103),
  nylonGuitar: plucked(24, 40, 84),
  steelGuitar: plucked(25, 40, 84),
  twelveStrings: plucked(25, 40, 88, 8),
  ukulele: plucked(24, 55, 88, 8),
  banjo: plucked(105, 48, 86),
  gusli: plucked(15, 43, 96),
  harpsichord: plucked(6, 36, 89),
  koto: plucked(107, 43, 91),
  taishoKoto: plucked(107, 43, 91, 8),
  shamisen: plucked(106, 48, 86),
  sitar: plucked(104, 43, 84),
  acousticBass: plucked(32, 28, 64),
  piano: plucked(0, 28, 103, 8),
  celesta: plucked(8, 55, 108),
  glockenspiel: plucked(9, 67, 108),
  musicBox: plucked(10, 55, 103),
  vibraphone: plucked(11, 53, 93),
  marimba: plucked(12, 40, 96),
  tubularBells: plucked(14, 55, 79),
  churchBell: plucked(14, 43, 74, 8),
  kalimba: plucked(108, 52, 93),
  timpani: plucked(47, 36, 57),
  taiko: plucked(116, 36, 72),
  bassDrum: plucked(116, 36, 72, 8),
  standardKit: kit(0),
  brushKit: kit(40),
  orchestraKit: kit(48),
} satisfies Record<string, Sound>

export type SoundName = keyof typeof sounds

export const soundOf = (name: SoundName): Sound => sounds[name]

/** Where the drums lie on a drum kit's keyboard. */
export const drums = {
  bass: 36,
  stick: 37,
  snare: 38,
  clap: 39,
  lowTom: 43,
  closedHat: 42,
  midTom: 47,
  openHat: 46,
  highTom: 50,
  crash: 49,
  ride: 51,
  tambourine: 54,
  cowbell: 56,
  highBongo: 60,
  lowBongo: 61,
  muteConga: 62,
  highConga: 63,
  lowConga: 64,
  cabasa: 69,
  maracas: 70,
  claves: 75,
  highBlock: 76,
  lowBlock: 77,
  triangle: 81,
  muteTriangle: 80,
  shaker: 82,
  jingle: 83,
  castanets: 85,
} as const

export type DrumName = keyof typeof drums
