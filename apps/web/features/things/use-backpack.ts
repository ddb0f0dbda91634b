import { type ArtifactView, type Changed, listArtifacts } from '@skystair/contract/things.ts'
import { useState } from 'react'
import { useAnswer } from '../../platform/server/use-answer.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { type Changes, keptThings, withChange } from './kept-things.ts'

interface Backpack {
  /** `null` until it has come. */
  readonly things: readonly ArtifactView[] | null
  /** Nothing more fits in: what is found waits outside. */
  readonly isFull: boolean
  /** Takes in what a deed has changed. */
  readonly take: (changes: Changed) => void
  /** Looks again: something is other than shown, sold in another tab maybe. */
  readonly again: () => void
}

/** Everything the player owns: asked for once, then kept up by the replies of every deed. */
export function useBackpack(): Backpack {
  const { answer, again } = useAnswer(listArtifacts, {})
  const [changes, setChanges] = useState<Changes>({ since: null, all: [] })
  const things = answer && keptThings(answer, changes)
  return {
    things,
    isFull: answer !== null && things !== null && things.length >= answer.most,
    take: (next) => {
      setPlayer(next.player)
      setChanges((before) => withChange(before, answer, next))
    },
    again,
  }
}
