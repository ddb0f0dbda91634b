import { describe, expect, test } from 'vitest'
import type { AccessLevel } from '../access/access-level.ts'
import { casesOf, mayDecide, mayTake } from './case.ts'
import { lowered, mayJudge, raised } from './keeper.ts'

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
  const open = { kind: 'CHAT', decision: null, takenBy: null, takenAt: null, bannedBy: null } as const

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

  test('against a ban is heard by another than who gave it', () => {
    const appeal = { ...open, kind: 'APPEAL', bannedBy: moderator.id } as const
    expect(mayTake(moderator, appeal, 0)?.refused).toBe('moderation.refused.own-ban')
    expect(mayTake({ ...moderator, id: 8 }, appeal, 0)).toBeNull()
    expect(mayTake(admin, { ...appeal, bannedBy: admin.id }, 0)).toBeNull()
  })

  test('of the support is for administrators', () => {
    expect(casesOf('MODERATOR')).not.toContain('SUPPORT')
    expect(casesOf('ADMIN')).toContain('SUPPORT')
    expect(mayTake(moderator, { ...open, kind: 'SUPPORT' }, 0)?.refused).toBe(
      'moderation.refused.case-not-found',
    )
  })
})
