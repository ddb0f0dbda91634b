import type { ReplyOf } from '@skystair/contract/call.ts'
import { answerTalk, type TalkView } from '@skystair/contract/story.ts'
import { useState } from 'react'
import { celebrateLevel } from '../../platform/level/level-up-state.ts'
import { act } from '../../platform/server/act.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { tellTold } from '../../platform/state/talk-state.ts'

type Line = TalkView['lines'][number]
type Answer = ReplyOf<typeof answerTalk>

export interface Talk {
  /** Whose turn it is, and the key of the words below the scene; `null` when the player answers. */
  readonly line: (Line & { readonly key: string }) | null
  /** Who spoke last. */
  readonly speaker: Line | undefined
  readonly answer: Answer | null
  readonly isOver: boolean
  next(): void
  skip(): void
  choose(choice: string): Promise<void>
}

/** A talk line by line: what is said, the answer, what comes of it. The server decides what it is worth. */
export function useTalk(placeId: string, { lines, choices }: TalkView): Talk {
  const [said, setSaid] = useState(0)
  const [answered, setAnswered] = useState<{ choice: string; answer: Answer } | null>(null)
  const after = answered && choices.find(({ id }) => id === answered.choice)
  const spoken = after ? after.lines : lines
  const line = spoken[said]
  const group = answered ? `after.${answered.choice}` : 'open'

  async function choose(choice: string) {
    const answer = await act(answerTalk, { params: { id: placeId }, body: { choice } })
    if (answer === null) return
    setPlayer(answer.player)
    celebrateLevel(answer.reward.levelUp)
    tellTold(placeId)
    setAnswered({ choice, answer })
    setSaid(0)
  }

  return {
    line: line ? { ...line, key: `${group}.${line.line}` } : null,
    speaker: line ?? spoken.at(-1) ?? lines.at(-1),
    answer: answered?.answer ?? null,
    isOver: answered !== null && line === undefined,
    next: () => setSaid(said + 1),
    skip: () => setSaid(spoken.length),
    choose,
  }
}
