import { answersOf, endingOf, type Listener, recall } from './memory.ts'
import type { Ending, Tale } from './scene.ts'

/** One answer as it stands in the chronicle. */
interface Entry {
  readonly scene: string
  readonly stair: number
  readonly choice: string
}

/** What somebody has lived of one part of the tale. */
interface Chapter {
  readonly part: number
  /** How it ended, which is written in ink; null: it is still being lived, and written in pencil. */
  readonly ending: Ending | null
  /** from the lowest stair up */
  readonly entries: readonly Entry[]
}

/** The way of one climber, part by part. Nothing that was not lived is named in it. */
export function chronicleOf(tale: Tale, listener: Listener): readonly Chapter[] {
  const memory = recall(tale, listener)
  const answers = answersOf(tale, memory.told)
  return tale.parts.flatMap((part) => {
    const lived = answers.filter(({ scene }) => scene.part === part.part)
    if (lived.length === 0) return []
    const isOver = lived.some(({ scene }) => scene.ends)
    return {
      part: part.part,
      ending: isOver ? endingOf(part, memory) : null,
      entries: lived.map(({ scene, choice }) => ({ scene: scene.id, stair: scene.stair, choice: choice.id })),
    }
  })
}
