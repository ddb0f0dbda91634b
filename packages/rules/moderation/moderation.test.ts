import { describe, expect, test } from 'vitest'
import type { AccessLevel } from '../access/access-level.ts'
import { verdictWord } from './case.ts'
import { lowered, mayChangeVoice, mayJudge, mayUnban, raised } from './keeper.ts'
import { casesOf, mayDecide, mayTake, mayUndo } from './keepers-rights.ts'
import { isStanding, type Undo } from './undo.ts'

const somebody = (accessLevel: AccessLevel, id = 1) => ({ id, accessLevel })
const [player, moderator, admin, god] = [
  somebody('PLAYER', 1),
  somebody('MODERATOR', 2),
  somebody('ADMIN', 3),
  somebody('GOD', 4),
]

describe('whoever keeps the peace', () => {
  test('judges those below and nobody else', () => {
    expect(mayJudge(moderator, player)).toBeNull()
    expect(mayJudge(moderator, somebody('MODERATOR', 9))?.refused).toBe('moderation.refused.outranked')
    expect(mayJudge(moderator, admin)?.refused).toBe('moderation.refused.outranked')
    expect(mayJudge(admin, admin)?.refused).toBe('moderation.refused.yourself')
    expect(mayJudge(admin, null)?.refused).toBe('player.refused.not-found')
  })

  test('is made by administrators, and those by the developers', () => {
    expect(raised(admin, player)).toBe('MODERATOR')
    expect(raised(admin, moderator)).toEqual(
      expect.objectContaining({ refused: 'moderation.refused.highest' }),
    )
    expect(raised(god, moderator)).toBe('ADMIN')
    expect(raised(god, admin)).toEqual(expect.objectContaining({ refused: 'moderation.refused.highest' }))
    expect(raised(admin, somebody('TRIAL', 9))).toEqual(
      expect.objectContaining({ refused: 'moderation.refused.no-name' }),
    )
    expect(lowered(admin, moderator)).toBe('PLAYER')
    expect(lowered(god, admin)).toBe('MODERATOR')
    expect(lowered(admin, player)).toEqual(expect.objectContaining({ refused: 'moderation.refused.lowest' }))
  })
})

describe('a case', () => {
  const open = {
    kind: 'CHAT',
    aboutId: player.id,
    decision: null,
    decidedBy: null,
    takenBy: null,
    takenAt: null,
    bannedBy: null,
  } as const

  test('is judged once, by whoever has taken it', () => {
    expect(mayDecide(moderator, open, 'BANNED', 0)).toBeNull()
    expect(mayTake(moderator, { ...open, decision: 'BANNED' }, 0)?.refused).toBe('moderation.refused.decided')
    const taken = { ...open, takenBy: 9, takenAt: 0 }
    expect(mayTake(moderator, taken, 14 * 60_000)?.refused).toBe('moderation.refused.taken')
    expect(mayTake(moderator, taken, 15 * 60_000)).toBeNull()
  })

  test('has only verdicts that fit it', () => {
    expect(mayDecide(moderator, { ...open, kind: 'MAIL' }, 'ERASED', 0)?.refused).toBe(
      'moderation.refused.verdict',
    )
    expect(mayDecide(moderator, { ...open, kind: 'APPEAL' }, 'UNBANNED', 0)).toBeNull()
  })

  test('is not called in order where the verdict refuses a plea or leaves a letter without an answer', () => {
    expect(verdictWord('CHAT', 'DISMISSED')).toBe('DISMISSED')
    expect(verdictWord('APPEAL', 'DISMISSED')).toBe('REFUSED')
    expect(verdictWord('SUPPORT', 'DISMISSED')).toBe('CLOSED')
    expect(verdictWord('APPEAL', 'UNBANNED')).toBe('UNBANNED')
  })

  test('against a ban is heard by another than who gave it', () => {
    const appeal = { ...open, kind: 'APPEAL', bannedBy: moderator.id } as const
    expect(mayTake(moderator, appeal, 0)?.refused).toBe('moderation.refused.own-ban')
    expect(mayTake({ ...moderator, id: 8 }, appeal, 0)).toBeNull()
    expect(mayTake(admin, { ...appeal, bannedBy: admin.id }, 0)).toBeNull()
  })

  test('about oneself is left to others', () => {
    const own = { ...open, aboutId: moderator.id }
    expect(mayTake(moderator, own, 0)?.refused).toBe('moderation.refused.yourself')
    expect(mayUndo(moderator, { ...own, decision: 'DISMISSED' })?.refused).toBe('moderation.refused.yourself')
  })

  test('is taken back by nobody below the keeper who decided it', () => {
    const decided = { ...open, decision: 'BANNED', decidedBy: admin } as const
    expect(mayUndo(moderator, decided)?.refused).toBe('moderation.refused.decided-above')
    expect(mayUndo(admin, decided)).toBeNull()
    expect(mayUndo(moderator, { ...decided, decidedBy: somebody('MODERATOR', 9) })).toBeNull()
    // The keeper who decided it has left the game.
    expect(mayUndo(moderator, { ...decided, decidedBy: null })).toBeNull()
  })

  test('of an appeal is not taken back by who gave the ban: the voice would be gone again', () => {
    const freed = { ...open, kind: 'APPEAL', decision: 'UNBANNED', bannedBy: moderator.id } as const
    expect(mayUndo(moderator, freed)?.refused).toBe('moderation.refused.own-ban')
    expect(mayUndo({ ...moderator, id: 8 }, freed)).toBeNull()
  })

  test('that is open, or answered by a letter, has nothing to take back', () => {
    expect(mayUndo(moderator, open)?.refused).toBe('moderation.refused.not-decided')
    expect(mayUndo(admin, { ...open, kind: 'SUPPORT', decision: 'ANSWERED' })?.refused).toBe(
      'moderation.refused.answered',
    )
    expect(mayUndo(moderator, null)?.refused).toBe('moderation.refused.case-not-found')
  })

  test('of the support is for administrators', () => {
    expect(casesOf('MODERATOR')).not.toContain('SUPPORT')
    expect(casesOf('ADMIN')).toContain('SUPPORT')
    expect(mayTake(moderator, { ...open, kind: 'SUPPORT' }, 0)?.refused).toBe(
      'moderation.refused.case-not-found',
    )
  })
})

describe('a voice', () => {
  const ban = { reason: 'FLOOD', until: 100 } as const

  test('that a higher keeper has taken is only touched by one as high, while the ban lasts', () => {
    const banned = { ...player, ban, bannedBy: admin }
    expect(mayChangeVoice(moderator, banned, 99)?.refused).toBe('moderation.refused.banned-above')
    expect(mayChangeVoice(somebody('ADMIN', 9), banned, 99)).toBeNull()
    expect(mayChangeVoice(moderator, banned, 100)).toBeNull()
    expect(mayChangeVoice(moderator, { ...banned, bannedBy: somebody('MODERATOR', 9) }, 99)).toBeNull()
    expect(mayChangeVoice(moderator, { ...player, ban: null, bannedBy: null }, 0)).toBeNull()
  })

  test('is given back only while it is taken', () => {
    const banned = { ...player, ban, bannedBy: admin }
    const other = somebody('ADMIN', 9)
    expect(mayUnban(other, banned, 99)).toBeNull()
    expect(mayUnban(other, banned, 100)?.refused).toBe('moderation.refused.not-banned')
    expect(mayUnban(moderator, banned, 99)?.refused).toBe('moderation.refused.banned-above')
  })
})

describe('a decision can be taken back', () => {
  const day = { reason: 'FLOOD', until: 100 } as const
  const week = { reason: 'FLOOD', until: 700 } as const
  const changed = 'moderation.refused.changed-since'
  const judged = (ban: typeof day | typeof week | null, name = 'Goose') => ({ ban, name })

  test.each<[string, Undo, ReturnType<typeof judged> | null, string | undefined]>([
    ['a ban that still stands', { deed: 'BAN', ban: null, given: day }, judged(day), undefined],
    ['a ban that another has replaced', { deed: 'BAN', ban: null, given: day }, judged(week), changed],
    ['a ban that is over already', { deed: 'BAN', ban: null, given: day }, judged(null), changed],
    ['a ban of which nobody wrote down what it was', { deed: 'BAN', ban: null }, judged(day), changed],
    ['a voice given back and still free', { deed: 'UNBAN', ban: day, given: null }, judged(null), undefined],
    ['a voice given back and taken anew', { deed: 'UNBAN', ban: day, given: null }, judged(week), changed],
    ['a name that is still borne', { deed: 'RENAME', from: 'Ugly', to: 'Goose' }, judged(null), undefined],
    ['a name that was changed since', { deed: 'RENAME', from: 'Ugly', to: 'Swan' }, judged(null), changed],
    ['a ban of somebody who has left', { deed: 'BAN', ban: null, given: day }, null, changed],
    ['words of somebody who has left', { deed: 'ERASE' }, null, changed],
    ['words of somebody who is still here', { deed: 'ERASE' }, judged(null), undefined],
    ['a complaint that was dismissed', { deed: null }, null, undefined],
  ])('%s', (_, undo, about, refusal) => {
    expect(isStanding(undo, about)?.refused).toBe(refusal)
  })
})
