import type { Call, ReplyOf } from '@skystair/contract/call.ts'
import i18next from 'i18next'
import { useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '../../ui/layers/show-toast.ts'
import { ask, type Question, Refused } from './ask.ts'
import { askUntilAnswered } from './ask-until-answered.ts'

/** Asks for what a page shows, again for every other question and whenever it is told to. `null` until it has come. */
export function useAnswer<C extends Call>(
  call: C,
  question: Question<C>,
): { answer: ReplyOf<C> | null; again: () => void } {
  const [answer, setAnswer] = useState<ReplyOf<C> | null>(null)
  const [round, setRound] = useState(0)
  const look = useEffectEvent(() => ask(call, question))
  const key = JSON.stringify(question)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question or another round asks again
  useEffect(() => askUntilAnswered(() => look(), setAnswer, tell), [key, round])
  return { answer, again: () => setRound((before) => before + 1) }
}

/** Nobody pressed anything: a word is enough, the page keeps what it has. */
function tell(error: unknown): void {
  const text = error instanceof Refused ? error.message : i18next.t('common:no-answer')
  showToast({ text, tone: 'bad', icon: 'warning' })
}
