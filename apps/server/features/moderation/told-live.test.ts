import { sendChat } from '@skystair/contract/chat.ts'
import { broadcastChannel, personalChannel } from '@skystair/contract/live-channels.ts'
import * as calls from '@skystair/contract/moderation.ts'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { channelOf } from '../../platform/people/channel.ts'
import { aGame } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'
import { Wire } from '../../testing/wire.ts'

const game = aGame()
let address = ''
beforeAll(async () => {
  address = await game.listen()
})
const note = 'seen with my own eyes'
const ban = { reason: 'FLOOD', duration: 'HOURS_1' } as const

/** A page of this player that is looked at just now. */
async function aPage({ id, token }: Person): Promise<Wire> {
  const wire = new Wire(address)
  await wire.connect(token)
  await wire.listen(personalChannel(channelOf(game.services.config.sessionSecret, id)), 'own')
  await wire.listen(broadcastChannel, 'all')
  return wire
}

/** What the page has been told by now, and whether its wire was cut. */
async function told(wire: Wire): Promise<readonly string[]> {
  const heard: string[] = []
  wire.say('SUBSCRIBE', { id: 'again', destination: broadcastChannel, receipt: 'done' })
  for (;;) {
    const { command, body } = await wire.next()
    if (command === 'RECEIPT' || command === 'CLOSED') {
      wire.leave()
      return command === 'CLOSED' ? [...heard, command] : heard
    }
    const { notificationType, message } = JSON.parse(body)
    heard.push(message?.letter ? `${notificationType} ${message.letter}` : notificationType)
  }
}

async function people() {
  game.clock.time += 1
  const [keeper, other] = [
    await aTalker(game, { accessLevel: 'MODERATOR' }),
    await aTalker(game, { accessLevel: 'MODERATOR' }),
  ]
  return { keeper, other, culprit: await aTalker(game), complainer: await aTalker(game) }
}

const lastCase = async ({ id }: Person) => {
  const [found] = await game.services.database.query<{ id: string }>(
    sql`SELECT id FROM moderation_case WHERE about_id = ${id} ORDER BY at DESC LIMIT 1`,
  )
  return found?.id ?? ''
}

type People = Awaited<ReturnType<typeof people>>
const reported = (body: object) => async (who: People) => {
  const about = { playerId: who.culprit.id, text: '', ...body }
  await game.ask(calls.report, { as: who.complainer.token, body: about })
}

async function aReportedLine(who: People): Promise<void> {
  await game.ask(sendChat, {
    as: who.culprit.token,
    params: { room: 'MAIN' },
    body: { text: `Geese ${who.culprit.id}` },
  })
  const [line] = await game.services.database.query<{ id: number }>(
    sql`SELECT max(id) AS id FROM chat_message WHERE room = 'main'`,
  )
  await reported({ kind: 'CHAT', room: 'MAIN', id: String(line?.id) })(who)
}

async function aPlea({ keeper, culprit }: People): Promise<void> {
  await game.ask(calls.ban, { as: keeper.token, params: { id: culprit.id }, body: { ...ban, note } })
  game.clock.time += 1
  await game.ask(calls.appeal, { as: culprit.token, body: { text: 'It was the left head' } })
}

test.each([
  {
    what: 'a ban',
    about: reported({ kind: 'NAME' }),
    verdict: { decision: 'BANNED', ...ban },
    decided: ['NOTIFICATION', 'MAIL_MESSAGE ban', 'CLOSED'],
    undone: ['NOTIFICATION', 'MAIL_MESSAGE unban', 'CLOSED'],
  },
  {
    what: 'a voice given back',
    about: aPlea,
    verdict: { decision: 'UNBANNED' },
    decided: ['NOTIFICATION', 'MAIL_MESSAGE unban'],
    undone: ['NOTIFICATION', 'MAIL_MESSAGE ban', 'CLOSED'],
  },
  {
    what: 'another name',
    about: reported({ kind: 'NAME' }),
    verdict: { decision: 'RENAMED', text: 'Quiet goose' },
    decided: ['NOTIFICATION', 'MAIL_MESSAGE renamed'],
    undone: ['NOTIFICATION', 'MAIL_MESSAGE name-back'],
  },
  {
    what: 'words that were carried away',
    about: aReportedLine,
    verdict: { decision: 'ERASED' },
    decided: ['CHAT_MESSAGE_DELETE'],
    undone: ['CHAT_MESSAGE_RETURN'],
  },
])('$what: pages that are open learn of it at once, and as soon when it is taken back', async (deed) => {
  const who = await people()
  await deed.about(who)
  const id = await lastCase(who.culprit)
  const question = { as: who.other.token, params: { id } }
  const before = await aPage(who.culprit)
  const { status } = await game.ask(calls.decideCase, { ...question, body: { note, ...deed.verdict } })
  expect([status, await told(before)]).toEqual([200, deed.decided])
  const after = await aPage(who.culprit)
  const undone = await game.ask(calls.undoCase, { ...question, body: { note } })
  expect([undone.status, await told(after)]).toEqual([200, deed.undone])
})
