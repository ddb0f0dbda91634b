import { BEDS, type Bed, type BedName, type Call } from './bed.data.ts'

const fadeSeconds = 2.5
const noiseSeconds = 4
/** Never quite nothing: a slope cannot end there. */
const silence = 0.0001

/** Noise that begins where it ended, so that nobody hears it come round. */
function noise(context: AudioContext): AudioBuffer {
  const { sampleRate } = context
  const buffer = context.createBuffer(1, noiseSeconds * sampleRate, sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}

/** Lays a place's own sound under everything else; gives the way to end it. Nothing is fetched for it. */
export function layBed(context: AudioContext, outlet: AudioNode, name: BedName): () => void {
  const { breaths, hums, calls }: Bed = BEDS[name]
  const out = new GainNode(context, { gain: silence })
  out.gain.linearRampToValueAtTime(1, context.currentTime + fadeSeconds)
  out.connect(outlet)
  const sources: AudioScheduledSourceNode[] = []
  const buffer = breaths.length === 0 ? null : noise(context)
  for (const { filter, frequency, sharp, loud, breath } of breaths) {
    const source = new AudioBufferSourceNode(context, { buffer, loop: true })
    const level = new GainNode(context, { gain: loud })
    source
      .connect(new BiquadFilterNode(context, { type: filter, frequency, Q: sharp }))
      .connect(level)
      .connect(out)
    sources.push(source)
    if (breath === 0) continue
    const swell = new OscillatorNode(context, { frequency: 1 / breath })
    swell.connect(new GainNode(context, { gain: loud * 0.6 })).connect(level.gain)
    sources.push(swell)
  }
  for (const { frequency, loud } of hums) {
    const tone = new OscillatorNode(context, { frequency })
    tone.connect(new GainNode(context, { gain: loud })).connect(out)
    sources.push(tone)
  }
  for (const source of sources) source.start()
  const stops = calls.map((call) => repeat(() => sing(context, out, call), call.between))
  return () => {
    for (const stop of stops) stop()
    const { currentTime } = context
    out.gain.cancelScheduledValues(currentTime)
    out.gain.setValueAtTime(out.gain.value, currentTime)
    out.gain.linearRampToValueAtTime(0, currentTime + fadeSeconds)
    for (const source of sources) source.stop(currentTime + fadeSeconds)
    setTimeout(() => out.disconnect(), (fadeSeconds + 0.5) * 1000)
  }
}

function repeat(action: () => void, [least, most]: readonly [number, number]): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        action()
        wait()
      },
      (least + (most - least) * Math.random()) * 1000,
    )
  }
  wait()
  return () => clearTimeout(timer)
}

function sing(context: AudioContext, into: AudioNode, { wave, tones, slide, seconds, loud }: Call): void {
  // A sleeping page would gather them and let them out at once.
  if (context.state !== 'running') return
  const at = context.currentTime
  const tone = tones[Math.floor(Math.random() * tones.length)] ?? 440
  const source = new OscillatorNode(context, { type: wave, frequency: tone })
  source.frequency.linearRampToValueAtTime(tone * slide, at + seconds)
  const gain = new GainNode(context, { gain: silence })
  gain.gain.linearRampToValueAtTime(loud, at + Math.min(0.03, seconds / 4))
  gain.gain.exponentialRampToValueAtTime(silence, at + seconds)
  source.connect(gain).connect(into)
  source.start(at)
  source.stop(at + seconds)
  source.addEventListener('ended', () => gain.disconnect())
}
