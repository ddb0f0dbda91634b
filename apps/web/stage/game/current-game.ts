import type { Game } from 'phaser'

/** The one game of this page. It lives outside React and is never destroyed. */
let current: Game | null = null

export const currentGame = (): Game | null => current

export function setCurrentGame(game: Game): void {
  current = game
}
