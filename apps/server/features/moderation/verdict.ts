import { HOUSE_NAMES } from '@skystair/content/names/house-names.data.ts'
import type { BodyOf } from '@skystair/contract/call.ts'
import type { decideCase } from '@skystair/contract/moderation.ts'
import { banMilliseconds } from '@skystair/rules/chat/ban.ts'
import { theStair } from '@skystair/rules/mail/letter.ts'
import type { DeedKind } from '@skystair/rules/moderation/deed.ts'
import { mayChangeVoice, mayGrant, mayJudge } from '@skystair/rules/moderation/keeper.ts'
import type { Undo } from '@skystair/rules/moderation/undo.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { newPlayerName } from '@skystair/rules/security/player-name.ts'
import { cleanText } from '@skystair/rules/writing/clean-text.ts'
import { limitedText } from '@skystair/rules/writing/text-limit.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { Step } from '../../platform/database/steps.ts'
import { type Copy, letterOfTheStair } from '../../platform/messages/deliver-letters.ts'
import { wordsJudged, wordsOf } from './clan-words.ts'
import { giveName, silence } from './deeds.ts'
import type { FoundCase } from './found-case.ts'
import { eraseWords } from './reported-text.ts'

/** What follows from a decision. */
interface Deed {
  readonly deed: DeedKind
  readonly pieces: readonly (Sql | Step)[]
  readonly letters: readonly Copy[]
  /** The words it is about go, and whoever reads them is told. */
  readonly erases: boolean
  readonly undo: Undo
}

type Body = BodyOf<typeof decideCase>

/** What a decision asks of the keeper: of most that the keeper stands above. */
function mayDecide(keeper: Player, { about, subject }: FoundCase, decision: Body['decision'], now: number) {
  if (decision === 'BANNED') return mayChangeVoice(keeper, about, now)
  if (decision === 'UNBANNED') return mayGrant(subject.ban, keeper, about, now)
  return mayJudge(keeper, about)
}

export function verdict(keeper: Player, found: FoundCase, body: Body, now: number): Deed | Refusal {
  const nothing = { pieces: [], letters: [], erases: false, undo: { deed: null } } as const
  const thanks =
    found.fromId > 0 && found.kind !== 'APPEAL' ? [letterOfTheStair(found.fromId, 'report-thanks')] : []
  if (body.decision === 'DISMISSED') {
    const letters = found.kind === 'APPEAL' ? [letterOfTheStair(found.fromId, 'appeal-refused')] : []
    return { ...nothing, deed: 'DISMISS', letters }
  }
  if (body.decision === 'ANSWERED') return answer(found, body, nothing)
  const { about } = found
  const erased = found.clan && { words: wordsOf(found.clan, wordsJudged(found.subject.room)) }
  const unfit = mayDecide(keeper, found, body.decision, now)
  if (unfit || about === null) return unfit ?? refused('player.refused.not-found')
  if (body.decision === 'BANNED') {
    if (!body.reason || !body.duration) return refused('moderation.refused.no-reason')
    const ban = { reason: body.reason, until: now + banMilliseconds[body.duration] }
    return {
      ...nothing,
      deed: 'BAN',
      pieces: [silence(about, ban), ...eraseWords(found, keeper.id, new Date(now))],
      letters: [...thanks, letterOfTheStair(about.id, 'ban')],
      erases: true,
      undo: { deed: 'BAN', ban: about.ban, given: ban, ...erased },
    }
  }
  if (body.decision === 'UNBANNED') {
    return {
      ...nothing,
      deed: 'UNBAN',
      pieces: [silence(about, null)],
      letters: [letterOfTheStair(about.id, 'unban')],
      undo: { deed: 'UNBAN', ban: about.ban, given: null },
    }
  }
  if (body.decision === 'RENAMED') {
    const name = newPlayerName(body.text ?? '', about.name ?? '', HOUSE_NAMES)
    if (isRefusal(name)) return name
    return {
      ...nothing,
      deed: 'RENAME',
      pieces: giveName(about, name),
      letters: [...thanks, letterOfTheStair(about.id, 'renamed')],
      undo: { deed: 'RENAME', from: about.name ?? '', to: name },
    }
  }
  return {
    ...nothing,
    deed: 'ERASE',
    pieces: eraseWords(found, keeper.id, new Date(now)),
    letters: thanks,
    erases: true,
    undo: { deed: 'ERASE', ...erased },
  }
}

function answer(found: FoundCase, body: Body, nothing: Omit<Deed, 'deed'>): Deed | Refusal {
  const text = limitedText('chatMessage', cleanText(body.text ?? ''))
  if (isRefusal(text)) return text
  const letter = { partnerId: theStair, own: false, text, letter: null, attachment: null }
  return { ...nothing, deed: 'ANSWER', letters: [{ ...letter, ownerId: found.fromId }] }
}
