import type { Call } from '@skystair/contract/call.ts'
import { deleteChat, sendChat } from '@skystair/contract/chat.ts'
import * as forum from '@skystair/contract/forum.ts'
import { buyListing } from '@skystair/contract/market.ts'
import * as peace from '@skystair/contract/moderation.ts'
import { editNews, removeNews, writeNews } from '@skystair/contract/news.ts'
import { deleteAccount } from '@skystair/contract/player.ts'
import { setName } from '@skystair/contract/security.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from './platform/database/sql.ts'
import { copiesOf } from './testing/copies.ts'
import { type Answer, aGame, aKey, type Question } from './testing/game.ts'
import type { Person } from './testing/people.ts'
import { aTopic } from './testing/samples-of-forum.ts'
import { aKeeper, aListing } from './testing/samples-of-heroes.ts'
import { aTalker } from './testing/talk.ts'

const game = aGame()
const rounds = 25
const note = 'seen with my own eyes'
const ban = { reason: 'FLOOD', duration: 'HOURS_1', note }
const judgement = { decision: 'BANNED', ...ban }
const draft = { theme: 'TALK', flag: 'OPEN', title: 'By the river', text: 'Who has seen the bear?' }
const news = { topic: 'ROAD', titleRu: 'Весть', titleEn: 'News', textRu: 'Медведь', textEn: 'A bear' }

/** Somebody wants something. */
type Wish = Question & { readonly who: Person; readonly call: Call }
type Wishes = readonly [Wish, Wish]

const make = (wish: Wish): Promise<Answer> =>
  game.ask(wish.call, { ...wish, as: wish.who.token, key: aKey() })
const rows = <Row extends object>(statement: ReturnType<typeof sql>) =>
  game.services.database.query<Row>(statement)

/** Somebody new; made in crowds, for very many are needed. */
async function somebody(): Promise<Person> {
  if (crowd.length === 0) crowd.push(...(await copiesOf(game, await aTalker(game), 200)))
  return crowd.pop() as Person
}
const crowd: Person[] = []

const people = {} as Record<'keeper' | 'otherKeeper' | 'admin' | 'otherAdmin' | 'god' | 'otherGod', Person>
beforeAll(async () => {
  people.keeper = await aTalker(game, { accessLevel: 'MODERATOR' })
  people.otherKeeper = await aTalker(game, { accessLevel: 'MODERATOR' })
  people.admin = await aTalker(game, { accessLevel: 'ADMIN' })
  people.otherAdmin = await aTalker(game, { accessLevel: 'ADMIN' })
  people.god = await aTalker(game, { accessLevel: 'GOD' })
  people.otherGod = await aTalker(game, { accessLevel: 'GOD' })
})

/** The same question of two people. */
const both = (one: Person, other: Person, question: Question & { readonly call: Call }): Wishes => [
  { who: one, ...question },
  { who: other, ...question },
]

async function versionOf({ id }: Person): Promise<number | undefined> {
  const [row] = await rows<{ version: number }>(sql`SELECT version FROM player WHERE id = ${id}`)
  return row?.version
}

async function aCase(culprit: Person): Promise<string> {
  const body = { kind: 'NAME', playerId: culprit.id, text: '' }
  await make({ who: await somebody(), call: peace.report, body })
  const [found] = await rows<{ id: string }>(
    sql`SELECT id FROM moderation_case WHERE about_id = ${culprit.id}`,
  )
  return found?.id ?? ''
}

async function aDecidedCase(): Promise<string> {
  const id = await aCase(await somebody())
  await make({ who: people.keeper, call: peace.decideCase, params: { id }, body: judgement })
  return id
}

async function aLine(): Promise<number> {
  const author = await somebody()
  await make({ who: author, call: sendChat, params: { room: 'MAIN' }, body: { text: `I am ${author.name}` } })
  const [line] = await rows<{ id: number }>(
    sql`SELECT id FROM chat_message WHERE room = 'main' AND author_id = ${author.id}`,
  )
  return line?.id ?? 0
}

async function aComment(author: Person): Promise<{ id: string; number: number }> {
  const id = await aTopic(game, author)
  await make({ who: author, call: forum.writeComment, params: { id }, body: { text: 'I have seen it' } })
  return { id, number: 1 }
}

async function someNews(): Promise<number> {
  await make({ who: people.admin, call: writeNews, body: news })
  const [last] = await rows<{ id: number }>(sql`SELECT max(id) AS id FROM news`)
  return last?.id ?? 0
}

interface Race {
  wishes(): Promise<Wishes>
  /** What the slower of the two is told. */
  readonly told: readonly string[]
  /** One after the other both could have it: only at the very same moment one of them comes too late. */
  readonly inTurn?: true
}

const changed = ['moderation.refused.changed-since']
const noTopic = ['forum.refused.not-found']

const races: Readonly<Record<string, Race>> = {
  'judge one case': {
    told: ['moderation.refused.decided'],
    async wishes() {
      const question = { call: peace.decideCase, params: { id: await aCase(await somebody()) } }
      return [
        { who: people.keeper, ...question, body: judgement },
        { who: people.otherKeeper, ...question, body: { decision: 'DISMISSED', note } },
      ]
    },
  },
  'take one case': {
    told: ['moderation.refused.taken'],
    wishes: async () =>
      both(people.keeper, people.otherKeeper, {
        call: peace.takeCase,
        params: { id: await aCase(await somebody()) },
      }),
  },
  'take and judge one case': {
    told: ['moderation.refused.taken', 'moderation.refused.decided'],
    async wishes() {
      const params = { id: await aCase(await somebody()) }
      return [
        { who: people.keeper, call: peace.takeCase, params },
        { who: people.otherKeeper, call: peace.decideCase, params, body: judgement },
      ]
    },
  },
  'take one decision back': {
    told: ['moderation.refused.not-decided'],
    wishes: async () =>
      both(people.keeper, people.otherKeeper, {
        call: peace.undoCase,
        params: { id: await aDecidedCase() },
        body: { note },
      }),
  },
  'give one player another name': {
    told: changed,
    inTurn: true,
    async wishes() {
      const { id } = await somebody()
      const question = { call: peace.rename, params: { id } }
      return [
        { who: people.keeper, ...question, body: { name: `Ga${id}`, note } },
        { who: people.otherKeeper, ...question, body: { name: `Ho${id}`, note } },
      ]
    },
  },
  "take one player's voice": {
    told: changed,
    inTurn: true,
    async wishes() {
      const question = { call: peace.ban, params: { id: (await somebody()).id } }
      return [
        { who: people.keeper, ...question, body: ban },
        { who: people.otherKeeper, ...question, body: { ...ban, duration: 'WEEKS_1' } },
      ]
    },
  },
  'judge and ban one player': {
    told: changed,
    inTurn: true,
    async wishes() {
      const { id } = await somebody()
      const params = { id: await aCase({ id, token: '', name: null }) }
      return [
        { who: people.keeper, call: peace.decideCase, params, body: judgement },
        { who: people.otherKeeper, call: peace.ban, params: { id }, body: { ...ban, duration: 'WEEKS_1' } },
      ]
    },
  },
  'give one voice back': {
    told: [...changed, 'moderation.refused.not-banned'],
    async wishes() {
      const params = { id: (await somebody()).id }
      await make({ who: people.keeper, call: peace.ban, params, body: ban })
      return both(people.keeper, people.otherKeeper, { call: peace.unban, params, body: { note } })
    },
  },
  'raise one player, who would be raised twice': {
    told: changed,
    inTurn: true,
    wishes: async () =>
      both(people.god, people.otherGod, {
        call: peace.raise,
        params: { id: (await somebody()).id },
        body: { note },
      }),
  },
  'raise and ban one player': {
    told: [...changed, 'moderation.refused.outranked'],
    inTurn: true,
    async wishes() {
      const params = { id: (await somebody()).id }
      return [
        { who: people.keeper, call: peace.ban, params, body: ban },
        { who: people.admin, call: peace.raise, params, body: { note } },
      ]
    },
  },
  'give a name and take a name': {
    told: changed,
    inTurn: true,
    async wishes() {
      const player = await somebody()
      const { id } = player
      return [
        { who: people.keeper, call: peace.rename, params: { id }, body: { name: `Ga${id}`, note } },
        { who: player, call: setName, body: { name: `Ho${id}` } },
      ]
    },
  },
  'judge somebody and leave the game': {
    told: [...changed, 'player.refused.not-found'],
    inTurn: true,
    async wishes() {
      const culprit = await somebody()
      return [
        { who: people.keeper, call: peace.decideCase, params: { id: await aCase(culprit) }, body: judgement },
        { who: culprit, call: deleteAccount, body: { password: null } },
      ]
    },
  },
  'take one line out of the chat': {
    told: ['chat.refused.line-not-found'],
    wishes: async () =>
      both(people.keeper, people.otherKeeper, {
        call: deleteChat,
        params: { room: 'MAIN', id: await aLine() },
      }),
  },
  'take one topic away': {
    told: noTopic,
    async wishes() {
      const author = await somebody()
      const params = { id: await aTopic(game, author) }
      return both(people.keeper, author, { call: forum.removeTopic, params })
    },
  },
  'take one comment away': {
    told: noTopic,
    async wishes() {
      const author = await somebody()
      return both(people.keeper, author, { call: forum.removeComment, params: await aComment(author) })
    },
  },
  'change a comment and take it away': {
    told: noTopic,
    inTurn: true,
    async wishes() {
      const author = await somebody()
      const params = await aComment(author)
      return [
        { who: author, call: forum.editComment, params, body: { text: 'I said nothing' } },
        { who: people.keeper, call: forum.removeComment, params },
      ]
    },
  },
  'take one piece of news back': {
    told: ['news.refused.not-found'],
    wishes: async () =>
      both(people.admin, people.otherAdmin, { call: removeNews, params: { id: await someNews() } }),
  },
  'change news and take it back': {
    told: ['news.refused.not-found'],
    inTurn: true,
    async wishes() {
      const params = { id: await someNews() }
      return [
        { who: people.admin, call: editNews, params, body: news },
        { who: people.otherAdmin, call: removeNews, params },
      ]
    },
  },
  'buy a thing and leave the game with it': {
    told: ['market.refused.gone'],
    inTurn: true,
    async wishes() {
      const [seller, buyer] = [await aKeeper(game), await aKeeper(game)]
      return [
        { who: buyer, call: buyListing, params: { id: await aListing(game, seller) } },
        { who: seller, call: deleteAccount, body: { password: null } },
      ]
    },
  },
  ...Object.fromEntries(
    [
      ['comment on', forum.writeComment, { text: 'I have seen it' }] as const,
      ['vote for', forum.rateTopic, { vote: 1 }] as const,
      ['pin', forum.pinTopic, { pinned: true }] as const,
      ['change', forum.editTopic, draft] as const,
    ].map(([what, call, body]): [string, Race] => [
      `${what} a topic and take it away`,
      {
        told: noTopic,
        inTurn: true,
        async wishes() {
          const author = await somebody()
          const params = { id: await aTopic(game, author) }
          const who = { [forum.editTopic.id]: author, [forum.pinTopic.id]: people.keeper }[call.id]
          return [
            { who: who ?? (await somebody()), call, params, body },
            { who: call === forum.editTopic ? people.keeper : author, call: forum.removeTopic, params },
          ]
        },
      },
    ]),
  ),
}

/** The first wish is made, and the second exactly between its load and its write. */
async function overtaken(first: Wish, second: Wish): Promise<Answer> {
  const { database } = game.services
  const query = database.query
  const between = async (statement: Parameters<typeof query>[0]) => {
    const loaded = await query(statement)
    Object.assign(database, { query })
    const { status } = await make(second)
    expect([200, 204]).toContain(status)
    return loaded
  }
  Object.assign(database, { query: between })
  return make(first)
}

describe.each(Object.entries(races))('of two who %s', (_, { wishes, told, inTurn }) => {
  test('the one who comes between the other and the deed is first; the other is told so', async () => {
    const [first, second] = await wishes()
    const before = await versionOf(first.who)
    const answer = await overtaken(first, second)
    expect(told).toContain(answer.body.code)
    expect(await versionOf(first.who)).toBe(before)
  })

  test('at once, whoever is not told that it is done has done nothing', async () => {
    for (let round = 0; round < rounds; round++) {
      const pair = await wishes()
      const before = await Promise.all(pair.map(({ who }) => versionOf(who)))
      const answers = await Promise.all(pair.map(make))
      const after = await Promise.all(pair.map(({ who }) => versionOf(who)))
      const done = answers.filter(({ status }) => status < 300).length
      expect([1, inTurn ? 2 : 1]).toContain(done)
      for (const [index, { status, body }] of answers.entries()) {
        if (status < 300) continue
        expect(told).toContain(body.code)
        expect(after[index]).toBe(before[index])
      }
    }
  })
})

test('the letters, parcels and notes of a judge who comes too late go nowhere', async () => {
  const culprit = await somebody()
  const question = { call: peace.decideCase, params: { id: await aCase(culprit) }, body: judgement }
  const [first, second] = both(people.keeper, people.otherKeeper, question)
  await overtaken(first, second)
  const [letters] = await rows(sql`SELECT count(*) FROM mail_message WHERE owner_id = ${culprit.id}`)
  const parcels = await rows(sql`SELECT effect FROM inbox WHERE owner_id = ${culprit.id}`)
  const notes = await rows(sql`SELECT actor_id FROM keeper_log WHERE player_id = ${culprit.id}`)
  expect(letters).toEqual({ count: 1 })
  expect(parcels).toHaveLength(1)
  expect(notes).toEqual([{ actor_id: people.otherKeeper.id }])
})

test('a name given and a name taken at once leave one name in the register, and it is the one borne', async () => {
  for (let round = 0; round < rounds; round++) {
    const player = await somebody()
    const { id } = player
    await make({ who: player, call: setName, body: { name: `Me${id}` } })
    await Promise.all([
      make({ who: people.keeper, call: peace.rename, params: { id }, body: { name: `Ga${id}`, note } }),
      make({ who: people.otherKeeper, call: peace.rename, params: { id }, body: { name: `Wa${id}`, note } }),
      make({ who: player, call: setName, body: { name: `Ho${id}` } }),
    ])
    const [borne] = await rows<{ name: string }>(sql`SELECT name FROM player WHERE id = ${id}`)
    const kept = await rows(sql`SELECT folded FROM player_name WHERE player_id = ${id}`)
    expect(kept).toEqual([{ folded: foldName(borne?.name ?? '') }])
  }
})
