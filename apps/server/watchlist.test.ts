import type { Call } from '@skystair/contract/call.ts'
import { sendChat } from '@skystair/contract/chat.ts'
import { createClan, setAdvertisement, setClanAbout } from '@skystair/contract/clan.ts'
import { contract } from '@skystair/contract/contract.ts'
import * as forum from '@skystair/contract/forum.ts'
import { sendGift } from '@skystair/contract/gifts.ts'
import { sendMail } from '@skystair/contract/mail.ts'
import { decideCase } from '@skystair/contract/moderation.ts'
import { register, setName } from '@skystair/contract/security.ts'
import type { CaseKind } from '@skystair/rules/moderation/case.ts'
import { describe, expect, test } from 'vitest'
import { named, sql } from './platform/database/sql.ts'
import { aJoiner, aLeader } from './testing/clans.ts'
import { aGame, type Question } from './testing/game.ts'
import { aTraveller, type Person, registration } from './testing/people.ts'
import { aTopic } from './testing/samples-of-forum.ts'
import { aGiver } from './testing/samples-of-gifts.ts'
import { aTalker } from './testing/talk.ts'

const game = aGame()
const mild = { theme: 'TALK', flag: 'OPEN', title: 'By the river', text: 'Who has seen the bear?' }

interface Way {
  /** The fields of calls that it fills. */
  readonly fields: readonly string[]
  readonly kind: CaseKind
  /** The table in which the words lie, if a keeper can take them away. */
  readonly lie?: 'chat_message' | 'forum_topic' | 'forum_comment'
  readonly by?: () => Promise<Person>
  /** What hangs over a gate for all to see: rude words are refused with it, and only what else is marked is heard. */
  readonly refusesRude?: 'clan.refused.forbidden-words'
  say(author: Person, words: string): Promise<Question & { readonly call: Call }>
}

async function aComment(author: Person) {
  const id = await aTopic(game, author, mild)
  await game.ask(forum.writeComment, { as: author.token, params: { id }, body: { text: 'I have seen it' } })
  return { id, number: 1 }
}

/** Every way in which words of a player reach the eyes of others. */
const ways: Readonly<Record<string, Way>> = {
  'a line in the chat': {
    fields: ['chat.send.text'],
    kind: 'CHAT',
    lie: 'chat_message',
    say: async (_, text) => ({ call: sendChat, params: { room: 'MAIN' }, body: { text } }),
  },
  'the text of a topic': {
    fields: ['forum.write.text'],
    kind: 'TOPIC',
    lie: 'forum_topic',
    say: async (_, text) => ({ call: forum.writeTopic, body: { ...mild, text } }),
  },
  'the title of a topic': {
    fields: ['forum.write.title'],
    kind: 'TOPIC',
    lie: 'forum_topic',
    say: async (_, title) => ({ call: forum.writeTopic, body: { ...mild, title } }),
  },
  'the changed text of a topic': {
    fields: ['forum.edit.text'],
    kind: 'TOPIC',
    lie: 'forum_topic',
    say: async (author, text) => ({
      call: forum.editTopic,
      params: { id: await aTopic(game, author, mild) },
      body: { ...mild, text },
    }),
  },
  'the changed title of a topic': {
    fields: ['forum.edit.title'],
    kind: 'TOPIC',
    lie: 'forum_topic',
    say: async (author, title) => ({
      call: forum.editTopic,
      params: { id: await aTopic(game, author, mild) },
      body: { ...mild, title },
    }),
  },
  'a comment': {
    fields: ['forum.comment.text'],
    kind: 'COMMENT',
    lie: 'forum_comment',
    say: async (author, text) => ({
      call: forum.writeComment,
      params: { id: await aTopic(game, author, mild) },
      body: { text },
    }),
  },
  'a changed comment': {
    fields: ['forum.editComment.text'],
    kind: 'COMMENT',
    lie: 'forum_comment',
    say: async (author, text) => ({
      call: forum.editComment,
      params: await aComment(author),
      body: { text },
    }),
  },
  'a wish with a gift': {
    fields: ['gifts.send.wish'],
    kind: 'GIFT',
    by: () => aGiver(game),
    say: async (_, wish) => ({ call: sendGift, body: { to: (await aTalker(game)).id, item: 'apple', wish } }),
  },
  'the name of a clan': {
    fields: ['clan.create.name'],
    kind: 'CLAN',
    refusesRude: 'clan.refused.forbidden-words',
    by: () => aJoiner(game),
    say: async (_, name) => ({ call: createClan, body: { name } }),
  },
  'what a clan says of itself': {
    fields: ['clan.setAbout.content'],
    kind: 'CLAN',
    refusesRude: 'clan.refused.forbidden-words',
    by: () => aLeader(game),
    say: async (_, content) => ({ call: setClanAbout, body: { content } }),
  },
  'an advertisement of a clan': {
    fields: ['clan.setAdvertisement.content'],
    kind: 'CLAN',
    refusesRude: 'clan.refused.forbidden-words',
    by: () => aLeader(game),
    say: async (_, content) => ({ call: setAdvertisement, body: { content } }),
  },
  'a name at registration': {
    fields: ['security.register.name'],
    kind: 'NAME',
    by: () => aTraveller(game),
    say: async (_, name) => ({
      call: register,
      body: registration(name),
    }),
  },
  'another name': {
    fields: ['security.setName.name'],
    kind: 'NAME',
    say: async (_, name) => ({ call: setName, body: { name: `${name} too` } }),
  },
}

/** What platforms say of their players. */
const proofs = [
  ...['elsewhere', 'games1', 'messenger', 'portal', 'store'].flatMap((name) => [
    `integration.${name}.proof`,
    `integration.${name}.ref`,
  ]),
  'integration.games2.id',
  'integration.games2.ref',
  'integration.games2.token',
  'integration.games2.username',
  'integration.join.proof',
  'integration.part.proof',
  'integration.store.currency',
  'integration.store.uid',
]

/** Words that the filter does not read, and why. */
const unread: Readonly<Record<string, readonly string[]>> = {
  'letters are private until somebody complains': ['mail.send.text'],
  'keepers read them anyway': ['moderation.report.text', 'moderation.appeal.text'],
  'keepers write them': [
    'clan.setName.name',
    'moderation.ban.note',
    'moderation.unban.note',
    'moderation.rename.name',
    'moderation.rename.note',
    'moderation.givePassword.note',
    'moderation.raise.note',
    'moderation.lower.note',
    'moderation.decide.text',
    'moderation.decide.note',
    'moderation.undo.note',
    'bank.grantPayment.note',
    'bank.refundPayment.note',
    'referral.giveGiftNews.note',
    'referral.makePromo.note',
    'console.beginPart.note',
    'console.dropWork.note',
    'console.grant.note',
    'console.retryWork.note',
    'calendar.move.note',
    'calendar.plan.note',
    'calendar.repeat.note',
    'calendar.stop.note',
    'calendar.stopAll.note',
    'calendar.undo.note',
    'news.write.titleRu',
    'news.write.titleEn',
    'news.write.textRu',
    'news.write.textEn',
    'news.edit.titleRu',
    'news.edit.titleEn',
    'news.edit.textRu',
    'news.edit.textEn',
  ],
  'nobody else ever sees them': [
    'security.registerTrial.domain',
    'security.registerTrial.h_session',
    'security.registerTrial.ref',
    'security.register.password',
    'security.register.optionalMailOrPhone',
    'security.register.ref',
    'security.login.name',
    'security.login.password',
    'security.setMailOrPhone.mailOrPhone',
    'security.setMailOrPhone.passwordCurrent',
    'recovery.ask.nameOrMail',
    'recovery.confirm.link',
    'recovery.use.link',
    'recovery.use.passwordNew',
    'security.setPassword.passwordCurrent',
    'security.setPassword.passwordNew',
    'player.deleteAccount.password',
    ...proofs,
  ],
  'they only name something of the game': [
    'clan.improveHall.force',
    'gifts.send.item',
    'battle.attackPlace.placeId',
    'mercy.judge.battleId',
    'battle.removeConsumable.id',
    'road.trade.offer',
    'bank.messengerInvoice.product_id',
    'bank.start.product',
    'bank.start.provider',
    'bank.start.receiver',
  ],
}

test('every field in which a player can write freely is read by the filter, or it is said why not', () => {
  const isFree = ({ type, enum: words, pattern }: { type?: unknown; enum?: unknown; pattern?: unknown }) =>
    [type].flat().includes('string') && words === undefined && pattern === undefined
  const free = contract
    .filter(({ changes }) => changes)
    .flatMap(({ id, body }) =>
      Object.entries(body.properties)
        .filter(([, shape]) => isFree(shape))
        .map(([field]) => `${id}.${field}`),
    )
  const known = [...Object.values(ways).flatMap(({ fields }) => fields), ...Object.values(unread).flat()]
  expect(free.toSorted()).toEqual(known.toSorted())
})

describe.each(Object.entries(ways))('the filter reads %s', (_, { kind, lie, by, say, refusesRude }) => {
  const casesOf = ({ id }: Person) =>
    game.services.database.query<{ id: string; kind: string; marks: string[]; quoted: string }>(
      sql`SELECT id, kind, subject -> 'marks' AS marks, subject ->> 'quoted' AS quoted FROM moderation_case
        WHERE about_id = ${id} AND from_id = 0`,
    )
  const says = async (words: string) => {
    const author = await (by?.() ?? aTalker(game))
    const { call, ...question } = await say(author, words)
    const answer = await game.ask(call, { ...question, as: author.token })
    return { author, told: [answer.status, answer.body.code] }
  }
  const said = async (words: string) => {
    const { author, told } = await says(words)
    expect(told).toEqual([200, undefined])
    return author
  }

  test('and lets it be heard, but tells the keepers, who can take it away', async () => {
    const [words, mark] = refusesRude
      ? (['Sell an account', 'ADVERTISEMENT'] as const)
      : (['Fuck the bear', 'PROFANITY'] as const)
    const author = await said(words)
    const [found, ...others] = await casesOf(author)
    expect(others).toEqual([])
    expect(found).toMatchObject({ kind, marks: [mark] })
    expect(found?.quoted).toContain(words)
    if (!lie) return
    const keeper = await aTalker(game, { accessLevel: 'MODERATOR' })
    const params = { id: found?.id ?? '' }
    const body = { decision: 'ERASED', note: 'rude to bears' }
    expect((await game.ask(decideCase, { as: keeper.token, params, body })).status).toBe(200)
    const gone = await game.services.database.query(
      sql`SELECT 1 FROM ${named(lie)} WHERE author_id = ${author.id} AND deleted_at IS NOT NULL`,
    )
    expect(gone).toHaveLength(1)
  })

  if (refusesRude)
    test('and does not let rude words hang over a gate', async () => {
      const { author, told } = await says('Fuck the bear')
      expect(told).toEqual([422, refusesRude])
      expect(await casesOf(author)).toEqual([])
    })

  test('and has nothing against what is mild', async () => {
    expect(await casesOf(await said('Feed the bear'))).toEqual([])
  })
})

test('a line that is forwarded is read again', async () => {
  const [author, other] = [await aTalker(game), await aTalker(game)]
  await game.ask(sendChat, { as: author.token, params: { room: 'MAIN' }, body: { text: 'Fuck the bears' } })
  const [line] = await game.services.database.query<{ id: number }>(
    sql`SELECT id FROM chat_message WHERE room = 'main' AND author_id = ${author.id}`,
  )
  const forward = { room: 'MAIN', id: line?.id }
  await game.ask(sendChat, { as: other.token, params: { room: 'MAIN' }, body: { forward } })
  const cases = await game.services.database.query(
    sql`SELECT 1 FROM moderation_case WHERE about_id = ${other.id}`,
  )
  expect(cases).toHaveLength(1)
})

test('what is whispered or written in a letter is the business of two, until one of them complains', async () => {
  const [author, friend] = [await aTalker(game), await aTalker(game)]
  const whisper = { params: { room: 'PRIVAT' }, body: { text: 'Fuck the bear', to: friend.id } }
  expect((await game.ask(sendChat, { as: author.token, ...whisper })).status).toBe(200)
  const letter = { params: { partner: friend.id }, query: {}, body: { text: 'And fuck the fox' } }
  expect((await game.ask(sendMail, { as: author.token, ...letter })).status).toBe(200)
  expect(
    await game.services.database.query(sql`SELECT 1 FROM moderation_case WHERE about_id = ${author.id}`),
  ).toEqual([])
})
