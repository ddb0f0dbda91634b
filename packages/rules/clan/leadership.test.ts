import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { aClan, aClanDesign as design } from './a-clan.ts'
import { type Clan, memberOf } from './clan.ts'
import { resign } from './hand-over-leadership.ts'
import { kick } from './kick.ts'
import { endRegency, leaderOf, mostWorthy, watchOverLeader } from './leadership.ts'
import { vanish } from './leave.ts'

const DAY = 86_400_000
const away = 14 * DAY
const clan = aClan(['LEADER', 'PARTICIPANT', 'REPRESENTATIVE', 'REPRESENTATIVE'])
const rank = (of: Clan | undefined, id: number) => (of ? memberOf(of, id)?.rank : undefined)
const watched = (of: Clan, seenAt: number, now: number) => watchOverLeader(of, seenAt, design, now)

describe('the most worthy', () => {
  const given = aClan(['PARTICIPANT', 'PARTICIPANT', 'REPRESENTATIVE'])
  const [one, two, higher] = given.members.map((member) => ({ ...member, given: 5, joinedAt: 5 })) as [
    Clan['members'][0],
    Clan['members'][0],
    Clan['members'][0],
  ]
  test('is who has the highest rank, then gave most, then is longest there, then has the lowest number', () => {
    expect(mostWorthy([one, two, higher])).toBe(higher)
    expect(mostWorthy([one, { ...two, given: 6 }])?.playerId).toBe(2)
    expect(mostWorthy([one, { ...two, joinedAt: 4 }])?.playerId).toBe(2)
    expect(mostWorthy([two, one])).toBe(one)
    expect(mostWorthy([])).toBe(null)
  })
})

describe('a leader unseen for 14 days', () => {
  const regency = watched(clan, 0, away)

  test('is represented by the most worthy, and the log says so', () => {
    expect(watched(clan, 0, away - 1)).toBe(null)
    expect([rank(regency?.clan, 3), rank(regency?.clan, 1)]).toEqual(['SUBLEADER', 'LEADER'])
    expect(regency?.events).toMatchObject([{ type: 'subLeader', actorId: null, subjectId: 3 }])
  })

  test('leads again when back, and the regent is what they were', () => {
    const back = watched(regency?.clan ?? clan, away + DAY, away + DAY)
    expect([rank(back?.clan, 3), rank(back?.clan, 1)]).toEqual(['REPRESENTATIVE', 'LEADER'])
    expect(back?.clan.regency).toBe(null)
    expect(watched(back?.clan ?? clan, away + DAY, away + DAY)).toBe(null)
  })

  test('is replaced after 14 more days, and stays as a participant', () => {
    const regent = regency?.clan ?? clan
    expect(watched(regent, 0, 2 * away - 1)).toBe(null)
    const after = watched(regent, 0, 2 * away)
    expect([rank(after?.clan, 3), rank(after?.clan, 1)]).toEqual(['LEADER', 'PARTICIPANT'])
    expect(after?.clan.regency).toBe(null)
    expect(after?.events).toMatchObject([{ type: 'leaderReplace', subjectId: 3 }])
  })

  test('has nobody to represent them in a clan of one', () => {
    expect(watched(aClan(['LEADER']), 0, away)).toBe(null)
  })

  test('gets another regent when the first has gone', () => {
    const regent = regency?.clan ?? clan
    const gone = vanish(regent, 3)
    const next = watched(gone?.clan ?? regent, 0, away + DAY)
    expect([rank(next?.clan, 4), next?.clan.regency?.since]).toEqual(['SUBLEADER', away + DAY])
  })

  test('is not put out by the regent', () => {
    expect(codeOf(kick(regency?.clan ?? clan, 3, 1, design))).toBe('clan.refused.rank-too-high')
  })

  test('who resigns on return is followed by the regent, and no regency is left', () => {
    const after = ok(resign(regency?.clan ?? clan, 1, design)).clan
    expect([leaderOf(after).playerId, rank(after, 1), after.regency]).toEqual([3, 'PARTICIPANT', null])
    expect(endRegency(after)).toBe(after)
  })
})

describe('a clan survives', () => {
  test('a leader who leaves the game: the most worthy follows', () => {
    const after = vanish(clan, 1)
    expect(after && [leaderOf(after.clan).playerId, after.clan.members.length]).toEqual([3, 3])
    expect(after?.events.map(({ type }) => type)).toEqual(['leaderReplace', 'left'])
  })

  test('any other who leaves the game', () => {
    expect(vanish(clan, 2)?.clan.members.map(({ playerId }) => playerId)).toEqual([1, 3, 4])
    expect(vanish(clan, 50)).toBe(null)
  })

  test('unless nobody is left', () => {
    expect(vanish(aClan(['LEADER']), 1)?.clan.members).toEqual([])
    expect(codeOf(resign(aClan(['LEADER']), 1, design))).toBe('clan.refused.nobody-follows')
  })
})
