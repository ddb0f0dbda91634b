import { type ArtifactView, type Changed, listArtifacts } from '@skystair/contract/things.ts'
import { useState } from 'react'
import { setPlayer } from '../../platform/game.ts'
import { useAnswer } from '../../platform/use-answer.ts'

interface Backpack {
  /** `null` until it has come. */
  readonly things: readonly ArtifactView[] | null
  /** Nothing more fits in: what is found waits outside. */
  readonly isFull: boolean
  /** Takes in what a deed has changed. */
  readonly take: (changes: Changed) => void
}

/** Everything the player owns: asked for once, then kept up by the replies of every deed. */
export function useBackpack(): Backpack {
  const { answer } = useAnswer(listArtifacts, {})
  const [changes, setChanges] = useState<readonly Changed[]>([])
  const things = new Map((answer?.artifacts ?? []).map((one) => [one.id, one]))
  for (const { changed, gone } of changes) {
    for (const one of changed) things.set(one.id, one)
    for (const id of gone) things.delete(id)
  }
  return {
    things: answer === null ? null : [...things.values()],
    isFull: answer !== null && things.size >= answer.most,
    take: (next) => {
      setPlayer(next.player)
      setChanges((before) => [...before, next])
    },
  }
}
