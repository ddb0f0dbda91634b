import type { PlayedNote, Swell } from './perform.ts'

const ticksPerSecond = 2000

interface Event {
  tick: number
  order: number
  bytes: number[]
}

/** A Standard MIDI File with one track for one player, ending `tail` seconds after the last bar to let it ring. */
export function midiFile(
  player: { bank: number; program: number },
  notes: readonly PlayedNote[],
  swells: readonly Swell[],
  seconds: number,
): Uint8Array {
  const channel = player.bank === 128 ? 9 : 0
  const events: Event[] = [
    { tick: 0, order: 0, bytes: [0xb0 | channel, 0, player.bank === 128 ? 0 : player.bank] },
    { tick: 0, order: 1, bytes: [0xc0 | channel, player.program] },
    { tick: 0, order: 2, bytes: [0xb0 | channel, 7, 110] },
    { tick: 0, order: 2, bytes: [0xb0 | channel, 10, 64] },
  ]
  for (const { time, level } of swells) {
    events.push({ tick: Math.round(time * ticksPerSecond), order: 3, bytes: [0xb0 | channel, 11, level] })
  }
  for (const { start, end, pitch, velocity } of notes) {
    events.push({
      tick: Math.round(start * ticksPerSecond),
      order: 5,
      bytes: [0x90 | channel, pitch, velocity],
    })
    events.push({ tick: Math.round(end * ticksPerSecond), order: 4, bytes: [0x80 | channel, pitch, 0] })
  }
  events.push({ tick: Math.round(seconds * ticksPerSecond), order: 6, bytes: [0xff, 0x2f, 0] })
  events.sort((a, b) => a.tick - b.tick || a.order - b.order)

  const track: number[] = [0, 0xff, 0x51, 3, 0x07, 0xa1, 0x20]
  let now = 0
  for (const { tick, bytes } of events) {
    track.push(...variableLength(tick - now), ...bytes)
    now = tick
  }
  return new Uint8Array([
    ...ascii('MThd'),
    ...bigEndian(6, 4),
    ...bigEndian(0, 2),
    ...bigEndian(1, 2),
    ...bigEndian(ticksPerSecond / 2, 2),
    ...ascii('MTrk'),
    ...bigEndian(track.length, 4),
    ...track,
  ])
}

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))

const bigEndian = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 0xff)

function variableLength(value: number): number[] {
  const bytes = [value & 0x7f]
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return bytes
}
