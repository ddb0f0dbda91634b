import type { Language, UserSource } from '@skystair/rules/player/choices.ts'
import type { Config } from '../../platform/services/config.ts'

/** Who came by a platform, proven. */
export interface PlatformUser {
  /** As the platform calls its player, for ever. */
  readonly id: string
  /** null: the platform does not say. */
  readonly language: Language | null
  /** Who has invited, by the platform's own start parameter. */
  readonly ref: string | null
}

/** A guest plays as a traveller and is asked to sign in on the platform. */
export type Identity = PlatformUser | 'guest' | null

/** A platform that tells who its player is. */
export interface Platform {
  /** Players of the platform are found again under it. */
  readonly name: string
  readonly source: UserSource
  /** Whether it has its secrets. */
  isOn(config: Config): boolean
  /** Who it is, out of what the platform has signed; null: nobody. */
  identify(proof: string, config: Config, now: number): Identity
}
