import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { isRefusal } from '../refusal.ts'
import { aClan, aJoiner, aClanDesign as design } from './a-clan.ts'
import { setAbout, setAdvertisement, setDifficulty, setTheme } from './appearance.ts'
import { completeBuilding, speedUpBuilding, startBuilding } from './build.ts'
import { CLAN_RANKS, type Clan, type ClanRank, compareRanks, memberOf } from './clan.ts'
import { improveHall } from './hall.ts'
import { giveLeadership, resign } from './hand-over-leadership.ts'
import { invite, reject } from './join.ts'
import { kick } from './kick.ts'
import { leave } from './leave.ts'
import { demote, promote } from './promote.ts'
import { type ClanRight, mayOf } from './rights.ts'

/** Two of each rank but of the highest two, with a full treasury and something to do everywhere. */
const ranks: readonly ClanRank[] = [...CLAN_RANKS, ...CLAN_RANKS.slice(2)]
const rich = { gold: 1e6, mithril: 1e6, gear: 1e6, crystal: 1e6, elixir: 1e6, tickets: 1e6 }
const town: Clan = aClan(ranks, {
  treasury: rich,
  experience: 1e6,
  candidates: [{ playerId: 60, state: 'WANTS_TO_THE_CLAN', at: 0 }],
  regency: { playerId: 2, rankBefore: 'DEPUTY_LEADER', since: 0 },
})
const withBuilding = (endsAt: number | null): Clan => ({
  ...town,
  buildings: { ...town.buildings, HALL_OF_FAME: { level: 3, endsAt } },
})

/** Every deed that needs a right and no other member. */
const deeds: readonly (readonly [ClanRight, string, (actor: number) => unknown])[] = [
  ['INVITE', 'invite', (actor) => invite(town, actor, aJoiner(50), design, 0)],
  ['INVITE', 'reject', (actor) => reject(town, actor, 60, design, 0)],
  ['START_BUILDING', 'start a building', (actor) => startBuilding(town, actor, 'EXPERIENCE', design, 0)],
  [
    'START_BUILDING',
    'speed a building up',
    (actor) => speedUpBuilding(withBuilding(9), actor, 'HALL_OF_FAME', design, 0),
  ],
  [
    'COMPLETE_BUILDING',
    'complete a building',
    (actor) => completeBuilding(withBuilding(0), actor, 'HALL_OF_FAME', design, 0),
  ],
  [
    'IMPROVE_HALL',
    'improve the hall',
    (actor) => improveHall(withBuilding(null), actor, { force: 'ARM', toLevel: 1 }, ['ARM'], design),
  ],
  ['CHANGE_THEME', 'change the banner', (actor) => setTheme(town, actor, 2, design, 0)],
  ['EDIT_ABOUT', 'say what the clan is', (actor) => setAbout(town, actor, 'Hm', design)],
  ['EDIT_ADVERTISEMENT', 'advertise', (actor) => setAdvertisement(town, actor, 'Hm', design)],
  ['CHANGE_RAID_DIFFICULTY', 'choose the next boss', (actor) => setDifficulty(town, actor, 'HARD', design)],
  ['RESIGN', 'resign', (actor) => resign(town, actor, design)],
]

describe.each(deeds)('whoever may %s may %s, and nobody else', (right, _, deed) => {
  test.each(CLAN_RANKS)('%s', (rank) => {
    const code = codeOf(deed(CLAN_RANKS.indexOf(rank) + 1))
    expect(code).toBe(mayOf(design.rights, rank, right) ? 'allowed' : 'clan.refused.rank-too-low')
  })

  test('a stranger', () => {
    expect(codeOf(deed(50))).toBe('clan.refused.not-a-member')
  })
})

const onOthers = { promote, demote, kick } as const
const pairs = ranks.flatMap((_, actor) => ranks.map((__, member) => [actor + 1, member + 1] as const))
const rankIn = (clan: Clan, id: number): ClanRank => memberOf(clan, id)?.rank ?? 'NEWBIE'

describe.each(Object.entries(onOthers))('to %s', (_, deed) => {
  test('nobody does to an equal, to a higher rank or to oneself', () => {
    const done = pairs.filter(([actor, member]) => !isRefusal(deed(town, actor, member, design)))
    const wrong = done.filter(
      ([actor, member]) => actor === member || compareRanks(rankIn(town, actor), rankIn(town, member)) >= 0,
    )
    expect(done.length).toBeGreaterThan(0)
    expect(wrong).toEqual([])
  })

  test('a stranger, or with a stranger, is refused', () => {
    expect(codeOf(deed(town, 50, 6, design))).toBe('clan.refused.not-a-member')
    expect(codeOf(deed(town, 1, 50, design))).toBe('clan.refused.no-such-member')
  })

  test('leaves one leader and one regent, whoever does it to whom', () => {
    for (const [actor, member] of pairs) {
      const change = deed(town, actor, member, design)
      if (isRefusal(change)) continue
      for (const rank of ['LEADER', 'SUBLEADER'] as const)
        expect(change.clan.members.filter((each) => each.rank === rank)).toHaveLength(1)
    }
  })
})

/** All that can come of deeds, one after another: whoever is raised again and again. */
test('nobody is raised to be the equal of whoever raises', () => {
  for (const [actor, member] of pairs) {
    let clan = town
    for (let change = promote(clan, actor, member, design); !isRefusal(change); ) {
      clan = change.clan
      expect(compareRanks(rankIn(clan, actor), rankIn(clan, member))).toBeLessThan(0)
      change = promote(clan, actor, member, design)
    }
  }
})

test.each([
  ['NEWBIE', 'PARTICIPANT', 'REPRESENTATIVE'],
  ['PARTICIPANT', 'REPRESENTATIVE', 'DEPUTY_LEADER'],
  ['REPRESENTATIVE', 'DEPUTY_LEADER', 'SUBLEADER'],
] as const)('a %s becomes a %s by a %s or higher', (from, to, least) => {
  for (const actor of CLAN_RANKS.slice(0, 5)) {
    const clan = aClan([...new Set(['LEADER', actor] as const), from])
    const actorId = clan.members.findIndex(({ rank }) => rank === actor) + 1
    const change = promote(clan, actorId, clan.members.length, design)
    if (compareRanks(actor, least) <= 0) expect(rankIn(ok(change).clan, clan.members.length)).toBe(to)
    else expect(isRefusal(change)).toBe(true)
  }
})

test('a newbie, a participant and a leader cannot be lowered, a deputy and whoever is above not raised', () => {
  expect(codeOf(demote(town, 1, 6, design))).toBe('clan.refused.lowest-rank')
  expect(codeOf(demote(town, 1, 5, design))).toBe('clan.refused.lowest-rank')
  expect(codeOf(demote(town, 2, 1, design))).toBe('clan.refused.lowest-rank')
  expect(codeOf(promote(town, 1, 3, design))).toBe('clan.refused.highest-rank')
})

test('deputies are not put out before they are lowered', () => {
  expect(codeOf(kick(town, 1, 3, design))).toBe('clan.refused.rank-too-high')
  const { clan } = ok(demote(town, 1, 3, design))
  expect(memberOf(ok(kick(clan, 1, 3, design)).clan, 3)).toBe(null)
})

describe('leadership', () => {
  test('is given away by the leader alone, who stays as a deputy', () => {
    for (const [place, rank] of CLAN_RANKS.entries()) {
      const change = giveLeadership(town, place + 1, 6, design)
      expect(isRefusal(change)).toBe(rank !== 'LEADER')
    }
    const { clan } = ok(giveLeadership(town, 1, 6, design))
    expect([rankIn(clan, 6), rankIn(clan, 1)]).toEqual(['LEADER', 'DEPUTY_LEADER'])
    expect(codeOf(giveLeadership(town, 1, 1, design))).toBe('clan.refused.not-yourself')
    expect(codeOf(giveLeadership(town, 1, 50, design))).toBe('clan.refused.no-such-member')
  })

  test('keeps the leader from leaving, unless nobody else is there', () => {
    expect(codeOf(leave(town, 1, design))).toBe('clan.refused.leader-stays')
    expect(ok(leave(aClan(['LEADER']), 1, design)).clan.members).toEqual([])
    expect(codeOf(leave(town, 50, design))).toBe('clan.refused.not-a-member')
  })

  test('a regent who goes leaves no regency behind', () => {
    expect(ok(leave(town, 2, design)).clan.regency).toBe(null)
  })
})
