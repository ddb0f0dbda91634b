import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBand } from './band.ts'
import { effectSheet, musicFiles, voiceFiles } from './sound-files.ts'

/** What sounds now, by the seconds of its buffer; a stopped source is not among it. */
let sounding: Source[] = []
let online = true
/** Files arrive when the test lets them. */
let letArrive: () => void = () => undefined
let arrival: Promise<void> = Promise.resolve()

class Source {
  readonly file: string
  outlet: unknown = null
  loop = false
  constructor(_: unknown, { buffer }: { buffer: { file: string } }) {
    this.file = buffer.file
  }
  connect = (outlet: Gain) => {
    this.outlet = outlet
    return outlet
  }
  addEventListener = () => undefined
  start() {
    sounding.push(this)
  }
  stop() {
    sounding = sounding.filter((source) => source !== this)
  }
}

class Gain {
  outlet: unknown = null
  gain = {
    value: 0,
    cancelScheduledValues: () => undefined,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
  }
  connect = (outlet: unknown) => {
    this.outlet = outlet
  }
}

class Context {
  readonly currentTime = 0
  readonly destination = {}
  decodeAudioData = async (file: string) => ({
    file,
    numberOfChannels: 1,
    length: 3,
    duration: 3,
    sampleRate: 1000,
    getChannelData: () => (file === effectSheet.file ? new Float32Array(2000) : Float32Array.of(1, 2, 3)),
  })
  createBuffer = () => {
    const turned = { file: '', copyToChannel: (samples: Float32Array) => (turned.file = samples.join()) }
    return turned
  }
}

const nameOf = (address: string) => /([^/]+)\.mp3/.exec(address)?.[1] ?? address

beforeEach(() => {
  vi.useFakeTimers()
  sounding = []
  online = true
  arrival = Promise.resolve()
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('AudioBufferSourceNode', Source)
  vi.stubGlobal('GainNode', Gain)
  vi.stubGlobal('fetch', async (address: string) => {
    await arrival
    if (!online) throw new TypeError('Failed to fetch')
    return { ok: true, arrayBuffer: async () => `${nameOf(address)}.mp3` }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const heard = () => sounding.map(({ file }) => file)
const settled = () => vi.advanceTimersByTimeAsync(0)
const nothing = () => undefined

function aBand() {
  const problems: unknown[] = []
  return { band: openBand((problem) => problems.push(problem)), problems }
}

test('a track that did not arrive is asked for again until it plays', async () => {
  const { band, problems } = aBand()
  online = false
  band.play('road', nothing)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(heard()).toEqual([])
  // Twice the track, once the effects: those wait for the next press.
  expect(problems.length).toBe(3)
  online = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard()).toEqual([musicFiles.road.file])
})

test('a track nobody waits for any more is not asked for again', async () => {
  const { band, problems } = aBand()
  online = false
  band.play('road', nothing)
  await settled()
  online = true
  band.play('battle', nothing)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(heard()).toEqual([musicFiles.battle.file])
  expect(problems.length).toBe(2)
})

test('however quickly the places change, one track is left', async () => {
  const { band } = aBand()
  for (const track of ['road', 'battle', 'road', 'arena', 'road', 'battle'] as const)
    band.play(track, nothing)
  await settled()
  expect(heard()).toEqual([musicFiles.battle.file])
})

test('effects that arrive long after their presses are not heard all at once', async () => {
  const { band } = aBand()
  arrival = new Promise((arrive) => {
    letArrive = arrive
  })
  band.play('road', nothing)
  for (let press = 0; press < 5; press++) band.effect('tap')
  await vi.advanceTimersByTimeAsync(4_000)
  band.effect('open')
  letArrive()
  await settled()
  expect(heard().toSorted()).toEqual([effectSheet.file, musicFiles.road.file])
})

test('one voice does not talk over itself; muting silences it, and the effects too', async () => {
  const { band } = aBand()
  band.play('road', nothing)
  await settled()
  band.say('welcome', 'ru')
  await settled()
  band.say('first_step', 'ru')
  await settled()
  expect(heard()).toEqual([musicFiles.road.file, voiceFiles.ru.first_step.file])
  band.effect('fireworks')
  await settled()
  expect(heard()).toContain(effectSheet.file)
  band.say('hero', 'ru')
  band.play(null, nothing)
  await settled()
  expect(heard()).toEqual([])
})

test('music that is turned round runs from its end to its beginning, until it is turned back', async () => {
  const { band } = aBand()
  band.play('mysterious', nothing, true)
  await settled()
  expect(heard()).toEqual(['3,2,1'])
  band.play('mysterious', nothing)
  await settled()
  expect(heard()).toEqual([musicFiles.mysterious.file])
})

test('music, effects and voice are as loud as each was turned, what plays already too', async () => {
  const { band } = aBand()
  const loudness = (file: string) => {
    const source = sounding.find((one) => one.file === file)
    const through = source?.outlet as Gain | undefined
    // Music fades in a gain of its own, before the outlet of all music.
    const outlet = through?.outlet instanceof Gain ? through.outlet : through
    return outlet?.gain.value
  }
  band.play('road', nothing)
  await settled()
  band.effect('tap')
  band.say('choose_character', 'ru')
  await settled()
  band.volumes({ music: 0, effects: 0.5, voice: 1 })
  expect(loudness(musicFiles.road.file)).toBe(0)
  expect(loudness(effectSheet.file)).toBe(0.25)
  expect(loudness(voiceFiles.ru.choose_character.file)).toBe(1)
})
