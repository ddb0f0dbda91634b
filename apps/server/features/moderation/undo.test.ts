import { deleteChat, listChat, sendChat } from '@skystair/contract/chat.ts'
import * as calls from '@skystair/contract/moderation.ts'
import { current, deleteAccount } from '@skystair/contract/player.ts'
import { setName } from '@skystair/contract/security.ts'
import type { AccessLevel } from '@skystair/rules/access/access-level.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { aGame } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'

const game = aGame()
const note = 'seen with my own eyes'
const ban = { reason: 'FLOOD', duration: 'HOURS_1', note } as const
const longer = { ...ban, duration: 'WEEKS_2' } as const
const somebody = (accessLevel: AccessLevel = 'PLAYER') => aTalker(game, { accessLevel })

async function people() {
  game.clock.time += 1
  const [keeper, other] = [await somebody('MODERATOR'), await somebody('MODERATOR')]
  return { keeper, other, admin: await somebody('ADMIN'), culprit: await somebody() }
}

const lastCase = async ({ id }: Person) => {
  const [found] = await game.services.database.query<{ id: string }>(
    sql`SELECT id FROM moderation_case WHERE about_id = ${id} ORDER BY at DESC LIMIT 1`,
  )
  return found?.id ?? ''
}
async function aCase(about: Person, body: object): Promise<string> {
  const complainer = await somebody()
  await game.ask(calls.report, { as: complainer.token, body: { playerId: about.id, text: '', ...body } })
  return lastCase(about)
}
async function aReportedLine(about: Person): Promise<{ line: number; id: string }> {
  await game.ask(sendChat, { as: about.token, params: { room: 'MAIN' }, body: { text: 'Geese, all of you' } })
  const { body } = await game.ask(listChat, {
    as: about.token,
    params: { room: 'MAIN' },
    query: { from: 0, to: 1 },
  })
  const line = Number((body.messages as { id: number }[])[0]?.id)
  return { line, id: await aCase(about, { kind: 'CHAT', room: 'MAIN', id: String(line) }) }
}
const isGone = async (line: number) => {
  const [row] = await game.services.database.query<{ gone: boolean }>(
    sql`SELECT deleted_at IS NOT NULL AS gone FROM chat_message WHERE room = 'main' AND id = ${line}`,
  )
  return row?.gone
}
/** What a keeper is told about a deed; '' when it is done. */
const decide = async (who: Person, id: string, body: object) =>
  (await game.ask(calls.decideCase, { as: who.token, params: { id }, body: { note, ...body } })).body.code ??
  ''
const undo = async (who: Person, id: string) =>
  (await game.ask(calls.undoCase, { as: who.token, params: { id }, body: { note } })).body.code ?? ''
const banned = async (who: Person, { id }: Person, body: object = ban) =>
  (await game.ask(calls.ban, { as: who.token, params: { id }, body })).body.code ?? ''
const unbanned = async (who: Person, { id }: Person) =>
  (await game.ask(calls.unban, { as: who.token, params: { id }, body: { note } })).body.code ?? ''
const look = async ({ token }: Person) => (await game.ask(current, { as: token })).body

describe('a decision is not taken back', () => {
  test('when the voice was taken anew since: the later ban stays', async () => {
    const { keeper, other, culprit } = await people()
    const id = await aCase(culprit, { kind: 'NAME' })
    expect(await decide(keeper, id, { decision: 'BANNED', ...ban })).toBe('')
    expect(await banned(other, culprit, longer)).toBe('')
    const { chatBan } = await look(culprit)
    expect(await undo(keeper, id)).toBe('moderation.refused.changed-since')
    expect((await look(culprit)).chatBan).toEqual(chatBan)
  })

  test('when the voice was given back since: no old ban returns', async () => {
    const { keeper, other, culprit } = await people()
    await banned(keeper, culprit)
    const id = await aCase(culprit, { kind: 'NAME' })
    await decide(keeper, id, { decision: 'BANNED', ...longer })
    expect(await unbanned(other, culprit)).toBe('')
    expect(await undo(keeper, id)).toBe('moderation.refused.changed-since')
    expect((await look(culprit)).chatBan).toBeNull()
  })

  test('when the player has taken yet another name', async () => {
    const { keeper, culprit } = await people()
    const id = await aCase(culprit, { kind: 'NAME' })
    await decide(keeper, id, { decision: 'RENAMED', text: `Given ${culprit.id % 1000}` })
    await game.ask(setName, { as: culprit.token, body: { name: `Chosen ${culprit.id % 1000}` } })
    expect(await undo(keeper, id)).toBe('moderation.refused.changed-since')
    expect((await look(culprit)).name).toBe(`Chosen ${culprit.id % 1000}`)
  })

  test('when the words are gone for another reason: they do not return', async () => {
    const { keeper, other, culprit } = await people()
    const { line, id } = await aReportedLine(culprit)
    await game.ask(deleteChat, { as: other.token, params: { room: 'MAIN', id: line } })
    game.clock.time += 1
    expect(await decide(keeper, id, { decision: 'ERASED' })).toBe('')
    expect(await undo(keeper, id)).toBe('moderation.refused.changed-since')
    expect(await isGone(line)).toBe(true)
  })

  test('when whoever said the words has left with them', async () => {
    const { keeper, culprit } = await people()
    const { id } = await aReportedLine(culprit)
    await decide(keeper, id, { decision: 'ERASED' })
    await game.ask(deleteAccount, { as: culprit.token, body: { password: null } })
    expect(await undo(keeper, id)).toBe('moderation.refused.changed-since')
  })

  test('by a keeper below the one who decided', async () => {
    const { keeper, admin, culprit } = await people()
    const id = await aCase(culprit, { kind: 'NAME' })
    await decide(admin, id, { decision: 'BANNED', ...ban })
    expect(await undo(keeper, id)).toBe('moderation.refused.decided-above')
    const dismissed = await aCase(await somebody(), { kind: 'NAME' })
    await decide(admin, dismissed, { decision: 'DISMISSED' })
    expect(await undo(keeper, dismissed)).toBe('moderation.refused.decided-above')
    expect(await undo(admin, id)).toBe('')
  })

  test('by the one it was about', async () => {
    const { keeper, other, admin, culprit } = await people()
    const id = await aCase(culprit, { kind: 'NAME' })
    await decide(keeper, id, { decision: 'BANNED', ...ban })
    game.clock.time += 1
    await game.ask(calls.appeal, { as: culprit.token, body: { text: 'It was the left head' } })
    const plea = await lastCase(culprit)
    await decide(other, plea, { decision: 'DISMISSED' })
    await game.ask(calls.raise, { as: admin.token, params: { id: culprit.id }, body: { note } })
    for (const each of [id, plea]) expect(await undo(culprit, each)).toBe('moderation.refused.keeper-banned')
    expect((await look(culprit)).chatBan).not.toBeNull()
    game.clock.time += 365 * 86_400_000
    for (const each of [id, plea]) expect(await undo(culprit, each)).toBe('moderation.refused.yourself')
  })

  test('by the keeper whose ban it ended', async () => {
    const { keeper, other, culprit } = await people()
    await banned(keeper, culprit)
    game.clock.time += 1
    await game.ask(calls.appeal, { as: culprit.token, body: { text: 'It was the left head' } })
    const plea = await lastCase(culprit)
    expect(await decide(other, plea, { decision: 'UNBANNED' })).toBe('')
    expect(await undo(keeper, plea)).toBe('moderation.refused.own-ban')
    expect((await look(culprit)).chatBan).toBeNull()
  })
})

test('a plea gives back only the voice it asked for: a later ban is not lifted by it', async () => {
  const { keeper, other, admin, culprit } = await people()
  await banned(keeper, culprit)
  game.clock.time += 1
  await game.ask(calls.appeal, { as: culprit.token, body: { text: 'It was the left head' } })
  const plea = await lastCase(culprit)
  expect(await banned(other, culprit, longer)).toBe('')
  const { chatBan } = await look(culprit)
  expect(await decide(admin, plea, { decision: 'UNBANNED' })).toBe('moderation.refused.another-ban')
  expect((await look(culprit)).chatBan).toEqual(chatBan)
  expect(await decide(admin, plea, { decision: 'DISMISSED' })).toBe('')
})

test('bans are taken back in the order in which they were given, the last first', async () => {
  const { keeper, culprit } = await people()
  const first = await aCase(culprit, { kind: 'NAME' })
  game.clock.time += 1
  const second = await aCase(culprit, { kind: 'PROFILE' })
  await decide(keeper, first, { decision: 'BANNED', ...ban })
  const { chatBan } = await look(culprit)
  await decide(keeper, second, { decision: 'BANNED', ...longer })
  expect(await undo(keeper, first)).toBe('moderation.refused.changed-since')
  expect(await undo(keeper, second)).toBe('')
  expect((await look(culprit)).chatBan).toEqual(chatBan)
  expect(await undo(keeper, first)).toBe('')
  expect((await look(culprit)).chatBan).toBeNull()
})

test('a ban taken back brings back the words that went with it, and no others', async () => {
  const { keeper, other, culprit } = await people()
  const { line, id } = await aReportedLine(culprit)
  await game.ask(deleteChat, { as: other.token, params: { room: 'MAIN', id: line } })
  game.clock.time += 1
  await decide(keeper, id, { decision: 'BANNED', ...ban })
  expect(await undo(keeper, id)).toBe('')
  expect((await look(culprit)).chatBan).toBeNull()
  expect(await isGone(line)).toBe(true)
})

test('nobody takes or judges a complaint about themselves', async () => {
  const { keeper } = await people()
  const id = await aCase(keeper, { kind: 'NAME' })
  const taken = await game.ask(calls.takeCase, { as: keeper.token, params: { id } })
  expect(taken.body.code).toBe('moderation.refused.yourself')
  expect(await decide(keeper, id, { decision: 'DISMISSED' })).toBe('moderation.refused.yourself')
})

test('a voice that an administrator took is neither given back nor shortened by a moderator', async () => {
  const { keeper, admin, culprit } = await people()
  await banned(admin, culprit, longer)
  game.clock.time += 1
  await game.ask(calls.appeal, { as: culprit.token, body: { text: 'It was the left head' } })
  const plea = await lastCase(culprit)
  const { chatBan } = await look(culprit)
  expect(await unbanned(keeper, culprit)).toBe('moderation.refused.banned-above')
  expect(await banned(keeper, culprit)).toBe('moderation.refused.banned-above')
  expect(await decide(keeper, plea, { decision: 'UNBANNED' })).toBe('moderation.refused.banned-above')
  game.clock.time += 1
  const id = await aCase(culprit, { kind: 'NAME' })
  expect(await decide(keeper, id, { decision: 'BANNED', ...ban })).toBe('moderation.refused.banned-above')
  expect((await look(culprit)).chatBan).toEqual(chatBan)
  expect(await unbanned(admin, culprit)).toBe('')
})
