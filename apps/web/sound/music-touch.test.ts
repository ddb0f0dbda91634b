import { EVENT_KINDS } from '@skystair/rules/calendar/kind.ts'
import { musicTracks } from '@skystair/rules/sound/music.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followFeast } from './feast-touch.ts'
import { musicTouches, scoresOfTracks } from './music-touch.data.ts'
import { playTouch, untilTouch } from './music-touch.ts'
import { musicFiles } from './sound-files.ts'

/** Hertz and moment of every note that was begun. */
let notes: { readonly pitch: number; readonly at: number }[] = []
let time = 0

class Node {
  connect = (next: unknown) => next
  disconnect = () => undefined
  addEventListener = () => undefined
}
const ramps = {
  setValueAtTime: () => undefined,
  linearRampToValueAtTime: () => undefined,
  exponentialRampToValueAtTime: () => undefined,
}
class Wave extends Node {
  frequency = ramps
  readonly pitch: number
  constructor(_: unknown, { frequency = 0 }: { frequency?: number }) {
    super()
    this.pitch = frequency
  }
  start(at: number) {
    notes.push({ pitch: this.pitch, at })
  }
  stop = () => undefined
}
class Gain extends Node {
  gain = ramps
}
const context = {
  get currentTime() {
    return time
  },
  sampleRate: 1000,
  createBuffer: () => ({ getChannelData: () => new Float32Array(10) }),
} as unknown as AudioContext
const into = new Node() as unknown as AudioNode

beforeEach(() => {
  notes = []
  time = 0
  vi.useFakeTimers()
  vi.stubGlobal('OscillatorNode', Wave)
  vi.stubGlobal('AudioBufferSourceNode', Wave)
  vi.stubGlobal('BiquadFilterNode', Gain)
  vi.stubGlobal('GainNode', Gain)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The clock of the sound goes with that of the page. */
async function pass(seconds: number): Promise<void> {
  for (let i = 0; i < seconds * 20; i++) {
    time += 0.05
    await vi.advanceTimersByTimeAsync(50)
  }
}

test.each(EVENT_KINDS)('%s is heard in few notes, each of every key', (kind) => {
  expect(musicTouches[kind].length).toBeGreaterThan(3)
  expect(musicTouches[kind].every(([, above]) => above % 12 === 0 || above % 12 === 7)).toBe(true)
  playTouch(context, into, kind, 'road', 5)
  expect(notes.length).toBeGreaterThan(3)
  expect(notes.every(({ at }) => at >= 5 && at < 15)).toBe(true)
})

test('all music of the road can be touched, and no battle is', () => {
  expect(musicTracks.filter((track) => scoresOfTracks[track] === undefined)).toEqual([])
  expect(untilTouch('battle', musicFiles.battle.loop, 0)).toBeNull()
  expect(untilTouch('victory', musicFiles.victory.loop, 0)).toBeNull()
})

test('a touch comes with the second phrase, and with the first of every later round', () => {
  const loop = { start: 0.25, end: 60.25 }
  const phrase = (4 * 4 * 60) / 114
  expect(untilTouch('road', loop, 0)).toBeCloseTo(phrase)
  expect(untilTouch('road', loop, phrase)).toBeCloseTo(60 - phrase)
  expect(untilTouch('road', loop, 60)).toBeCloseTo(phrase)
})

test('on ordinary days nothing is heard, when a feast begins it is, and not after its end', async () => {
  let feast: 'PUMPKIN' | null = null
  const { loop } = musicFiles.road
  const stop = followFeast(context, { track: 'road', loop, into }, () => feast, console.error)
  await pass(100)
  expect(notes).toEqual([])
  feast = 'PUMPKIN'
  await pass(90)
  const heard = notes.length
  expect(heard).toBeGreaterThan(0)
  feast = null
  await pass(90)
  expect(notes.length).toBe(heard)
  stop()
})

test('what is stopped is silent', async () => {
  const { loop } = musicFiles.road
  followFeast(context, { track: 'road', loop, into }, () => 'NEW_YEAR', console.error)()
  await pass(90)
  expect(notes).toEqual([])
})
