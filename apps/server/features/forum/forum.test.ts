import * as calls from '@skystair/contract/forum.ts'
import { listQueue, report } from '@skystair/contract/moderation.ts'
import { describe, expect, test } from 'vitest'
import { aGame } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { aTopic } from '../../testing/samples-of-forum.ts'
import { aTalker } from '../../testing/talk.ts'

const game = aGame()
const list = async (person: Person, query: Record<string, string | number> = {}) => {
  const { body } = await game.ask(calls.listTopics, { as: person.token, query })
  return body as unknown as { topics: calls.TopicRow[]; more: boolean }
}
const read = async (person: Person, id: string, after = 0) =>
  game.ask(calls.readTopic, { as: person.token, params: { id }, query: { after } })
const topicOf = async (person: Person, id: string) =>
  (await read(person, id)).body.topic as unknown as calls.TopicView
const commentsOf = async (person: Person, id: string) =>
  (await read(person, id)).body.comments as unknown as calls.CommentView[]
const comment = (person: Person, id: string, text: string) =>
  game.ask(calls.writeComment, { as: person.token, params: { id }, body: { text } })

describe('a topic', () => {
  test('is read by others with who wrote it, and moves up with every comment', async () => {
    const [author, other] = [await aTalker(game, { name: 'Teller' }), await aTalker(game)]
    const first = await aTopic(game, author, { title: 'The bear' })
    game.clock.time += 1_000
    const second = await aTopic(game, author, { title: 'The owl' })
    expect((await list(other)).topics.slice(0, 2).map(({ id }) => id)).toEqual([second, first])
    game.clock.time += 1_000
    expect((await comment(other, first, 'I saw it too')).status).toBe(200)
    expect((await list(other)).topics[0]).toMatchObject({
      id: first,
      title: 'The bear',
      comments: 1,
      author: { id: author.id, name: 'Teller' },
    })
  })

  test('comes by twenty, each once, by the key of the last', async () => {
    const writers = await Promise.all(Array.from({ length: 5 }, () => aTalker(game)))
    const written: string[] = []
    for (let index = 0; index < 45; index++) {
      if (index % 3 === 0) game.clock.time += 1_000
      written.push(
        await aTopic(game, writers[index % 5] as Person, { theme: 'TALES', title: `Tale ${index}` }),
      )
    }
    const reader = writers[0] as Person
    const seen: string[] = []
    let query: Record<string, string | number> = { theme: 'TALES' }
    for (let page = 0; page < 5; page++) {
      const { topics, more } = await list(reader, query)
      seen.push(...topics.map(({ id }) => id))
      const last = topics.at(-1)
      if (!more || !last) break
      query = { theme: 'TALES', before: last.lastAt, beforeId: last.id }
    }
    expect(seen).toHaveLength(45)
    expect(new Set(seen)).toEqual(new Set(written))
  })

  test('is found by its words, in both languages', async () => {
    const author = await aTalker(game)
    const id = await aTopic(game, author, { title: 'Про медведей', text: 'Они мягкие и сердитые' })
    await aTopic(game, author, { title: 'About lanterns', text: 'They glow' })
    expect((await list(author, { search: 'медведь' })).topics.map((topic) => topic.id)).toEqual([id])
    expect((await list(author, { search: 'lantern' })).topics.map(({ title }) => title)).toContain(
      'About lanterns',
    )
    expect((await list(author, { search: 'nothingofthekind' })).topics).toEqual([])
  })

  test('for players is hidden from travellers, and a private one from everybody but the keepers', async () => {
    const [author, other, keeper, traveller] = [
      await aTalker(game),
      await aTalker(game),
      await aTalker(game, { accessLevel: 'MODERATOR' }),
      await aTraveller(game),
    ]
    const [open, secret] = [
      await aTopic(game, author, { flag: 'OPEN' }),
      await aTopic(game, author, { flag: 'PRIVATE' }),
    ]
    expect((await read(traveller, open)).body.code).toBe('forum.refused.not-found')
    expect((await read(other, open)).status).toBe(200)
    for (const stranger of [other, traveller]) {
      expect((await read(stranger, secret)).body.code).toBe('forum.refused.not-found')
      expect((await list(stranger)).topics.map(({ id }) => id)).not.toContain(secret)
    }
    expect((await comment(other, secret, 'Let me in')).body.code).toBe('forum.refused.not-found')
    for (const friend of [author, keeper]) expect((await read(friend, secret)).status).toBe(200)
  })

  test('is changed and taken away by its author; a keeper takes away and pins', async () => {
    const [author, other, keeper] = [
      await aTalker(game),
      await aTalker(game),
      await aTalker(game, { accessLevel: 'MODERATOR' }),
    ]
    const id = await aTopic(game, author)
    const draft = { theme: 'IDEAS', flag: 'OPEN', title: 'Better', text: 'Much better' }
    const edit = (person: Person) =>
      game.ask(calls.editTopic, { as: person.token, params: { id }, body: draft })
    expect((await edit(keeper)).body.code).toBe('forum.refused.not-yours')
    game.clock.time += 1_000
    expect((await edit(author)).status).toBe(200)
    expect(await topicOf(other, id)).toMatchObject({
      title: 'Better',
      theme: 'IDEAS',
      editedAt: game.clock.now(),
    })
    const forOthers = await game.ask(calls.pinTopic, {
      as: other.token,
      params: { id },
      body: { pinned: true },
    })
    expect(forOthers.body.code).toBe('forum.refused.not-yours')
    const pinned = await game.ask(calls.pinTopic, {
      as: keeper.token,
      params: { id },
      body: { pinned: true },
    })
    expect(pinned.status).toBe(200)
    await aTopic(game, author, { title: 'Newer' })
    expect((await list(other)).topics[0]).toMatchObject({ id, pinned: true })
    await game.ask(calls.removeTopic, { as: keeper.token, params: { id } })
    expect((await read(other, id)).body.code).toBe('forum.refused.not-found')
  })

  test('is rated once by each, never by its author', async () => {
    const [author, one, two] = [await aTalker(game), await aTalker(game), await aTalker(game)]
    const id = await aTopic(game, author)
    const rate = (person: Person, vote: number) =>
      game.ask(calls.rateTopic, { as: person.token, params: { id }, body: { vote } })
    expect((await rate(author, 1)).body.code).toBe('forum.refused.own-topic')
    await rate(one, 1)
    await rate(one, 1)
    await rate(two, 1)
    expect(await topicOf(one, id)).toMatchObject({ rating: 2, vote: 1 })
    await rate(two, -1)
    expect(await topicOf(two, id)).toMatchObject({ rating: 0, vote: -1 })
    await Promise.all(Array.from({ length: 5 }, () => rate(two, 1)))
    expect((await topicOf(two, id)).rating).toBe(2)
  })
})

describe('comments', () => {
  test('are numbered without a gap however many write at once, and are unread until seen', async () => {
    const writers = await Promise.all(Array.from({ length: 8 }, () => aTalker(game)))
    const author = writers[0] as Person
    const id = await aTopic(game, author)
    await Promise.all(writers.slice(1).map((writer, index) => comment(writer, id, `Word ${index}`)))
    expect((await commentsOf(author, id)).map((each) => each.id)).toEqual([1, 2, 3, 4, 5, 6, 7])
    const isUnread = async () => (await list(author)).topics.find((topic) => topic.id === id)?.unread
    expect(await isUnread()).toBe(true)
    await game.ask(calls.seeTopic, { as: author.token, params: { id }, body: { number: 7 } })
    expect(await isUnread()).toBe(false)
  })

  test('of a long topic come by twenty from any page on, those taken away too', async () => {
    const author = await aTalker(game)
    const id = await aTopic(game, author)
    const writers = await Promise.all(Array.from({ length: 9 }, () => aTalker(game)))
    for (let round = 0; round < 5; round++) {
      game.clock.time += 600_000
      await Promise.all(writers.map((writer) => comment(writer, id, `Word ${round} of ${writer.id}`)))
    }
    await game.ask(calls.removeComment, {
      as: (await aTalker(game, { accessLevel: 'MODERATOR' })).token,
      params: { id, number: 20 },
    })
    const numbers = Array.from({ length: 45 }, (_, index) => index + 1)
    for (const after of [0, 20, 40]) {
      const { body } = await read(author, id, after)
      const ids = (body.comments as unknown as calls.CommentView[]).map((each) => each.id)
      expect([after, ids, body.more]).toEqual([after, numbers.slice(after, after + 20), after < 40])
      expect(body.topic).toMatchObject({ comments: 45 })
    }
  })

  test('are changed by who wrote them; taken away they leave an empty place', async () => {
    const [author, other] = [await aTalker(game), await aTalker(game)]
    const id = await aTopic(game, author)
    await comment(other, id, 'Frist!')
    const aim = { params: { id, number: 1 }, body: { text: 'First!' } }
    expect((await game.ask(calls.editComment, { as: author.token, ...aim })).body.code).toBe(
      'forum.refused.not-yours',
    )
    await game.ask(calls.editComment, { as: other.token, ...aim })
    expect((await commentsOf(author, id))[0]?.text).toBe('First!')
    await game.ask(calls.removeComment, { as: other.token, params: { id, number: 1 } })
    expect((await commentsOf(author, id))[0]).toMatchObject({ id: 1, text: '', deleted: true })
  })

  test('need level 10 and a voice', async () => {
    const [author, young] = [await aTalker(game), await aTalker(game, { level: 9 })]
    const id = await aTopic(game, author)
    expect((await comment(young, id, 'hello')).body.code).toBe('errors.forum-level')
    expect((await comment(author, id, 'x'.repeat(3_001))).body.code).toBe('errors.text-too-long')
  })

  test('are marked by the filter also when the words come in by editing, and once however often', async () => {
    const [author, keeper] = [await aTalker(game), await aTalker(game, { accessLevel: 'MODERATOR' })]
    const casesAbout = async ({ id }: Person) => {
      const { body } = await game.ask(listQueue, { as: keeper.token })
      const cases = body.cases as unknown as { quoted: string; about: { id: number } | null }[]
      return cases.filter(({ about }) => about?.id === id).map(({ quoted }) => quoted)
    }
    const id = await aTopic(game, author, { title: 'The bear' })
    await comment(author, id, 'I saw it too')
    for (const shop of ['best', 'better']) {
      const text = `cheap emeralds at ${shop}-gold.ru`
      await game.ask(calls.editComment, { as: author.token, params: { id, number: 1 }, body: { text } })
      const draft = { theme: 'TALK', flag: 'OPEN', title: 'The bear', text } as const
      await game.ask(calls.editTopic, { as: author.token, params: { id }, body: draft })
    }
    const said = 'cheap emeralds at better-gold.ru'
    expect((await casesAbout(author)).sort()).toEqual([`The bear\n${said}`, said])
  })

  test('can be reported, with those around them', async () => {
    const [author, culprit, keeper] = [
      await aTalker(game),
      await aTalker(game),
      await aTalker(game, { accessLevel: 'MODERATOR' }),
    ]
    const id = await aTopic(game, author)
    await comment(author, id, 'Be kind')
    await comment(culprit, id, 'No, geese')
    const body = { kind: 'COMMENT', playerId: culprit.id, id: `${id}-2`, text: '' }
    expect((await game.ask(report, { as: author.token, body })).status).toBe(200)
    const { body: queue } = await game.ask(listQueue, { as: keeper.token })
    const found = (queue.cases as unknown as { id: string; quoted: string; about: { id: number } }[]).find(
      ({ about }) => about?.id === culprit.id,
    )
    expect(found?.quoted).toBe('No, geese')
    await game.send('POST', `/api/moderation/queue/${found?.id}/decide`, {
      as: keeper.token,
      body: { decision: 'ERASED', note: '' },
    })
    expect((await commentsOf(author, id))[1]).toMatchObject({ deleted: true, text: '' })
  })
})
