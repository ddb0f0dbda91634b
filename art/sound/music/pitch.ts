const letters = ['c', 'd', 'e', 'f', 'g', 'a', 'b'] as const
const naturals: Record<string, number> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 }
const alterations: Record<string, number> = { '#': 1, b: -1, n: 0 }

const modes: Record<string, readonly number[]> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  minor: [0, 2, 3, 5, 7, 8, 10],
  'harmonic minor': [0, 2, 3, 5, 7, 8, 11],
  'phrygian dominant': [0, 1, 4, 5, 7, 8, 10],
}

/** A key knows which sign each letter wears and which pitch classes are its own, from the tonic up. */
export interface Key {
  name: string
  signature: Record<string, number>
  scale: number[]
}

/** 'd dorian', 'bb major', 'e phrygian dominant' */
export function keyOf(name: string): Key {
  const [tonic = '', ...words] = name.split(' ')
  const mode = modes[words.join(' ')]
  const letter = tonic.charAt(0)
  const natural = naturals[letter]
  if (mode === undefined || natural === undefined) throw new Error(`no such key: ${name}`)
  const root = natural + (alterations[tonic.charAt(1)] ?? 0)
  const signature: Record<string, number> = {}
  const scale: number[] = []
  for (const [degree, interval] of mode.entries()) {
    const at = letters[(letters.indexOf(letter as 'c') + degree) % 7] ?? 'c'
    const wanted = (root + interval + 12) % 12
    const sign = ((wanted - (naturals[at] ?? 0) + 18) % 12) - 6
    signature[at] = sign
    scale.push(wanted)
  }
  return { name, signature, scale }
}

/** A pitch class with explicit sign, as chord names have it: 'F#' -> 6. */
export function pitchClassOf(name: string): number {
  const natural = naturals[name.charAt(0).toLowerCase()]
  if (natural === undefined) throw new Error(`no such note: ${name}`)
  return (natural + (alterations[name.charAt(1)] ?? 0) + 12) % 12
}

/**
 * 'f#5', 'bn', 'e' in a key: an octave number fixes the octave; without it the note lies
 * within a fourth or so of the note before, so that a tune reads as it is sung.
 */
export function pitchOf(text: string, key: Key, before: number | null): number {
  const match = /^([a-g])([#bn])?(\d)?$/.exec(text)
  if (match === null) throw new Error(`not a note: ${text}`)
  const [, letter = 'c', sign, octave] = match
  const alteration = sign === undefined ? (key.signature[letter] ?? 0) : (alterations[sign] ?? 0)
  const natural = naturals[letter] ?? 0
  if (octave !== undefined) return natural + alteration + 12 * (Number(octave) + 1)
  if (before === null) throw new Error(`the first note needs its octave: ${text}`)
  const pitch = natural + alteration
  return pitch + 12 * Math.round((before - pitch) / 12)
}

/** The note `steps` of the key's scale away from a pitch; a pitch outside of the scale counts from the note below. */
export function stepInKey(pitch: number, steps: number, key: Key): number {
  const ladder: number[] = []
  for (let octave = 0; octave <= 10; octave++) {
    for (const pitchClass of key.scale) ladder.push(octave * 12 + pitchClass)
  }
  ladder.sort((a, b) => a - b)
  let index = ladder.findLastIndex((rung) => rung <= pitch)
  if (ladder[index] !== pitch && steps < 0) index++
  return ladder[index + steps] ?? pitch
}
