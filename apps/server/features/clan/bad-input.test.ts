import { readFileSync } from 'node:fs'
import type { Call } from '@skystair/contract/call.ts'
import * as calls from '@skystair/contract/clan.ts'
import { languages } from '@skystair/rules/player/choices.ts'
import { beforeAll, expect, test } from 'vitest'
import { owner, sql } from '../../platform/database/sql.ts'
import { aJoiner, aLeader, aMember, clanIdOf, inviteIn, pocketMoney } from '../../testing/clans.ts'
import { copiesOf } from '../../testing/copies.ts'
import { aGame, aKey, type Question } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'

const game = aGame()
const nobody = 999_999_999_999

/** A clan, one more beside it that is full, and somebody invited to both. */
let leader: Person
let member: Person
let guest: Person
let fullLeader: Person
let ids: { own: number; full: number; neighbour: number }

beforeAll(async () => {
  leader = await aLeader(game)
  member = await aMember(game, leader)
  guest = await aJoiner(game)
  fullLeader = await aLeader(game)
  const crowd = await aMember(game, fullLeader)
  await inviteIn(game, fullLeader, guest)
  await copiesOf(game, crowd, 10)
  const full = await clanIdOf(game, fullLeader)
  await game.services.database.query(sql`UPDATE clan SET members = 12 WHERE id = ${owner(full)}`)
  ids = { own: await clanIdOf(game, leader), full, neighbour: crowd.id }
})

interface Wrong extends Question {
  readonly who: () => Person
  readonly call: Call
  readonly code: string
  /** Where its words stand, if the code only leads to them. */
  readonly words?: string
}

const gift = (amount: number) => ({ body: { portions: [{ type: 'GEARS', amount }] } })
const invalid = 'errors.invalid-input'

const wrongs: Readonly<Record<string, () => Wrong>> = {
  'an unknown clan': () => ({
    who: () => guest,
    call: calls.applyToClan,
    body: { clanId: nobody },
    code: 'clan.refused.unknown',
  }),
  'an unknown player': () => ({
    who: () => leader,
    call: calls.participantAction,
    body: { playerId: nobody, type: 'KICK' },
    code: 'clan.refused.no-such-member',
  }),
  'a member of another clan': () => ({
    who: () => leader,
    call: calls.participantAction,
    body: { playerId: ids.neighbour, type: 'PROMOTE' },
    code: 'clan.refused.no-such-member',
  }),
  'an invitation of a clan that has sent none': () => ({
    who: () => guest,
    call: calls.acceptInvitation,
    body: { clanId: ids.own },
    code: 'clan.refused.no-invitation',
  }),
  'a negative gift': () => ({ who: () => member, call: calls.donate, ...gift(-5), code: invalid }),
  'a gift of nothing': () => ({ who: () => member, call: calls.donate, ...gift(0), code: invalid }),
  'a fraction': () => ({ who: () => member, call: calls.donate, ...gift(1.5), code: invalid }),
  'more than there is': () => ({
    who: () => member,
    call: calls.donate,
    ...gift(pocketMoney + 1),
    code: 'wallet.refused.not-enough',
    words: 'wallet.not-enough.gear',
  }),
  'more than a treasury has': () => ({
    who: () => leader,
    call: calls.startBuilding,
    body: { buildingType: 'EXPERIENCE' },
    code: 'clan.refused.insufficient-funds',
  }),
  'a building nobody knows': () => ({
    who: () => leader,
    call: calls.startBuilding,
    body: { buildingType: 'CASTLE' },
    code: 'clan.refused.unknown-building',
  }),
  'a force nobody knows': () => ({
    who: () => leader,
    call: calls.improveHall,
    body: { force: 'CASTLE', toLevel: 1 },
    code: 'clan.refused.unknown-force',
  }),
  'a banner nobody sews': () => ({
    who: () => leader,
    call: calls.setTheme,
    query: { number: 999 },
    code: 'clan.refused.unknown-theme',
  }),
  'too long an advertisement': () => ({
    who: () => leader,
    call: calls.setAdvertisement,
    body: { content: 'a'.repeat(181) },
    code: 'errors.text-too-long',
  }),
  'too long words of its own': () => ({
    who: () => leader,
    call: calls.setClanAbout,
    body: { content: 'a'.repeat(3001) },
    code: 'errors.text-too-long',
  }),
  'too long a name': () => ({
    who: () => guest,
    call: calls.createClan,
    body: { name: 'a'.repeat(100) },
    code: 'security.refused.name-too-long',
  }),
  'a name of those who mend the Stair': () => ({
    who: () => guest,
    call: calls.createClan,
    body: { name: 'Moderator' },
    code: 'security.refused.name-reserved',
  }),
  'a rude name': () => ({
    who: () => guest,
    call: calls.createClan,
    body: { name: 'Fuck the bear' },
    code: 'clan.refused.forbidden-words',
  }),
  'rude words about itself': () => ({
    who: () => leader,
    call: calls.setClanAbout,
    body: { content: 'We are many. Иди ты на х у й!' },
    code: 'clan.refused.forbidden-words',
  }),
  'a rude advertisement': () => ({
    who: () => leader,
    call: calls.setAdvertisement,
    body: { content: 'Join us, f.u.c.k the others' },
    code: 'clan.refused.forbidden-words',
  }),
  'too low a rank': () => ({
    who: () => member,
    call: calls.setTheme,
    query: { number: 2 },
    code: 'clan.refused.rank-too-low',
  }),
  'a full clan': () => ({
    who: () => guest,
    call: calls.acceptInvitation,
    body: { clanId: ids.full },
    code: 'clan.refused.full',
  }),
}

/** Everything a wrong question could have changed. */
const all = () =>
  Promise.all([
    game.services.database.query(sql`SELECT * FROM clan ORDER BY id`),
    game.services.database.query(sql`SELECT * FROM clan_member ORDER BY clan_id, player_id`),
    game.services.database.query(sql`SELECT * FROM clan_candidate ORDER BY clan_id, player_id`),
    game.services.database.query(sql`SELECT owner_id, id FROM ledger ORDER BY id`),
    game.services.database.query(sql`SELECT id, clan_id, mithril, gear FROM player ORDER BY id`),
  ])

/** The words of a refusal. */
function wordsOf(language: string, code: string): unknown {
  const [area = '', ...path] = code.split('.')
  const file = new URL(import.meta.resolve(`@skystair/content/text/${language}/${area}.json`))
  return path.reduce<unknown>(
    (texts, key) => (texts as Record<string, unknown> | undefined)?.[key],
    JSON.parse(readFileSync(file, 'utf8')),
  )
}

test.each(Object.entries(wrongs))(
  '%s is refused in words of its own and changes nothing',
  async (_, wrong) => {
    const { who, call, code, words = code, ...question } = wrong()
    const before = await all()
    const answer = await game.ask(call, { ...question, as: who().token, key: aKey() })
    expect(answer.body.code).toBe(code)
    expect(await all()).toEqual(before)
    const told = languages.map((language) => wordsOf(language.toLowerCase(), words))
    expect(told.every((one) => typeof one === 'string' && one !== '')).toBe(true)
    expect(new Set(told).size).toBe(languages.length)
  },
)
