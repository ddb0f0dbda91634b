import { type Filter, filtered } from './filter.ts'

/** The two weighting filters of ITU-R BS.1770, for any sample rate. */
function weighting(rate: number): [Filter, Filter] {
  const shelfAngle = Math.tan((Math.PI * 1681.974450955533) / rate)
  const shelfQuality = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const middle = high ** 0.4996667741545416
  const a0 = 1 + shelfAngle / shelfQuality + shelfAngle * shelfAngle
  const shelf = {
    b0: (high + (middle * shelfAngle) / shelfQuality + shelfAngle * shelfAngle) / a0,
    b1: (2 * (shelfAngle * shelfAngle - high)) / a0,
    b2: (high - (middle * shelfAngle) / shelfQuality + shelfAngle * shelfAngle) / a0,
    a1: (2 * (shelfAngle * shelfAngle - 1)) / a0,
    a2: (1 - shelfAngle / shelfQuality + shelfAngle * shelfAngle) / a0,
  }
  const passAngle = Math.tan((Math.PI * 38.13547087602444) / rate)
  const passQuality = 0.5003270373238773
  const c0 = 1 + passAngle / passQuality + passAngle * passAngle
  const pass = {
    b0: 1,
    b1: -2,
    b2: 1,
    a1: (2 * (passAngle * passAngle - 1)) / c0,
    a2: (1 - passAngle / passQuality + passAngle * passAngle) / c0,
  }
  return [shelf, pass]
}

/** Mean weighted power of every 400 ms block, one each 100 ms. */
function blockPowers(channels: readonly Float32Array[], rate: number): number[] {
  const [shelf, pass] = weighting(rate)
  const hop = Math.round(rate / 10)
  const length = channels[0]?.length ?? 0
  const hops = new Float64Array(Math.floor(length / hop))
  for (const channel of channels) {
    const row = filtered(filtered(channel, shelf), pass)
    for (let index = 0; index < hops.length * hop; index++) {
      const place = Math.floor(index / hop)
      hops[place] = (hops[place] ?? 0) + (row[index] ?? 0) ** 2
    }
  }
  const powers: number[] = []
  for (let index = 0; index + 4 <= hops.length; index++) {
    let sum = 0
    for (let part = 0; part < 4; part++) sum += hops[index + part] ?? 0
    powers.push(sum / (4 * hop))
  }
  return powers
}

const lufs = (power: number): number => -0.691 + 10 * Math.log10(Math.max(power, 1e-12))
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Integrated loudness (EBU R 128, gated) in LUFS. */
export function loudnessOf(channels: readonly Float32Array[], rate: number): number {
  const loud = blockPowers(channels, rate).filter((power) => lufs(power) > -70)
  const gate = lufs(mean(loud)) - 10
  return lufs(mean(loud.filter((power) => lufs(power) > gate)))
}

/** The loudest 400 ms: the measure for sounds too short to be integrated. */
export function momentaryPeak(channels: readonly Float32Array[], rate: number): number {
  const padding = Math.round(rate * 0.4)
  const padded = channels.map((channel) => {
    const row = new Float32Array(channel.length + 2 * padding)
    row.set(channel, padding)
    return row
  })
  return lufs(Math.max(...blockPowers(padded, rate)))
}

/** Loudness of every 400 ms block, for looking at the course of a piece. */
export const loudnessCourse = (channels: readonly Float32Array[], rate: number): number[] =>
  blockPowers(channels, rate).map(lufs)
