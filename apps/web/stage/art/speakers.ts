import { SPEAKERS } from '@skystair/content/story/speakers.data.ts'
import type { Mood } from '@skystair/rules/story/scene.ts'
import { useGame } from '../../platform/state/game.ts'
import { companionFigures } from './figurines.ts'

/** Whose figure shows somebody of the tale; the companion is the one this player chose. */
export function figureOfSpeaker(speaker: string): string {
  const companion = useGame.getState().player?.companionImage ?? 'MAN_COMPANION_1'
  return SPEAKERS[speaker]?.figure ?? companionFigures[companion]
}

/** Who has three heads shows the one that speaks. */
export const headOfSpeaker = (speaker: string, mood: Mood): Mood => SPEAKERS[speaker]?.head ?? mood
