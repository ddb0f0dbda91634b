import { listChat, sendChat } from '@skystair/contract/chat.ts'
import { listDialog, sendMail } from '@skystair/contract/mail.ts'
import * as calls from '@skystair/contract/moderation.ts'
import { current } from '@skystair/contract/player.ts'
import { banDurations, banMilliseconds, banReasons } from '@skystair/rules/chat/ban.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { aGame } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'
import { Wire } from '../../testing/wire.ts'

const game = aGame()
const note = 'seen with my own eyes'
const aModerator = () => aTalker(game, { accessLevel: 'MODERATOR' })
const anAdmin = () => aTalker(game, { accessLevel: 'ADMIN' })

const banned = (keeper: Person, id: number, changes: object = {}) =>
  game.ask(calls.ban, {
    as: keeper.token,
    params: { id },
    body: { reason: 'FLOOD', duration: 'HOURS_1', note, ...changes },
  })
const say = (person: Person, text: string) =>
  game.ask(sendChat, { as: person.token, params: { room: 'MAIN' }, body: { text } })
const lastLine = async (person: Person) => {
  const { body } = await game.ask(listChat, {
    as: person.token,
    params: { room: 'MAIN' },
    query: { from: 0, to: 1 },
  })
  return (body.messages as unknown as { id: number; text: string; deleted: boolean }[])[0]
}
const lettersOf = async (person: Person) => {
  const { body } = await game.ask(listDialog, {
    as: person.token,
    params: { partner: 0 },
    query: { from: 0, to: 20 },
  })
  return body.messages as unknown as { letter: string | null; text: string }[]
}
const queue = async (keeper: Person, decided = false) => {
  const { body } = await game.ask(calls.listQueue, { as: keeper.token, query: { decided } })
  return body.cases as unknown as calls.CaseView[]
}
const caseAbout = async (keeper: Person, id: number, decided = false) =>
  (await queue(keeper, decided)).find(({ about }) => about?.id === id)
const decide = (keeper: Person, id: string, body: object) =>
  game.ask(calls.decideCase, { as: keeper.token, params: { id }, body: { note, ...body } })
const history = async (keeper: Person, id: number, filter = 'KEEPERS', page = 0) => {
  const { body } = await game.ask(calls.playerLog, {
    as: keeper.token,
    params: { id },
    query: { filter, page },
  })
  return body.entries as unknown as calls.HistoryEntry[]
}

describe('a ban', () => {
  test('of a keeper ends the keeper’s deeds as well, until the voice is given back', async () => {
    const [admin, keeper, player] = [await anAdmin(), await aModerator(), await aTalker(game)]
    await banned(admin, keeper.id)
    const refusal = await banned(keeper, player.id)
    expect([refusal.status, refusal.body.code]).toEqual([422, 'moderation.refused.keeper-banned'])
    expect((await say(player, 'I still speak.')).status).toBe(200)
    await game.ask(calls.unban, { as: admin.token, params: { id: keeper.id }, body: { note } })
    expect((await banned(keeper, player.id)).status).toBe(200)
  })

  test.each(banDurations.map((duration, index) => [duration, banReasons[index] ?? 'FLOOD'] as const))(
    'of %s for %s takes the voice for just so long',
    async (duration, reason) => {
      const [keeper, culprit] = [await aModerator(), await aTalker(game)]
      const until = game.clock.now() + banMilliseconds[duration]
      expect((await banned(keeper, culprit.id, { reason, duration })).status).toBe(200)
      expect((await say(culprit, 'But I')).body.code).toBe('errors.chat-banned')
      expect((await game.ask(current, { as: culprit.token })).body.chatBan).toEqual({ reason, until })
    },
  )

  test('is told by a letter and written down: who, when, why', async () => {
    const [keeper, culprit] = [await aModerator(), await aTalker(game)]
    await banned(keeper, culprit.id)
    expect((await lettersOf(culprit)).at(-1)?.letter).toBe('ban')
    expect((await game.ask(current, { as: culprit.token })).body.unreadLetters).toBe(1)
    expect((await history(keeper, culprit.id))[0]).toMatchObject({
      at: game.clock.now(),
      what: 'BAN',
      actor: { id: keeper.id },
      note,
    })
  })

  test('closes the live sockets of the player at once', async () => {
    const address = await game.listen()
    const [keeper, culprit] = [await aModerator(), await aTalker(game)]
    const wire = await new Wire(address, { headers: { authorization: culprit.token } }).open()
    wire.say('CONNECT', { 'accept-version': '1.2', host: 'skystair', 'heart-beat': '0,0' })
    expect((await wire.next()).command).toBe('CONNECTED')
    const closed = new Promise((resolve) => wire.socket.once('close', resolve))
    const began = performance.now()
    await banned(keeper, culprit.id)
    await closed
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  test('ends when it is taken back', async () => {
    const [keeper, culprit] = [await aModerator(), await aTalker(game)]
    const back = { as: keeper.token, params: { id: culprit.id }, body: { note } }
    expect((await game.ask(calls.unban, back)).body.code).toBe('moderation.refused.not-banned')
    await banned(keeper, culprit.id)
    expect((await game.ask(calls.unban, back)).status).toBe(200)
    expect((await say(culprit, 'Here I am again')).status).toBe(200)
  })

  test('never reaches an equal, a superior or oneself', async () => {
    const [keeper, other, admin] = [await aModerator(), await aModerator(), await anAdmin()]
    for (const { id } of [other, admin])
      expect((await banned(keeper, id)).body.code).toBe('moderation.refused.outranked')
    expect((await banned(keeper, keeper.id)).body.code).toBe('moderation.refused.yourself')
    expect((await banned(admin, other.id)).status).toBe(200)
  })
})

test('a voice given back, another name, rights given or taken need a reason', async () => {
  const [admin, player, keeper] = [await anAdmin(), await aTalker(game), await aModerator()]
  await banned(admin, player.id)
  const asked = [
    [calls.unban, player.id, {}],
    [calls.rename, player.id, { name: 'Mild Goose' }],
    [calls.raise, player.id, {}],
    [calls.lower, keeper.id, {}],
  ] as const
  for (const [call, id, body] of asked) {
    const answer = await game.ask(call, { as: admin.token, params: { id }, body: { ...body, note: ' ' } })
    expect([call.id, answer.body.code]).toEqual([call.id, 'moderation.refused.no-reason'])
  }
  expect((await history(admin, player.id)).map(({ what }) => what)).toEqual(['BAN'])
})

test('what was done in one moment stands in one order on all pages of a history', async () => {
  const [keeper, player] = [await aModerator(), await aTalker(game)]
  const deeds = await game.services.database.query<{ id: string }>(sql`
    INSERT INTO keeper_log (player_id, at, id, actor_id, deed, note, detail)
    SELECT ${player.id}::bigint, ${new Date(game.clock.now())}::timestamptz, each, ${keeper.id}::bigint, 'BAN', each, '{}'
    FROM (SELECT gen_random_uuid() AS each FROM generate_series(1, 120)) AS deed RETURNING id`)
  const pages = await Promise.all([0, 1, 2].map((page) => history(keeper, player.id, 'ALL', page)))
  const told = pages.flat().filter(({ source }) => source === 'KEEPERS')
  expect(told.map(({ note: id }) => id)).toEqual(
    deeds
      .map(({ id }) => id)
      .sort()
      .reverse(),
  )
})

describe('the rights of a moderator', () => {
  test('are given and taken by administrators and hold from the next call on', async () => {
    const [admin, player, victim] = [await anAdmin(), await aTalker(game), await aTalker(game)]
    const aim = { as: admin.token, params: { id: player.id }, body: { note } }
    expect((await banned(player, victim.id)).body.code).toBe('errors.forbidden')
    await game.ask(calls.raise, aim)
    expect((await banned(player, victim.id)).status).toBe(200)
    await game.ask(calls.lower, aim)
    expect((await banned(player, victim.id)).body.code).toBe('errors.forbidden')
    expect((await history(admin, player.id)).map(({ what }) => what).sort()).toEqual(['LOWER', 'RAISE'])
  })

  test('lost while looking in end the look', async () => {
    const [admin, keeper, player] = [await anAdmin(), await aModerator(), await aTalker(game)]
    const { headers } = await game.ask(calls.enter, { as: keeper.token, params: { id: player.id } })
    await game.ask(calls.lower, { as: admin.token, params: { id: keeper.id }, body: { note } })
    expect((await game.ask(current, { as: String(headers.authorization) })).status).toBe(401)
  })
})

describe('a complaint', () => {
  const complain = (person: Person, body: object) => game.ask(calls.report, { as: person.token, body })

  test('about a line comes with what was said around it', async () => {
    const [culprit, complainer, keeper] = [await aTalker(game), await aTalker(game), await aModerator()]
    await say(complainer, 'What a lovely evening')
    await say(culprit, 'You are all geese')
    const id = String((await lastLine(culprit))?.id)
    const body = { kind: 'CHAT', playerId: culprit.id, room: 'MAIN', id, text: 'He insults us' }
    expect((await complain(complainer, body)).status).toBe(200)
    expect((await complain(complainer, body)).body.code).toBe('moderation.refused.reported')
    const found = await caseAbout(keeper, culprit.id)
    expect(found).toMatchObject({
      kind: 'CHAT',
      from: { id: complainer.id },
      text: 'He insults us',
      quoted: 'You are all geese',
    })
    expect(found?.context.map(({ text, reported }) => [text, reported])).toContainEqual([
      'You are all geese',
      true,
    ])
    expect(found?.context.map(({ text }) => text)).toContain('What a lovely evening')
  })

  test('about a letter shows the letters that the complainer got', async () => {
    const [culprit, complainer, keeper] = [await aTalker(game), await aTalker(game), await aModerator()]
    const letter = { params: { partner: complainer.id }, query: {}, body: { text: 'Buy my sword, fool' } }
    await game.ask(sendMail, { as: culprit.token, ...letter })
    const body = { kind: 'MAIL', playerId: culprit.id, id: '1', text: '' }
    expect((await complain(complainer, body)).status).toBe(200)
    expect((await caseAbout(keeper, culprit.id))?.quoted).toBe('Buy my sword, fool')
  })

  test('about words that somebody else said, or that are not there, is none', async () => {
    const [culprit, complainer] = [await aTalker(game), await aTalker(game)]
    await say(culprit, 'Something else entirely')
    const id = String((await lastLine(culprit))?.id)
    const body = { kind: 'CHAT', playerId: complainer.id, room: 'MAIN', id, text: '' }
    const stranger = await aTalker(game)
    expect((await complain(stranger, body)).body.code).toBe('moderation.refused.nothing-there')
    const nowhere = { kind: 'CHAT', playerId: culprit.id, room: 'MAIN', id: '99999999', text: '' }
    expect((await complain(stranger, nowhere)).body.code).toBe('moderation.refused.nothing-there')
  })

  test('about one thing is one complaint, however its number is written', async () => {
    const [culprit, complainer] = [await aTalker(game), await aTalker(game)]
    await say(culprit, 'Nobody likes geese')
    const id = String((await lastLine(culprit))?.id)
    const line = { kind: 'CHAT', playerId: culprit.id, room: 'MAIN', text: '' }
    const name = { kind: 'NAME', playerId: culprit.id, text: '' }
    expect((await complain(complainer, { ...line, id })).status).toBe(200)
    expect((await complain(complainer, name)).status).toBe(200)
    for (const again of [
      { ...line, id: `00${id}` },
      { ...name, id: '1' },
      { ...name, id: '2' },
    ])
      expect((await complain(complainer, again)).body.code).toBe('moderation.refused.reported')
  })

  test('is made at most thirty times a day', async () => {
    const complainer = await aTalker(game)
    const culprits = await Promise.all(Array.from({ length: 31 }, () => aTalker(game)))
    const answers = []
    for (const { id } of culprits)
      answers.push(await complain(complainer, { kind: 'NAME', playerId: id, text: '' }))
    expect(answers.map(({ body }) => body.code ?? '')).toEqual([
      ...Array.from({ length: 30 }, () => ''),
      'moderation.refused.too-many-reports',
    ])
  })
})

test('the filter marks what is said and called, and lets it be heard', async () => {
  const [talker, keeper] = [await aTalker(game), await aModerator()]
  expect((await say(talker, 'cheap emeralds at best-gold.ru')).status).toBe(200)
  expect((await lastLine(keeper))?.text).toBe('cheap emeralds at best-gold.ru')
  expect(await caseAbout(keeper, talker.id)).toMatchObject({
    kind: 'CHAT',
    from: null,
    marks: ['ADVERTISEMENT'],
    quoted: 'cheap emeralds at best-gold.ru',
  })
})

test('a link into the game itself is no advertisement; what only looks like one is', async () => {
  const keeper = await aModerator()
  const { origin } = new URL(game.services.config.publicUrl)
  const [friend, trickster] = [await aTalker(game), await aTalker(game)]
  await say(friend, `Look at this fight: ${origin}/replay/1-abc`)
  await say(trickster, `Look at this fight: ${origin}.best-gold.ru/replay/1-abc`)
  expect(await caseAbout(keeper, friend.id)).toBeUndefined()
  expect(await caseAbout(keeper, trickster.id)).toMatchObject({ marks: ['ADVERTISEMENT'] })
})

describe('a case', () => {
  async function aReportedLine() {
    const [culprit, complainer, keeper] = [await aTalker(game), await aTalker(game), await aModerator()]
    await say(culprit, 'Geese, all of you')
    const id = String((await lastLine(culprit))?.id)
    const body = { kind: 'CHAT', playerId: culprit.id, room: 'MAIN', id, text: '' }
    await game.ask(calls.report, { as: complainer.token, body })
    const found = await caseAbout(keeper, culprit.id)
    if (!found) throw new Error('no case')
    return { culprit, complainer, keeper, found }
  }

  test('that somebody has taken is left alone by others', async () => {
    const { keeper, found } = await aReportedLine()
    const other = await aModerator()
    await game.ask(calls.takeCase, { as: keeper.token, params: { id: found.id } })
    const late = await decide(other, found.id, { decision: 'DISMISSED' })
    expect(late.body.code).toBe('moderation.refused.taken')
    expect((await decide(keeper, found.id, { decision: 'DISMISSED' })).status).toBe(200)
    expect((await decide(keeper, found.id, { decision: 'DISMISSED' })).body.code).toBe(
      'moderation.refused.decided',
    )
  })

  test('ends with a ban: the words are gone, the complainer is thanked; taken back all is as before', async () => {
    const { culprit, complainer, keeper, found } = await aReportedLine()
    const verdict = { decision: 'BANNED', reason: 'INSULTS', duration: 'DAYS_1' }
    expect((await decide(keeper, found.id, { decision: 'BANNED' })).body.code).toBe(
      'moderation.refused.no-reason',
    )
    expect((await decide(keeper, found.id, verdict)).status).toBe(200)
    expect((await say(culprit, 'But they are!')).body.code).toBe('errors.chat-banned')
    expect((await lastLine(complainer))?.deleted).toBe(true)
    expect((await lettersOf(complainer)).at(-1)?.letter).toBe('report-thanks')
    expect(await caseAbout(keeper, culprit.id, true)).toMatchObject({
      decision: 'BANNED',
      decidedBy: { id: keeper.id },
      note,
    })
    await game.ask(calls.undoCase, { as: keeper.token, params: { id: found.id }, body: { note } })
    expect((await lastLine(complainer))?.deleted).toBe(false)
    expect((await say(culprit, 'Free as a goose')).status).toBe(200)
    expect(await caseAbout(keeper, culprit.id)).toMatchObject({ decision: null })
    expect((await history(keeper, culprit.id)).map(({ what }) => what)).toContain('UNDO')
  })

  test('is taken back only with a reason, and only once it was judged', async () => {
    const { culprit, keeper, found } = await aReportedLine()
    const undo = (words: string) =>
      game.ask(calls.undoCase, { as: keeper.token, params: { id: found.id }, body: { note: words } })
    expect((await undo(note)).body.code).toBe('moderation.refused.not-decided')
    await decide(keeper, found.id, { decision: 'ERASED' })
    for (const words of ['', '  ']) expect((await undo(words)).body.code).toBe('moderation.refused.no-reason')
    expect(await caseAbout(keeper, culprit.id, true)).toMatchObject({ decision: 'ERASED' })
    expect((await undo(note)).status).toBe(200)
  })

  test('judged by two at once is judged once', async () => {
    const { culprit, keeper, found } = await aReportedLine()
    const other = await aModerator()
    const verdict = { decision: 'BANNED', reason: 'INSULTS', duration: 'DAYS_1' }
    await Promise.all([decide(keeper, found.id, verdict), decide(other, found.id, verdict)])
    const bans = (await history(keeper, culprit.id)).filter(({ what }) => what === 'BAN')
    expect(bans).toHaveLength(1)
    expect((await lettersOf(culprit)).filter(({ letter }) => letter === 'ban')).toHaveLength(1)
  })

  test('of a name ends with another name', async () => {
    const [culprit, complainer, keeper] = [
      await aTalker(game, { name: 'Ugly Name' }),
      await aTalker(game),
      await aModerator(),
    ]
    await game.ask(calls.report, {
      as: complainer.token,
      body: { kind: 'NAME', playerId: culprit.id, text: '' },
    })
    const found = await caseAbout(keeper, culprit.id)
    await decide(keeper, found?.id ?? '', { decision: 'RENAMED', text: 'Fine Name' })
    expect((await game.ask(current, { as: culprit.token })).body.name).toBe('Fine Name')
    await game.ask(calls.undoCase, { as: keeper.token, params: { id: found?.id ?? '' }, body: { note } })
    expect((await game.ask(current, { as: culprit.token })).body.name).toBe('Ugly Name')
  })

  test('of an appeal is heard once, by another keeper than who took the voice', async () => {
    const [culprit, keeper, other] = [await aTalker(game), await aModerator(), await aModerator()]
    const plead = () => game.ask(calls.appeal, { as: culprit.token, body: { text: 'It was the left head' } })
    expect((await plead()).body.code).toBe('moderation.refused.not-banned')
    await banned(keeper, culprit.id)
    expect((await plead()).status).toBe(200)
    expect((await plead()).body.code).toBe('moderation.refused.appealed')
    const found = await caseAbout(other, culprit.id)
    expect(found).toMatchObject({ kind: 'APPEAL', text: 'It was the left head', ban: { reason: 'FLOOD' } })
    const own = await decide(keeper, found?.id ?? '', { decision: 'UNBANNED' })
    expect(own.body.code).toBe('moderation.refused.own-ban')
    expect((await decide(other, found?.id ?? '', { decision: 'UNBANNED' })).status).toBe(200)
    expect((await say(culprit, 'Thank you')).status).toBe(200)
    expect((await lettersOf(culprit)).at(-1)?.letter).toBe('unban')
  })

  test('of the support is answered by a letter', async () => {
    const [player, keeper, admin] = [await aTalker(game), await aModerator(), await anAdmin()]
    const letter = { params: { partner: 0 }, query: { support: true }, body: { text: 'My hat is stuck' } }
    expect((await game.ask(sendMail, { as: player.token, ...letter })).status).toBe(200)
    const ofPlayer = async (who: Person) => (await queue(who)).find(({ from }) => from?.id === player.id)
    expect(await ofPlayer(keeper)).toBeUndefined()
    const found = await ofPlayer(admin)
    expect(found).toMatchObject({ kind: 'SUPPORT', text: 'My hat is stuck' })
    await decide(admin, found?.id ?? '', { decision: 'ANSWERED', text: 'Pull harder.' })
    expect((await lettersOf(player)).at(-1)).toMatchObject({ letter: null, text: 'Pull harder.' })
    expect((await game.ask(current, { as: player.token })).body.haveNewMailMessage).toBe(true)
  })
})
