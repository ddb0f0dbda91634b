import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { aClan, aJoiner, aClanDesign as design } from './a-clan.ts'
import { type Candidate, candidateOf, memberOf } from './clan.ts'
import { found } from './found.ts'
import { accept, apply, decline, invite, reject } from './join.ts'
import {
  isPrompted,
  NO_TIES,
  participationOf,
  tiesAfterLeaving,
  tiesOfMember,
  withInvitation,
  withoutClan,
} from './ties.ts'

const DAY = 86_400_000
const LEADER = 1
const stranger = aJoiner(50)
const asking = (id: number, state: Candidate['state']): Candidate => ({ playerId: id, state, at: 0 })
const gate = (state: Candidate['state']) => aClan(undefined, { candidates: [asking(stranger.id, state)] })
const crowded = ['LEADER', ...Array.from({ length: 11 }, () => 'PARTICIPANT' as const)] as const

describe('how a player stands to clans', () => {
  test.each([
    ['NOT_ENLIGHTENED', 'below level 15', { level: 14 }],
    ['AVAILABLE', 'from level 15 on', {}],
    ['NOT_AVAILABLE', 'for a day after leaving', { clan: tiesAfterLeaving(NO_TIES, design, 100 - DAY / 2) }],
    ['AVAILABLE', 'when that day is over', { clan: tiesAfterLeaving(NO_TIES, design, 100 - DAY) }],
    ['ACCEPTED_TO_CLAN', 'while a clan wants the player', { clan: withInvitation(NO_TIES, 7, 0) }],
    ['CLAN_MEMBER', 'in a clan', { clanId: 7 }],
  ] as const)('is %s %s', (state, _, changes) => {
    expect(participationOf(aJoiner(50, changes), design, 100)).toBe(state)
  })

  test('whoever could join is reminded once a day, and nobody else', () => {
    const seen = { ...NO_TIES, advertisementsSeenAt: DAY }
    expect(isPrompted(aJoiner(50, { clan: seen }), design, 2 * DAY - 1)).toBe(false)
    expect(isPrompted(aJoiner(50, { clan: seen }), design, 2 * DAY)).toBe(true)
    expect(isPrompted(aJoiner(50, { clanId: 7, clan: seen }), design, 2 * DAY)).toBe(false)
  })

  test('an invitation answers the application, and a no of either side closes both', () => {
    const ties = withInvitation({ ...NO_TIES, applications: [7, 8] }, 7, 5)
    expect([ties.applications, ties.invitations]).toEqual([[8], [{ clanId: 7, at: 5 }]])
    expect(withInvitation(ties, 7, 6).invitations).toEqual([{ clanId: 7, at: 6 }])
    expect(withoutClan(ties, 7)).toMatchObject({ applications: [8], invitations: [] })
  })

  test('whoever is in asks nobody any more and is wanted by nobody', () => {
    const ties = { ...withInvitation(NO_TIES, 7, 5), applications: [8], seekingUntil: 9 }
    expect(tiesOfMember(ties, NO_TIES.support)).toMatchObject({
      applications: [],
      invitations: [],
      seekingUntil: 0,
    })
  })
})

describe('founding', () => {
  test('makes a clan of one, led by the founder, with an empty treasury', () => {
    const { clan, events } = ok(found(stranger, { id: 9, name: 'Lantern' }, design, 5))
    expect(clan.members).toEqual([{ playerId: 50, rank: 'LEADER', joinedAt: 5, given: 0 }])
    expect(Object.values(clan.treasury)).toEqual([0, 0, 0, 0, 0, 0])
    expect(events.map(({ type }) => type)).toEqual(['created'])
  })

  test.each([
    ['clan.refused.level-too-low', { level: 14 }],
    ['clan.refused.member-already', { clanId: 7 }],
    ['clan.refused.not-yet', { clan: { ...NO_TIES, freeAt: 6 } }],
  ] as const)('is refused as %s', (code, changes) => {
    expect(codeOf(found(aJoiner(50, changes), { id: 9, name: 'Lantern' }, design, 5))).toBe(code)
  })
})

describe('asking one clan', () => {
  test('leaves the asker at its gate', () => {
    const { clan } = ok(apply(aClan(), stranger, design, 5))
    expect(candidateOf(clan, 50)).toEqual({ playerId: 50, state: 'WANTS_TO_THE_CLAN', at: 5 })
  })

  test.each([
    ['clan.refused.applied-already', { applications: [7_000] }],
    ['clan.refused.too-many-applications', { applications: [1, 2, 3, 4, 5] }],
    ['clan.refused.invited-already', { invitations: [{ clanId: 7_000, at: 0 }] }],
  ] as const)('is refused as %s', (code, ties) => {
    expect(codeOf(apply(aClan(), aJoiner(50, { clan: { ...NO_TIES, ...ties } }), design, 5))).toBe(code)
  })

  test('is refused while a hundred wait there', () => {
    const candidates = Array.from({ length: 100 }, (_, place) => asking(100 + place, 'WANTS_TO_THE_CLAN'))
    expect(codeOf(apply(aClan(undefined, { candidates }), stranger, design, 5))).toBe(
      'clan.refused.too-many-wait',
    )
  })

  test('is open again to whoever was rejected a day ago', () => {
    expect(codeOf(apply(gate('REJECTED'), stranger, design, DAY - 1))).toBe('clan.refused.said-no')
    const { clan } = ok(apply(gate('REJECTED'), stranger, design, DAY))
    expect(clan.candidates).toEqual([{ playerId: 50, state: 'WANTS_TO_THE_CLAN', at: DAY }])
  })
})

describe('inviting', () => {
  test('answers an application, and comes out of own will too', () => {
    for (const before of [aClan(), gate('WANTS_TO_THE_CLAN'), gate('REJECTED')]) {
      const { clan, events } = ok(invite(before, LEADER, stranger, design, DAY))
      expect(clan.candidates).toEqual([{ playerId: 50, state: 'INVITED', at: DAY }])
      expect(events).toMatchObject([{ type: 'invite', actorId: LEADER, subjectId: 50 }])
    }
  })

  test.each([
    ['clan.refused.invited-by-us', gate('INVITED'), stranger],
    ['clan.refused.is-member-here', aClan(), aJoiner(2, { clanId: 7_000 })],
    ['clan.refused.is-member-elsewhere', aClan(), aJoiner(50, { clanId: 8 })],
    ['clan.refused.their-level-too-low', aClan(), aJoiner(50, { level: 14 })],
    ['clan.refused.full', aClan(crowded), stranger],
    [
      'clan.refused.too-many-invitations',
      aClan(undefined, {
        candidates: Array.from({ length: 20 }, (_, place) => asking(100 + place, 'INVITED')),
      }),
      stranger,
    ],
  ] as const)('is refused as %s', (code, clan, wanted) => {
    expect(codeOf(invite(clan, LEADER, wanted, design, 5))).toBe(code)
  })
})

describe('coming in', () => {
  test('makes a newbie of whoever was invited, and is told', () => {
    const { clan, events } = ok(accept(gate('INVITED'), stranger, design, 5))
    expect(memberOf(clan, 50)).toEqual({ playerId: 50, rank: 'NEWBIE', joinedAt: 5, given: 0 })
    expect([clan.candidates, events.map(({ type }) => type)]).toEqual([[], ['joined']])
  })

  test.each([
    ['clan.refused.no-invitation', aClan(), stranger],
    ['clan.refused.no-invitation', gate('WANTS_TO_THE_CLAN'), stranger],
    ['clan.refused.no-invitation', gate('REJECTED'), stranger],
    ['clan.refused.member-already', gate('INVITED'), aJoiner(50, { clanId: 8 })],
    ['clan.refused.not-yet', gate('INVITED'), aJoiner(50, { clan: { ...NO_TIES, freeAt: 6 } })],
    ['clan.refused.full', aClan(crowded, { candidates: [asking(50, 'INVITED')] }), stranger],
  ] as const)('is refused as %s', (code, clan, joiner) => {
    expect(codeOf(accept(clan, joiner, design, 5))).toBe(code)
  })
})

describe('saying no', () => {
  test('of the clan leaves a rejected candidate, who cannot be rejected twice', () => {
    for (const state of ['WANTS_TO_THE_CLAN', 'INVITED'] as const) {
      const { clan } = ok(reject(gate(state), LEADER, 50, design, 5))
      expect(candidateOf(clan, 50)?.state).toBe('REJECTED')
      expect(codeOf(reject(clan, LEADER, 50, design, 6))).toBe('clan.refused.no-candidate')
    }
  })

  test('of the player leaves nothing, and needs something to refuse', () => {
    expect(ok(decline(gate('INVITED'), 50)).clan.candidates).toEqual([])
    expect(codeOf(decline(gate('REJECTED'), 50))).toBe('clan.refused.no-invitation')
    expect(codeOf(decline(aClan(), 50))).toBe('clan.refused.no-invitation')
  })
})
