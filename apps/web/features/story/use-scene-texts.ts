import { useTranslation } from 'react-i18next'
import { useGame } from '../../platform/state/game.ts'

export interface SceneTexts {
  readonly title: string
  nameOf(speaker: string): string
  line(key: string): string
  answer(choice: string): string
}

/** The texts of one scene. Which scene it is only the server knows, so its keys are made here. */
export function useSceneTexts(scene: string): SceneTexts {
  const { t } = useTranslation(['story', 'player'])
  const companion = useGame((state) => state.player?.companionImage ?? 'MAN_COMPANION_1')
  const say = t as (key: string) => string
  return {
    title: say(`scene.${scene}.title`),
    nameOf: (speaker) =>
      speaker === 'companion' ? t(`player:choice.companion.${companion}.name`) : say(`speaker.${speaker}`),
    line: (key) => say(`scene.${scene}.${key}`),
    answer: (choice) => say(`scene.${scene}.choice.${choice}`),
  }
}
