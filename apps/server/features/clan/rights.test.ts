import { CLANS } from '@skystair/content/clans/clans.ts'
import { FORCES } from '@skystair/content/forces.data.ts'
import type { Call } from '@skystair/contract/call.ts'
import * as calls from '@skystair/contract/clan.ts'
import { contract } from '@skystair/contract/contract.ts'
import { CLAN_RANKS, type ClanRank } from '@skystair/rules/clan/clan.ts'
import { CLAN_RIGHTS, type ClanRight, mayOf } from '@skystair/rules/clan/rights.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import {
  aJoiner,
  aLeader,
  aMember,
  clanIdOf,
  fillTreasury,
  setBuilding,
  setRank,
} from '../../testing/clans.ts'
import { aGame, aKey, type Question } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'

const game = aGame()
const rows = (statement: Sql) => game.services.database.query(statement)
const [force = ''] = Object.keys(FORCES)

/** One clan with somebody of each rank and somebody to act on; around it those who do not belong. */
const people = {} as Record<ClanRank | 'subject' | 'candidate' | 'stranger' | 'neighbour', Person>
let clanId: number

beforeAll(async () => {
  people.LEADER = await aLeader(game)
  clanId = await clanIdOf(game, people.LEADER)
  await fillTreasury(game, people.LEADER)
  for (const rank of CLAN_RANKS.slice(1)) people[rank] = await aMember(game, people.LEADER, rank)
  people.subject = await aMember(game, people.LEADER)
  people.candidate = await aJoiner(game)
  people.stranger = await aJoiner(game)
  people.neighbour = await aMember(game, await aLeader(game), 'DEPUTY_LEADER')
})

/** A call that a right opens, and the town in which it succeeds. */
interface Deed {
  readonly call: Call
  ask(): Question
  prepare?(): Promise<unknown>
}

const subjectAs = (rank: ClanRank) => () => setRank(game, clanId, people.subject, rank)
const onSubject = (type: calls.ParticipantAction, rank: ClanRank): Deed => ({
  call: calls.participantAction,
  ask: () => ({ body: { playerId: people.subject.id, type } }),
  prepare: subjectAs(rank),
})
const building = (call: Call, level: number, endsIn: number | null): Deed => ({
  call,
  ask: () => ({ body: { buildingType: 'HALL_OF_FAME' } }),
  prepare: () =>
    setBuilding(game, clanId, 'HALL_OF_FAME', level, endsIn === null ? null : game.clock.now() + endsIn),
})
const asking = (): Promise<unknown> =>
  rows(sql`INSERT INTO clan_candidate (clan_id, player_id, state, at)
    VALUES (${owner(clanId)}, ${people.candidate.id}, 'WANTS_TO_THE_CLAN', ${new Date(game.clock.now())})
    ON CONFLICT (clan_id, player_id) DO UPDATE SET state = excluded.state`)

/** What each right opens. One that opens nothing yet waits for its feature. */
const deedsOf: Readonly<Record<ClanRight, readonly Deed[]>> = {
  GIVE_LEADERSHIP: [onSubject('GIVE_LEADERSHIP', 'NEWBIE')],
  RESIGN: [{ call: calls.resignClan, ask: () => ({}) }],
  PROMOTE_TO_DEPUTY_LEADER: [onSubject('PROMOTE', 'REPRESENTATIVE')],
  DEMOTE_DEPUTY_LEADER: [onSubject('DEMOTE', 'DEPUTY_LEADER')],
  PROMOTE_TO_REPRESENTATIVE: [onSubject('PROMOTE', 'PARTICIPANT')],
  DEMOTE_REPRESENTATIVE: [onSubject('DEMOTE', 'REPRESENTATIVE')],
  KICK: [onSubject('KICK', 'NEWBIE')],
  PROMOTE_TO_PARTICIPANT: [onSubject('PROMOTE', 'NEWBIE')],
  INVITE: [
    { call: calls.inviteToClan, ask: () => ({ body: { playerId: people.candidate.id } }), prepare: asking },
    {
      call: calls.rejectCandidate,
      ask: () => ({ body: { playerId: people.candidate.id } }),
      prepare: asking,
    },
    { call: calls.recruits, ask: () => ({}) },
  ],
  START_BUILDING: [building(calls.startBuilding, 0, null), building(calls.speedUpBuilding, 0, 3_600_000)],
  IMPROVE_HALL: [
    {
      call: calls.improveHall,
      ask: () => ({ body: { force, toLevel: 1 } }),
      prepare: async () => {
        await setBuilding(game, clanId, 'HALL_OF_FAME', 1)
        await rows(sql`UPDATE clan SET state = jsonb_set(state, '{hall}', '{}') WHERE id = ${owner(clanId)}`)
      },
    },
  ],
  CHANGE_THEME: [
    {
      call: calls.setTheme,
      ask: () => ({ query: { number: 2 } }),
      prepare: () =>
        rows(sql`UPDATE clan SET theme = 1, state = jsonb_set(state, '{themeChanges}', '0')
          WHERE id = ${owner(clanId)}`),
    },
  ],
  EDIT_ABOUT: [
    { call: calls.setClanAbout, ask: () => ({ body: { content: 'We sing.' } }) },
    { call: calls.restoreClanAbout, ask: () => ({}) },
  ],
  EDIT_ADVERTISEMENT: [
    { call: calls.setAdvertisement, ask: () => ({ body: { content: 'Come!' } }) },
    { call: calls.setAdvertisement, ask: () => ({ body: { content: '' } }) },
  ],
  CHANGE_RAID_DIFFICULTY: [],
  COMPLETE_BUILDING: [building(calls.completeBuilding, 0, -1)],
  KEEP_FORUM: [],
  WRITE_FORUM: [],
  DONATE: [{ call: calls.donate, ask: () => ({ body: { portions: [{ type: 'TICKETS', amount: 1 }] } }) }],
  TAKE_FACTORY_GIFT: [
    {
      call: calls.takeFactoryGift,
      ask: () => ({}),
      prepare: async () => {
        await setBuilding(game, clanId, 'GEAR_FACTORY', 1)
        await rows(sql`UPDATE clan_member SET joined_at = ${new Date(0)} WHERE clan_id = ${owner(clanId)}`)
      },
    },
  ],
  LEAVE_CLAN: [{ call: calls.leaveClan, ask: () => ({}) }],
}

/** What a member of any rank may do without a right of its own. */
const ofMembers: readonly Deed[] = [
  { call: calls.ownParticipants, ask: () => ({}) },
  { call: calls.listBuildings, ask: () => ({}) },
  { call: calls.hallOptions, ask: () => ({}) },
  { call: calls.factoryGift, ask: () => ({}) },
  { call: calls.clanShop, ask: () => ({}) },
  { call: calls.buyClanGood, ask: () => ({ params: { id: 'elixir-of-purity' } }) },
]

/** What anybody may do, in a clan or not: it leads into one, out of all, or only looks. */
const ofAnybody = [
  'clan.invitations',
  'clan.create',
  'clan.apply',
  'clan.applyToAll',
  'clan.accept',
  'clan.my',
  'clan.info',
  'clan.cards',
  'clan.participants',
  'clan.rating',
  'clan.log',
  'clan.about',
  'clan.advertisementsSeen',
]

/** The clan as it was: ranks, and everybody back whom a deed has moved. */
async function restore(): Promise<void> {
  const everybody = [
    ...CLAN_RANKS.map((rank) => [people[rank], rank] as const),
    [people.subject, 'NEWBIE'] as const,
  ]
  await rows(sql`DELETE FROM clan_member WHERE clan_id = ${owner(clanId)}`)
  for (const [{ id }, rank] of everybody) {
    await rows(sql`INSERT INTO clan_member (clan_id, player_id, rank, joined_at)
      VALUES (${owner(clanId)}, ${id}, ${rank}, ${new Date(0)})`)
    await rows(sql`UPDATE player SET clan_id = ${clanId} WHERE id = ${owner(id)}`)
  }
  const regency = { playerId: people.SUBLEADER.id, rankBefore: 'PARTICIPANT', since: game.clock.now() }
  await rows(sql`UPDATE clan SET members = ${everybody.length}, state = jsonb_set(state, '{regency}',
    ${JSON.stringify(regency)}::jsonb) WHERE id = ${owner(clanId)}`)
  await rows(sql`DELETE FROM clan_candidate WHERE clan_id = ${owner(clanId)}`)
  for (const type of ['HALL_OF_FAME', 'GEAR_FACTORY'] as const) await setBuilding(game, clanId, type, 0)
}

async function answerTo({ call, ask, prepare }: Deed, person: Person): Promise<string> {
  await restore()
  await prepare?.()
  const { status, body } = await game.ask(call, {
    ...ask(),
    as: person.token,
    ...(call.changes ? { key: aKey() } : {}),
  })
  return status < 300 ? 'done' : String(body.code)
}

const table = CLAN_RIGHTS.flatMap((right) =>
  deedsOf[right].map((deed, place) => [`${right}, ${deed.call.id} ${place + 1}`, right, deed] as const),
)

/** A leader may leave by right, but not while others stay. */
const answerByTable = (rank: ClanRank, right: ClanRight): string => {
  if (right === 'LEAVE_CLAN' && rank === 'LEADER') return 'clan.refused.leader-stays'
  return mayOf(CLANS.rights, rank, right) ? 'done' : 'clan.refused.rank-too-low'
}

describe.each(table)('%s', (_, right, deed) => {
  test.each(CLAN_RANKS)('is answered to a %s as the table of rights says', async (rank) => {
    expect(await answerTo(deed, people[rank])).toBe(answerByTable(rank, right))
  })

  test('is refused to whoever has no clan', async () => {
    expect(await answerTo(deed, people.stranger)).toBe('clan.refused.no-clan')
  })

  test('leaves the clan as it was when somebody of another clan does it', async () => {
    await restore()
    await deed.prepare?.()
    const seen = () =>
      rows(sql`SELECT to_jsonb(clan.*) AS clan, (SELECT jsonb_agg(member ORDER BY player_id)
      FROM clan_member AS member WHERE member.clan_id = ${owner(clanId)}) AS members,
      (SELECT jsonb_agg(candidate ORDER BY player_id) FROM clan_candidate AS candidate
      WHERE candidate.clan_id = ${owner(clanId)}) AS candidates FROM clan WHERE clan.id = ${owner(clanId)}`)
    const before = await seen()
    // Whoever leaves, leaves the own clan, and is none of another any more.
    if (right !== 'LEAVE_CLAN')
      await game.ask(deed.call, { ...deed.ask(), as: people.neighbour.token, key: aKey() })
    expect(await seen()).toEqual(before)
  })
})

describe.each(ofMembers.map((deed) => [deed.call.id, deed] as const))('%s', (_, deed) => {
  test.each(CLAN_RANKS)('is open to a %s', async (rank) => {
    expect(await answerTo(deed, people[rank])).toBe('done')
  })

  test('is refused to whoever has no clan', async () => {
    expect(await answerTo(deed, people.stranger)).toBe('clan.refused.no-clan')
  })
})

test('every clan call is in the sweep, or is for everybody', () => {
  const swept = [...Object.values(deedsOf).flat(), ...ofMembers].map(({ call }) => call.id)
  const all = contract.map(({ id }) => id).filter((id) => id.startsWith('clan.') && id !== 'clan.setName')
  expect([...new Set([...swept, ...ofAnybody])].toSorted()).toEqual(all.toSorted())
})
