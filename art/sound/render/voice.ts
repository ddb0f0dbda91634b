import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loudnessOf } from '../signal/loudness.ts'
import { ratioOf, sampleRate } from '../signal/wave.ts'
import { voiceLines } from '../voice/lines.data.ts'
import { bakedPath, changeManifest } from './baked.ts'
import { hashOf } from './hashes.ts'
import { readWave, run, writeMp3 } from './tools.ts'

const speakers = {
  ru: { voice: 'voice_msu_ru_nsh_clunits', pitch: '-60', tempo: '0.97' },
  en: { voice: 'voice_cmu_us_slt_arctic_hts', pitch: '-330', tempo: '0.96' },
}

/** Before the soft ceiling and the encoder, which take about two of it. */
const wantedLoudness = -18

/** Renders every line in both languages: read by Festival, then given a chest, a hollow tree and a steady level. */
for (const language of ['ru', 'en'] as const) {
  for (const [name, line] of Object.entries(voiceLines)) speak(language, name, line[language])
}

function speak(language: 'ru' | 'en', name: string, text: string): void {
  const { voice, pitch, tempo } = speakers[language]
  const folder = mkdtempSync(join(tmpdir(), 'voice-'))
  const dry = join(folder, 'dry.wav')
  const warm = join(folder, 'warm.wav')
  run('text2wave', ['-eval', `(${voice})`, '-o', dry], text)
  const shape = [
    'pitch',
    pitch,
    'tempo',
    '-s',
    tempo,
    'highpass',
    '90',
    'equalizer',
    '180',
    '0.8q',
    '3',
    'equalizer',
    '2800',
    '1q',
    '1.5',
    'treble',
    '-1',
    '6500',
  ]
  const space = [
    'chorus',
    '0.9',
    '0.9',
    '22',
    '0.18',
    '0.3',
    '1.2',
    '-t',
    'pad',
    '0.02',
    '0.35',
    'reverb',
    '22',
    '60',
    '40',
    '100',
    '8',
    '-2',
    'remix',
    '-',
  ]
  run('sox', [
    dry,
    '-r',
    String(sampleRate),
    '-e',
    'float',
    '-b',
    '32',
    warm,
    'gain',
    '-8',
    ...shape,
    ...space,
  ])
  const sound = readWave(warm).left
  const gain = ratioOf(wantedLoudness - loudnessOf([sound], sampleRate))
  const level = sound.map((sample) => 0.9 * Math.tanh((sample * gain) / 0.9))
  const file = `voice_${language}_${name}.mp3`
  const bytes = writeMp3(bakedPath(file), [level], 56)
  rmSync(folder, { recursive: true })
  const seconds = Math.round((level.length / sampleRate) * 100) / 100
  changeManifest((manifest) => {
    manifest.voice[language][name] = {
      file,
      bytes: bytes.length,
      hash: hashOf(bytes),
      seconds,
      text: hashOf(text),
    }
  })
  console.log(`${file}: ${seconds} s, ${bytes.length} bytes`)
}
