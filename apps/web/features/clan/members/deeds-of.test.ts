import { CLANS } from '@skystair/content/clans/clans.ts'
import type { ParticipantAction } from '@skystair/contract/clan.ts'
import { CLAN_RANKS, type Clan, type ClanRank, type Member } from '@skystair/rules/clan/clan.ts'
import { found } from '@skystair/rules/clan/found.ts'
import { giveLeadership, resign } from '@skystair/rules/clan/hand-over-leadership.ts'
import { kick } from '@skystair/rules/clan/kick.ts'
import { leave } from '@skystair/rules/clan/leave.ts'
import { demote, promote } from '@skystair/rules/clan/promote.ts'
import { NO_TIES } from '@skystair/rules/clan/ties.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { describe, expect, test } from 'vitest'
import { deedsOf, waysOut } from './deeds-of.ts'

const viewer = 2
const seen = 3

const founder = { id: 1, level: CLANS.joinLevel, clanId: null, clan: NO_TIES }

function clanWith(mine: ClanRank, theirs: ClanRank | null): Clan {
  const founded = found(founder, { id: 7, name: 'Moon' }, CLANS, 0)
  if (isRefusal(founded)) throw new Error('not founded')
  const member = (playerId: number, rank: ClanRank): Member => ({ playerId, rank, joinedAt: 0, given: 0 })
  const members = [member(viewer, mine), ...(theirs === null ? [] : [member(seen, theirs)])]
  const isLed = members.some(({ rank }) => rank === 'LEADER')
  return { ...founded.clan, members: isLed ? members : [member(1, 'LEADER'), ...members] }
}

const rules: Readonly<Record<ParticipantAction, typeof kick>> = {
  PROMOTE: promote,
  DEMOTE: demote,
  KICK: kick,
  GIVE_LEADERSHIP: giveLeadership,
}

describe.each(CLAN_RANKS)('to a %s', (mine) => {
  const rights = CLANS.rights[mine]
  test.each(CLAN_RANKS.filter((rank) => rank !== mine || rank !== 'LEADER'))(
    'the menu of a %s offers exactly what the rules allow',
    (theirs) => {
      const clan = clanWith(mine, theirs)
      const allowed = Object.entries(rules)
        .filter(([, rule]) => !isRefusal(rule(clan, viewer, seen, CLANS)))
        .map(([action]) => action)
      const offered = deedsOf({ rank: mine, rights, playerId: viewer }, { rank: theirs, playerId: seen })
      expect([...offered].sort()).toEqual(allowed.sort())
    },
  )

  test('one does nothing to oneself', () => {
    expect(deedsOf({ rank: mine, rights, playerId: viewer }, { rank: mine, playerId: viewer })).toEqual([])
  })

  test.each(['PARTICIPANT', null] as const)('the ways out beside %s are those of the rules', (other) => {
    const clan = clanWith(mine, other)
    expect(waysOut({ rank: mine, rights }, clan.members.length)).toEqual({
      leave: !isRefusal(leave(clan, viewer, CLANS)),
      resign: !isRefusal(resign(clan, viewer, CLANS)),
    })
  })
})
