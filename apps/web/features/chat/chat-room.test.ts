import type { ChatLine } from '@skystair/contract/chat-line.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { slowAnswers } from '../../live/slow-answers.ts'
import { hearDeletion, hearLine, hearReturn, loadOlder, openRoom, useRooms } from './chat-room.ts'

afterEach(() => void vi.unstubAllGlobals())

const line = (id: number): ChatLine => ({
  id,
  time: id,
  text: `line ${id}`,
  authorId: 7,
  authorName: 'Vasilisa',
  authorGender: 'female',
  authorLevel: 12,
  authorAccess: 'PLAYER',
  authorClanId: null,
  authorLeague: null,
  authorBankStatus: null,
  receiver: null,
  replyTo: null,
  forwardedFrom: null,
  deleted: false,
})

/** The square, where so much has been said, on a server that takes its time. */
function theSquare(said: number) {
  let lastId = said
  const server = slowAnswers(({ pathname, searchParams }) => {
    const all = Array.from({ length: lastId }, (_, index) => line(index + 1))
    const messages = pathname.endsWith('/latest')
      ? all.slice(Number(searchParams.get('afterId'))).slice(0, 20)
      : all.slice(-Number(searchParams.get('to')), lastId - Number(searchParams.get('from')))
    return { messages, lastId, seenId: 0, deleted: [] }
  })
  return {
    server,
    /** Somebody speaks; the wire brings it, or loses it. */
    say: (way: 'heard' | 'lost') => {
      lastId++
      if (way === 'heard') hearLine('MAIN', line(lastId))
    },
    lines: () => useRooms.getState().MAIN.lines.map(({ id }) => id),
  }
}

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

test('a line that comes while the room is being opened is not missed', async () => {
  const { server, say, lines } = theSquare(45)
  const opened = openRoom('MAIN')
  say('heard')
  await server.answer('/list')
  await opened
  await server.answer('/latest')
  await expect.poll(lines).toEqual(from(26, 46))
})

test('what was lost is caught up with while an older page is still on its way', async () => {
  const { server, say, lines } = theSquare(45)
  await Promise.all([openRoom('MAIN'), server.answer('/list')])
  const older = loadOlder('MAIN')
  say('lost')
  say('heard')
  await server.answer('/latest')
  await expect.poll(lines).toEqual(from(26, 47))
  await server.answer('/list')
  await older
  expect(lines()).toEqual(from(6, 47))
})

test('an older page that arrives in a room opened anew finds no place in it', async () => {
  const { server, say, lines } = theSquare(45)
  await Promise.all([openRoom('MAIN'), server.answer('/list')])
  const older = loadOlder('MAIN')
  for (let count = 0; count < 30; count++) say('lost')
  const again = openRoom('MAIN')
  await server.answer('/list')
  await server.answer('/list')
  await Promise.all([older, again])
  expect(lines()).toEqual(from(56, 75))
})

test('whispers are heard once their room is open, whichever way it is left', async () => {
  const { server } = theSquare(3)
  const opened = openRoom('PRIVAT')
  await server.answer('/PRIVAT/list')
  await opened
  await expect.poll(server.asked).toEqual(['/api/chat/PRIVAT/seen'])
})

test('words that were carried away by mistake are read again where they stood', async () => {
  const { server } = theSquare(3)
  await Promise.all([openRoom('MAIN'), server.answer('/list')])
  const words = () => useRooms.getState().MAIN.lines.map(({ text }) => text)
  hearDeletion('MAIN', 2)
  expect(words()).toEqual(['line 1', '', 'line 3'])
  await Promise.all([hearReturn('MAIN', 2), server.answer('/latest')])
  expect(words()).toEqual(['line 1', 'line 2', 'line 3'])
})
