import type { MusicTrack } from '@skystair/rules/sound/music.ts'
import type { Band } from './band.ts'
import type { BedName } from './bed.data.ts'
import { nextTurn, type PlaceTrack, type Programme, trackOf, withRoad } from './choose-track.ts'
import { effectOfAttack } from './effect-names.ts'
import type { EffectName, VoiceLine } from './sound-files.ts'
import type { Volumes } from './volumes.ts'

export interface Sound {
  /** The player touches the page: from now on it may sound. Some browsers want to see more than one touch. */
  touch(): void
  mute(muted: boolean): void
  /** Nobody sees the page: it is silent. */
  hide(hidden: boolean): void
  road(tracks: readonly MusicTrack[]): void
  /** Music of a place, until it is left with `null`. */
  place(track: PlaceTrack | null): void
  /** What a place itself sounds like, under the music; `null`: nothing. */
  bed(name: BedName | null): void
  /** The music runs from its end to its beginning, until it is turned round again. */
  backwards(isBackwards: boolean): void
  effect(name: EffectName): void
  /** Arkhip the Owl says something, once a visit. */
  say(line: VoiceLine, language: 'ru' | 'en'): void
  attack(power: number): void
  /** How loud each part is. */
  volumes(volumes: Volumes): void
  /** How many effects have been asked for. */
  struck(): number
}

/** Decides what is heard. The band is called only when there is something to play. */
export function createSound(
  openBand: () => Promise<Band>,
  complain: (problem: unknown) => void,
  first: readonly MusicTrack[],
): Sound {
  let programme: Programme = { road: first, turn: 0, place: null }
  let touched = false
  let muted = false
  let hidden = false
  let opening: Promise<Band> | null = null
  let band: Band | null = null
  let struck = 0
  let loudness: Volumes | null = null
  let bed: BedName | null = null
  let backwards = false
  const said = new Set<VoiceLine>()

  function follow(): void {
    if (band === null) {
      if (touched && !muted && !hidden) call()
      return
    }
    // What nobody hears is not even begun: a sleeping band would gather track after track.
    if (hidden) {
      band.sleep()
      return
    }
    band.wake()
    band.bed(muted ? null : bed)
    const onward = () => {
      programme = nextTurn(programme)
      follow()
    }
    band.play(muted ? null : trackOf(programme), onward, backwards && programme.place === null)
  }

  function call(): void {
    opening ??= openBand()
    opening.then(
      (opened) => {
        if (band !== null) return
        band = opened
        if (loudness !== null) band.volumes(loudness)
        follow()
      },
      (problem) => {
        opening = null
        complain(problem)
      },
    )
  }

  function change(next: Programme): void {
    programme = next
    follow()
  }

  const effect = (name: EffectName) => {
    struck++
    if (muted || hidden) return
    // The press that called the band is heard as well.
    if (band === null) opening?.then((opened) => opened.effect(name)).catch(() => undefined)
    else band.effect(name)
  }

  return {
    touch() {
      touched = true
      follow()
    },
    mute(now) {
      muted = now
      follow()
    },
    hide(now) {
      hidden = now
      follow()
    },
    road: (tracks) => change(withRoad(programme, tracks)),
    place: (track) => change({ ...programme, place: track }),
    bed(name) {
      // Told in every frame: only a change is news.
      if (name === bed) return
      bed = name
      if (band !== null && !hidden) band.bed(muted ? null : bed)
    },
    backwards(now) {
      // Told in every frame, as the bed is.
      if (now === backwards) return
      backwards = now
      follow()
    },
    effect,
    say(line, language) {
      if (band === null || muted || hidden || said.has(line)) return
      said.add(line)
      band.say(line, language)
    },
    volumes(volumes) {
      loudness = volumes
      band?.volumes(volumes)
    },
    attack: (power) => effect(effectOfAttack(power)),
    struck: () => struck,
  }
}
