import { describe, expect, it } from 'vitest'
import { filtered, filterOf } from './filter.ts'
import { convolved } from './fourier.ts'
import { loudnessOf } from './loudness.ts'
import { mastered } from './master.ts'
import { noiseOf } from './noise.ts'
import { addWrapped, channelsOf, peakOf, sampleRate } from './wave.ts'

const sine = (hertz: number, seconds: number, gain: number) =>
  Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, index) => gain * Math.sin((2 * Math.PI * hertz * index) / sampleRate),
  )

describe('signals', () => {
  it('a stereo tone of 1 kHz at -23 dB is -23 LUFS, as EBU R 128 defines it', () => {
    const tone = sine(1000, 5, 10 ** (-23 / 20))
    expect(loudnessOf([tone, tone], sampleRate)).toBeCloseTo(-23, 1)
  })

  it('silence between does not lower the loudness', () => {
    const tone = sine(1000, 10, 0.1)
    const half = tone.map((sample, index) => (index > tone.length / 2 ? 0 : sample))
    expect(loudnessOf([half], sampleRate)).toBeCloseTo(loudnessOf([tone], sampleRate), 0)
  })

  it('fast convolution gives what slow convolution gives', () => {
    const next = noiseOf(1)
    const row = Float32Array.from({ length: 300 }, next)
    const response = Float32Array.from({ length: 40 }, next)
    const fast = convolved(row, response)
    for (const place of [0, 7, 150, 338]) {
      let slow = 0
      for (let index = 0; index < response.length; index++)
        slow += (response[index] ?? 0) * (row[place - index] ?? 0)
      expect(fast[place]).toBeCloseTo(slow, 4)
    }
  })

  it('what rings over the end of a loop is heard at its beginning', () => {
    const loop = new Float32Array(4)
    addWrapped(loop, Float32Array.from([1, 0, 0, 0, 5, 0]), 2)
    expect([...loop]).toEqual([12, 0, 0, 0])
  })

  it('a highpass takes the bottom and leaves the top', () => {
    const loudest = (hertz: number) =>
      filtered(sine(hertz, 0.5, 1), filterOf('highpass', 1000))
        .subarray(4000)
        .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(loudest(100)).toBeLessThan(0.02)
    expect(loudest(8000)).toBeGreaterThan(0.95)
  })

  it('a master is at -16 LUFS, under its ceiling and still a loop', () => {
    const left = sine(200, 2, 0.9).map((sample, index) => sample * (index % 22050 < 3000 ? 1 : 0.2))
    const master = mastered({ left, right: left })
    expect(loudnessOf(channelsOf(master), sampleRate)).toBeCloseTo(-16, 0)
    expect(peakOf(master)).toBeLessThan(0.8)
    const jump = Math.abs((master.left[0] ?? 0) - (master.left.at(-1) ?? 0))
    expect(jump).toBeLessThan(0.05)
  }, 60_000)
})
