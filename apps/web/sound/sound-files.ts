import manifest from '../../../art/baked/sound/manifest.json'

export type EffectName = keyof typeof manifest.effects.effects
export type VoiceLine = keyof typeof manifest.voice.ru

export interface MusicEntry {
  readonly file: string
  readonly seconds: number
  /** Seconds of the decoded file between which it repeats; `null` for what plays once. */
  readonly loop: { readonly start: number; readonly end: number } | null
}

export type MusicName = keyof typeof manifest.music

export const musicFiles: Readonly<Record<MusicName, MusicEntry>> = manifest.music
export const effectSheet = manifest.effects
export const voiceFiles = manifest.voice

/** Every file under an address that changes with its content, so that it may be kept for ever. */
const addresses = import.meta.glob<string>('../../../art/baked/sound/*.mp3', {
  query: '?url',
  import: 'default',
  eager: true,
})

export async function fetchSound(file: string): Promise<ArrayBuffer> {
  const address = addresses[`../../../art/baked/sound/${file}`]
  if (address === undefined) throw new Error(`not rendered: ${file}`)
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return answer.arrayBuffer()
}
