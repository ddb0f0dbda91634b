import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Stereo, sampleRate } from '../signal/wave.ts'

/** Runs one of the rendering tools quietly; what it says is shown only when it fails. */
export function run(tool: string, args: readonly string[], input: string | Uint8Array | null = null): void {
  execFileSync(tool, args, { stdio: ['pipe', 'ignore', 'pipe'], ...(input === null ? {} : { input }) })
}

/** Reads a WAV of 32-bit floats, one or two channels. */
export function readWave(path: string): Stereo {
  const bytes = readFileSync(path)
  let place = 12
  let channels = 2
  while (place < bytes.length) {
    const name = bytes.toString('latin1', place, place + 4)
    const size = Math.min(bytes.readUInt32LE(place + 4), bytes.length - place - 8)
    if (name === 'fmt ') channels = bytes.readUInt16LE(place + 10)
    if (name === 'data') {
      const count = Math.floor(size / (4 * channels))
      const samples = new Float32Array(
        bytes.buffer.slice(bytes.byteOffset + place + 8, bytes.byteOffset + place + 8 + count * 4 * channels),
      )
      const row = (channel: number) => {
        const picked = new Float32Array(count)
        for (let index = 0; index < count; index++) picked[index] = samples[index * channels + channel] ?? 0
        return picked
      }
      const left = row(0)
      return { left, right: channels === 1 ? left : row(1) }
    }
    place += 8 + size + (size % 2)
  }
  throw new Error(`no sound in ${path}`)
}

/** Writes a WAV of 16-bit samples; LAME would raise a WAV of floats to its own idea of loudness. */
function writeWave(path: string, channels: readonly Float32Array[]): void {
  const count = channels[0]?.length ?? 0
  const data = Buffer.alloc(count * channels.length * 2)
  for (const [channel, row] of channels.entries()) {
    for (let index = 0; index < count; index++) {
      const sample = Math.max(-1, Math.min(1, row[index] ?? 0))
      data.writeInt16LE(Math.round(sample * 32767), (index * channels.length + channel) * 2)
    }
  }
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(channels.length, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(sampleRate * channels.length * 2, 28)
  head.writeUInt16LE(channels.length * 2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  writeFileSync(path, Buffer.concat([head, data]))
}

/** Writes the sound as an MP3 and gives its bytes. */
export function writeMp3(target: string, channels: readonly Float32Array[], kilobits: number): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'sound-'))
  const wave = join(folder, 'sound.wav')
  writeWave(wave, channels)
  run('lame', ['--quiet', '--abr', String(kilobits), '-q', '3', '--noreplaygain', wave, target])
  rmSync(folder, { recursive: true })
  return readFileSync(target)
}
