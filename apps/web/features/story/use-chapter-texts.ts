import type { ChapterView } from '@skystair/contract/story.ts'
import { useTranslation } from 'react-i18next'
import { taleArea } from '../../platform/language/tale-area.ts'

interface WrittenEntry {
  readonly scene: string
  readonly stair: number
  readonly title: string
  readonly choice: string
}

interface WrittenChapter {
  readonly name: string
  /** What Arkhip wrote when it ended; null: it has not. */
  readonly ending: string | null
  readonly entries: readonly WrittenEntry[]
}

/** The words of one chapter; they come with its part of the tale. */
export function useChapterTexts({ part, ending, entries }: ChapterView): WrittenChapter {
  const { t } = useTranslation(taleArea(part))
  const say = t as (key: string) => string
  return {
    name: say('part.name'),
    ending: ending === null ? null : say(`part.${ending}`),
    entries: entries.map(({ scene, stair, choice }) => ({
      scene,
      stair,
      title: say(`scene.${scene}.title`),
      choice: say(`scene.${scene}.choice.${choice}`),
    })),
  }
}
