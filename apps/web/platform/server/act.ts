import type { Call, ReplyOf } from '@skystair/contract/call.ts'
import { type RepeatGuard, repeatGuard } from '@skystair/rules/client/repeat-guard.ts'
import i18next from 'i18next'
import { showToast } from '../../ui/layers/show-toast.ts'
import { tellMissing } from '../goods/lacking.ts'
import { raise } from '../state/game.ts'
import { ask, type Question, Refused, Unreachable } from './ask.ts'

let guard: RepeatGuard = {}

/**
 * Does what the player asked for: at most once in 1500 ms, with a word when it did not work.
 * Answers `null` when nothing was done; a form may want to see the refusal itself.
 */
export async function act<C extends Call>(
  call: C,
  question: Question<C>,
  onRefused: (refused: Refused) => void = tellRefusal,
): Promise<ReplyOf<C> | null> {
  const id = call.id + JSON.stringify(question)
  const guarded = repeatGuard(guard, id, performance.now())
  if (!guarded.allowed) return null
  guard = guarded.guard
  const reply = await attempt(call, question, onRefused)
  // What failed may be tried again at once.
  if (reply === null) guard = { ...guard, [id]: Number.NEGATIVE_INFINITY }
  return reply
}

/** The same without the guard, for what may rightly be done twice in a row: two equal blows in a battle, two equal purchases. */
export async function attempt<C extends Call>(
  call: C,
  question: Question<C>,
  onRefused: (refused: Refused) => void = tellRefusal,
): Promise<ReplyOf<C> | null> {
  try {
    return await ask(call, question)
  } catch (error) {
    if (error instanceof Refused && error.code === 'errors.newer-session') raise('newer-session')
    else if (error instanceof Refused && error.code === 'errors.version-outdated') raise('obsolete')
    else if (error instanceof Refused) onRefused(error)
    else if (error instanceof Unreachable)
      showToast({ text: i18next.t('common:no-answer'), tone: 'bad', icon: 'warning' })
    else throw error
    return null
  }
}

/** What cannot be paid for says what is missing and where to get it; anything else is a word. */
export function tellRefusal({ code, message, params }: Refused): void {
  if (code === 'wallet.refused.not-enough') tellMissing(params.currency, params.missing)
  else showToast({ text: message, tone: 'bad', icon: 'warning' })
}
