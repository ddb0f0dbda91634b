import { useTranslation } from 'react-i18next'
import { taleArea } from '../../platform/language/tale-area.ts'
import { useGame } from '../../platform/state/game.ts'

export interface SceneTexts {
  readonly title: string
  nameOf(speaker: string): string
  line(key: string): string
  answer(choice: string): string
}

/** The texts of one scene. Which scene it is only the server knows, so its keys are made here. */
export function useSceneTexts(part: number, scene: string): SceneTexts {
  const area = taleArea(part)
  const { t } = useTranslation(['story', 'player', area])
  const companion = useGame((state) => state.player?.companionImage ?? 'MAN_COMPANION_1')
  const say = t as (key: string) => string
  return {
    title: say(`${area}:scene.${scene}.title`),
    nameOf: (speaker) =>
      speaker === 'companion' ? t(`player:choice.companion.${companion}.name`) : say(`speaker.${speaker}`),
    line: (key) => say(`${area}:scene.${scene}.${key}`),
    answer: (choice) => say(`${area}:scene.${scene}.choice.${choice}`),
  }
}
