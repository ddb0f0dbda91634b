import type { Score } from '../music/score.ts'
import { loops, stings } from '../scores/all.ts'
import { decode } from '../signal/decode.ts'
import { loudnessOf } from '../signal/loudness.ts'
import { mastered, targetLoudness } from '../signal/master.ts'
import { channelsOf, ratioOf, type Stereo, sampleRate, scale, silence } from '../signal/wave.ts'
import { bakedPath, changeManifest, readManifest } from './baked.ts'
import { hashOf, scoreHash } from './hashes.ts'
import { mixed } from './mix.ts'
import { writeMp3 } from './tools.ts'

/** Seconds of the loop's own end before its start, and of its start after its end: a decoder's delay cannot open the seam. */
const lap = 0.25
const largestFile = 890_000
const bestKilobits = 112

/** Renders every score that changed since the last time, or those named on the command line. */
const named = process.argv.slice(2)
for (const score of [...loops, ...stings]) {
  const isWanted =
    named.length === 0
      ? readManifest().music[score.name]?.score !== scoreHash(score)
      : named.includes(score.name)
  if (isWanted) await render(score, loops.includes(score))
}

async function render(score: Score, isLoop: boolean): Promise<void> {
  const sound = mastered(mixed(score, isLoop))
  const seconds = sound.left.length / sampleRate
  const file = `${score.name}.mp3`
  const kilobits = Math.min(bestKilobits, Math.floor((largestFile * 8) / 1000 / (seconds + 2 * lap)))
  const write = () => writeMp3(bakedPath(file), channelsOf(isLoop ? lapped(sound) : sound), kilobits)
  const before = await loudnessIn(write())
  scale(sound, ratioOf(targetLoudness - before))
  const bytes = write()
  const loudness = Math.round((await loudnessIn(bytes)) * 100) / 100
  changeManifest((manifest) => {
    manifest.music[score.name] = {
      file,
      bytes: bytes.length,
      hash: hashOf(bytes),
      score: scoreHash(score),
      seconds,
      loop: isLoop ? { start: lap, end: lap + seconds } : null,
      loudness,
    }
  })
  console.log(
    `${score.name}: ${seconds.toFixed(2)} s, ${loudness} LUFS, ${bytes.length} bytes at ${kilobits} kbit/s`,
  )
}

/** What the encoder left: it takes a little of the loudness, which is then given back. */
async function loudnessIn(bytes: Uint8Array): Promise<number> {
  const { channels, rate } = await decode(bytes)
  return loudnessOf(channels, rate)
}

function lapped(sound: Stereo): Stereo {
  const length = sound.left.length
  const over = Math.round(lap * sampleRate)
  const out = silence(length + 2 * over)
  const targets = channelsOf(out)
  for (const [side, row] of channelsOf(sound).entries()) {
    const target = targets[side]
    target?.set(row.subarray(length - over))
    target?.set(row, over)
    target?.set(row.subarray(0, over), over + length)
  }
  return out
}
