import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import type { MusicEntry, MusicName } from './sound-files.ts'

/** Notes are written down a moment before they are heard. */
const ahead = 0.15
/** How often a page without a feast looks whether one has begun. */
const lookEvery = 20_000

interface Playing {
  readonly track: MusicName
  readonly loop: MusicEntry['loop']
  /** Follows the music's own loudness. */
  readonly into: AudioNode
}

/** A feast is heard over the music for as long as it lasts; on ordinary days not a note of it is fetched. Gives the way to stop. */
export function followFeast(
  context: AudioContext,
  { track, loop, into }: Playing,
  feast: () => EventKind | null,
  complain: (problem: unknown) => void,
): () => void {
  const began = context.currentTime
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const later = (milliseconds: number, then: () => Promise<void>) => {
    if (!stopped) timer = setTimeout(() => void then().catch(complain), milliseconds)
  }
  const look = async (): Promise<void> => {
    if (feast() === null) return later(lookEvery, look)
    const { untilTouch } = await import('./music-touch.ts')
    const left = untilTouch(track, loop, context.currentTime - began)
    if (left === null) return
    const at = context.currentTime + left
    later((left - ahead) * 1000, () => touch(at))
  }
  const touch = async (at: number): Promise<void> => {
    const { playTouch } = await import('./music-touch.ts')
    const celebrated = feast()
    // A page that slept is somewhere else in the music by now.
    const isInTime = at - context.currentTime < 2 * ahead && at > context.currentTime
    if (celebrated !== null && isInTime && !stopped) playTouch(context, into, celebrated, track, at)
    later(1000, look)
  }
  later(0, look)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
