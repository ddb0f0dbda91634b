import type { Gender } from '../player/choices.ts'

/** What a tale needs to speak of its player: the name, and the keys of the pronouns to put in. */
export interface PlayerWords {
  readonly playerName: string
  readonly toPlayer: string
  readonly forPlayer: string
}

export const playerWords = (player: { name: string; gender: Gender }): PlayerWords => ({
  playerName: player.name,
  toPlayer: `common.pronoun.${player.gender}.to-player`,
  forPlayer: `common.pronoun.${player.gender}.for-player`,
})
