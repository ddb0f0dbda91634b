/**
 * What is in `art/baked/sound`. Music and effects are MP3: the one compressed format that every
 * current browser's decodeAudioData reads, Safari of any age and Chromium without licensed codecs too.
 */
export interface SoundManifest {
  music: Record<string, MusicEntry>
  effects: EffectSheet
  voice: Record<'ru' | 'en', Record<string, VoiceEntry>>
}

interface RenderedFile {
  /** name inside art/baked/sound */
  file: string
  bytes: number
  /** first 16 digits of the file's SHA-256 */
  hash: string
}

export interface MusicEntry extends RenderedFile {
  /** hash of the score the file was rendered from */
  score: string
  /** seconds of music: one round of a loop, or the whole of a sting */
  seconds: number
  /** where to loop, in seconds of the decoded file; null for music that plays once */
  loop: { start: number; end: number } | null
  /** integrated loudness, LUFS */
  loudness: number
}

export interface EffectSheet extends RenderedFile {
  /** seconds at which the sheet's sync click stands; decoders may shift the whole sheet by some milliseconds */
  sync: number
  /** hash of all effect recipes' samples */
  recipes: string
  effects: Record<string, { start: number; seconds: number }>
}

export interface VoiceEntry extends RenderedFile {
  seconds: number
  /** hash of the spoken text */
  text: string
}
