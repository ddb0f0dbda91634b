import type { Marker } from '../story/marker.ts'

export const musicTracks = [
  'sun_sparkling_forest',
  'road',
  'serenity_forest',
  'magical',
  'medieval_theme',
  'mysterious',
  'invasion',
  'desert',
  'japan_road',
] as const
export type MusicTrack = (typeof musicTracks)[number]

export const musicVolume = 0.3

const forest: readonly MusicTrack[] = ['sun_sparkling_forest']
const roadTracks = musicTracks.slice(0, 6)
const storyAbove500: readonly Marker[] = [
  'p5_in_progress',
  'been_in_dark',
  'ret_f_dark',
  'p5_completed',
  'been_in_gw',
]

export interface Listener {
  readonly stair: number
  readonly bestVictoryStair: number
  /** story flags the player carries */
  readonly markers: readonly Marker[]
}

function musicByStair({ stair, markers }: Listener): readonly MusicTrack[] {
  if (stair <= 3) return forest
  if (stair <= 5) return roadTracks.slice(0, 2)
  if (stair <= 10) return roadTracks.slice(0, 3)
  if (stair <= 15) return roadTracks.slice(0, 4)
  if (stair > 500 && storyAbove500.some((marker) => markers.includes(marker))) return ['medieval_theme']
  return roadTracks
}

function musicByProgress(listener: Listener): readonly MusicTrack[] {
  const { bestVictoryStair, markers } = listener
  if (bestVictoryStair >= 4375) {
    return markers.includes('in_abyss') ? ['mysterious'] : ['invasion', 'desert', 'japan_road']
  }
  if (bestVictoryStair >= 3000) {
    const inMiro = markers.includes('arrived_to_miro') || markers.includes('builders_started')
    return inMiro ? ['japan_road'] : ['invasion', 'desert']
  }
  return musicByStair(listener)
}

/** The tracks to play in turn. Nobody to listen yet, or sound muted: the forest only, so that little is loaded. */
export const music = (listener: Listener | null, muted: boolean): readonly MusicTrack[] =>
  listener === null || muted ? forest : musicByProgress(listener)

/** The stairs of the Abyss where the first thirty are gone through once more, from below: music runs backwards. */
export const runsBackwards = (stair: number): boolean => stair >= 4971 && stair <= 5000

/** Spoken help is for those who have only just come. */
export const hearsFirstHelp = (level: number): boolean => level < 2
