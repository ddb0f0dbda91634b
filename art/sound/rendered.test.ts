import { readFileSync, statSync } from 'node:fs'
import { sheetShift } from '@skystair/rules/sound/sheet-shift.ts'
import { describe, expect, it } from 'vitest'
import { effects } from './effects/all.ts'
import { sheet } from './effects/sheet.ts'
import { bakedPath, readManifest } from './render/baked.ts'
import { hashOf, scoreHash, sheetHash } from './render/hashes.ts'
import { loops, stings } from './scores/all.ts'
import { type Decoded, decode } from './signal/decode.ts'
import { bandPowers } from './signal/fourier.ts'
import { loudnessCourse, loudnessOf } from './signal/loudness.ts'
import { voiceLines } from './voice/lines.data.ts'
import { shown } from './voice/shown.ts'

const slow = 60_000
const manifest = readManifest()
const bytesOf = (file: string) => readFileSync(bakedPath(file))

function musicOf(name: string) {
  const entry = manifest.music[name]
  if (entry === undefined) throw new Error(`${name} was never rendered`)
  return entry
}

/** Loudest step from one sample to the next in a stretch. */
function steepest(row: Float32Array, from: number, to: number): number {
  let most = 0
  for (let index = from + 1; index < to; index++)
    most = Math.max(most, Math.abs((row[index] ?? 0) - (row[index - 1] ?? 0)))
  return most
}

/** How much two stretches of a sound differ, as a share of their power. */
function difference(row: Float32Array, a: number, b: number, length: number): number {
  let power = 0
  let error = 0
  for (let index = 0; index < length; index++) {
    const left = row[a + index] ?? 0
    const right = row[b + index] ?? 0
    power += left * left
    error += (left - right) ** 2
  }
  return error / power
}

/** What a player hears around the seam: the loop's end, then its start. */
function acrossSeam({ channels, rate }: Decoded, loop: { start: number; end: number }) {
  const row = channels[0] ?? new Float32Array(0)
  const start = Math.round(loop.start * rate)
  const end = Math.round(loop.end * rate)
  const around = Math.round(0.1 * rate)
  const heard = new Float32Array(2 * around)
  heard.set(row.subarray(end - around, end))
  heard.set(row.subarray(start, start + around), around)
  return { row, start, end, around, heard }
}

describe('the rendered music', () => {
  it.each([...loops, ...stings])(
    '$name is the score as it stands, in one file of at most 900 KB',
    (score) => {
      const entry = musicOf(score.name)
      expect(entry.score, 'render the music again').toBe(scoreHash(score))
      expect(hashOf(bytesOf(entry.file))).toBe(entry.hash)
      expect(statSync(bakedPath(entry.file)).size).toBeLessThanOrEqual(900_000)
    },
  )

  it.each(loops)(
    '$name sounds 60 to 120 seconds at -16 LUFS without a hole, and its seam cannot be heard',
    async ({ name }) => {
      const entry = musicOf(name)
      const sound = await decode(bytesOf(entry.file))
      const { loop } = entry
      if (loop === null) throw new Error(`${name} does not loop`)
      expect(loop.end - loop.start).toBeGreaterThanOrEqual(60)
      expect(loop.end - loop.start).toBeLessThanOrEqual(120)
      expect((sound.channels[0]?.length ?? 0) / sound.rate).toBeGreaterThan(loop.end + 0.2)

      const loudness = loudnessOf(sound.channels, sound.rate)
      expect(Math.abs(loudness + 16)).toBeLessThanOrEqual(1)
      expect(loudness).toBeCloseTo(entry.loudness, 1)
      expect(longestHush(loudnessCourse(sound.channels, sound.rate))).toBeLessThan(1)

      const { row, start, end, around, heard } = acrossSeam(sound, loop)
      expect(difference(row, start - around, end - around, 2 * around)).toBeLessThan(0.15)
      expect(steepest(heard, around - 2, around + 2)).toBeLessThanOrEqual(
        1.2 * steepest(row, start - around, start + around),
      )
      expect(spectralJump(heard, row, start, around, sound.rate)).toBeLessThan(6)
    },
    slow,
  )

  it.each(stings)(
    '$name is short, as loud as the loops, and dies away',
    async ({ name }) => {
      const sound = await decode(bytesOf(musicOf(name).file))
      const course = loudnessCourse(sound.channels, sound.rate)
      expect(course.length / 10).toBeLessThan(15)
      expect(Math.abs(loudnessOf(sound.channels, sound.rate) + 16)).toBeLessThanOrEqual(1)
      expect(course.at(-1) ?? 0).toBeLessThan(-35)
    },
    slow,
  )
})

/** Seconds of the longest stretch below -45 LUFS. */
function longestHush(course: readonly number[]): number {
  let longest = 0
  let now = 0
  for (const level of course) {
    now = level < -45 ? now + 0.1 : 0
    longest = Math.max(longest, now)
  }
  return longest
}

/** Decibels by which any octave differs between what is heard over the seam and what the file has there without one. */
function spectralJump(
  heard: Float32Array,
  row: Float32Array,
  start: number,
  around: number,
  rate: number,
): number {
  const size = 4096
  const seam = bandPowers(heard, around - size / 2, size, rate)
  const plain = bandPowers(row, start - size / 2, size, rate)
  const loudest = Math.max(...plain)
  const jumps = seam.map((power, band) => {
    const there = plain[band] ?? 0
    return there < loudest / 10_000 ? 0 : Math.abs(10 * Math.log10(power / there))
  })
  return Math.max(...jumps)
}

describe('the rendered effects', () => {
  const written = sheet()

  it(
    'fifty and more are on one sheet under 700 KB, as their recipes stand',
    () => {
      expect(Object.keys(effects).length).toBeGreaterThanOrEqual(50)
      expect(Object.keys(manifest.effects.effects)).toEqual(Object.keys(effects))
      expect(manifest.effects.effects).toEqual(written.effects)
      expect(manifest.effects.recipes, 'render the effects again').toBe(sheetHash(written.samples))
      expect(hashOf(bytesOf(manifest.effects.file))).toBe(manifest.effects.hash)
      expect(manifest.effects.bytes).toBeLessThanOrEqual(700_000)
    },
    slow,
  )

  it(
    'every effect stands in its place after decoding, however the decoder shifts the sheet',
    async () => {
      const { channels, rate } = await decode(bytesOf(manifest.effects.file))
      const row = channels[0] ?? new Float32Array(0)
      const shifted = new Float32Array(row.length + 1105)
      shifted.set(row, 1105)
      for (const heard of [row, shifted]) {
        const shift = sheetShift(heard, rate, manifest.effects.sync)
        for (const [name, { start, seconds }] of Object.entries(manifest.effects.effects)) {
          const from = Math.round((start + shift) * rate)
          const before = loudest(heard, from - Math.round(0.06 * rate), from - Math.round(0.01 * rate))
          const during = loudest(heard, from, from + Math.round(seconds * rate))
          expect(during, name).toBeGreaterThan(0.01)
          expect(before, name).toBeLessThan(during / 10)
        }
      }
    },
    slow,
  )
})

const loudest = (row: Float32Array, from: number, to: number): number =>
  row.subarray(from, to).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

describe('the voice of the first steps', () => {
  const languages = ['ru', 'en'] as const

  it.each(languages)(
    'every line is spoken in %s, as it is written, at one level',
    async (language) => {
      const levels: number[] = []
      for (const [name, line] of Object.entries(voiceLines)) {
        const entry = manifest.voice[language][name]
        if (entry === undefined) throw new Error(`${name} was never spoken in ${language}`)
        expect(entry.text, `speak ${name} again`).toBe(hashOf(line[language]))
        expect(hashOf(bytesOf(entry.file))).toBe(entry.hash)
        expect(entry.bytes).toBeLessThanOrEqual(60_000)
        const { channels, rate } = await decode(bytesOf(entry.file))
        levels.push(loudnessOf(channels, rate))
      }
      expect(Math.min(...levels)).toBeGreaterThan(-22)
      expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(2)
    },
    slow,
  )

  it('no line is longer than a line of talk may be', () => {
    for (const { ru, en } of Object.values(voiceLines)) {
      expect(shown(ru).length).toBeLessThanOrEqual(140)
      expect(en.length).toBeLessThanOrEqual(140)
      expect(shown(ru)).not.toContain('+')
    }
  })
})
