import { chooseLanguage as contract } from '@skystair/contract/player.ts'
import type { Language } from '@skystair/rules/player/choices.ts'
import { attempt } from '../server/act.ts'
import { lastWins } from '../server/last-wins.ts'
import { setPlayer, useGame } from '../state/game.ts'
import { speak, wishedLanguage, wishLanguage } from './texts.ts'

const tell = lastWins(async (lang: Language) => {
  const player = await attempt(contract, { params: { lang } })
  if (wishedLanguage() === lang) wishLanguage(null)
  if (player !== null) setPlayer(player)
})

/** The page speaks it at once; whoever plays is answered in it from now on, here and elsewhere. */
export function chooseLanguage(language: Language): void {
  wishLanguage(language)
  void speak(language)
  if (useGame.getState().player !== null) void tell(language)
}

// Chosen before the server has said who plays.
useGame.subscribe(({ player }, before) => {
  const wished = wishedLanguage()
  if (before.info === null && player !== null && wished !== null) void tell(wished)
})
