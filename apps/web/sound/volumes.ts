export const soundParts = ['music', 'effects', 'voice'] as const
export type SoundPart = (typeof soundParts)[number]

/** How loud each part is, from nothing to one. */
export type Volumes = Readonly<Record<SoundPart, number>>

const storageKey = 'skystair.volumes'

export const fullVolumes: Volumes = { music: 1, effects: 1, voice: 1 }

/** What the device has kept; whatever else lies there is as loud as ever. */
export function readVolumes(kept: string | null): Volumes {
  try {
    const said: unknown = JSON.parse(kept ?? 'null')
    if (typeof said !== 'object' || said === null) return fullVolumes
    const of = (part: SoundPart): number => {
      const volume: unknown = Reflect.get(said, part)
      return typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 1
    }
    return { music: of('music'), effects: of('effects'), voice: of('voice') }
  } catch {
    return fullVolumes
  }
}

export function keptVolumes(): Volumes {
  try {
    return readVolumes(localStorage.getItem(storageKey))
  } catch {
    return fullVolumes
  }
}

export function keepVolumes(volumes: Volumes): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(volumes))
  } catch {
    // A browser that keeps nothing is as loud as ever next time.
  }
}

/** Half of the way sounds half as loud: the ear does not count as numbers do. */
export const gainOf = (volume: number): number => volume * volume
