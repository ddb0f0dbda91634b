import type { MailLine } from '@skystair/contract/mail-line.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { slowAnswers } from '../../live/slow-answers.ts'
import { DialogTalk } from './dialog-state.ts'

afterEach(() => void vi.unstubAllGlobals())

const letter = (id: number): MailLine => ({
  id,
  time: id,
  own: false,
  text: `letter ${id}`,
  letter: null,
  attachment: null,
  taken: false,
  fight: null,
})

/** A dialog with a friend who has written so many letters, on a server that takes its time. */
function aDialog(written: number) {
  let lastId = written
  const server = slowAnswers(({ pathname, searchParams }) => {
    const all = Array.from({ length: lastId }, (_, index) => letter(index + 1))
    const messages = pathname.endsWith('/latest')
      ? all.slice(Number(searchParams.get('afterId'))).slice(0, 20)
      : all.slice(-Number(searchParams.get('to')), lastId - Number(searchParams.get('from')))
    return {
      partner: { id: 7, name: 'Vasilisa', gender: 'female', level: 12 },
      blocked: false,
      messages,
      lastId,
    }
  })
  const talk = new DialogTalk(7)
  return {
    talk,
    server,
    open: () => Promise.all([talk.catchUp(), server.answer('/list')]),
    /** The friend writes; the wire brings it, or loses it. */
    write: (way: 'heard' | 'lost') => {
      lastId++
      if (way === 'heard') talk.hear(letter(lastId))
    },
    held: () => talk.use.getState().letters.map(({ id }) => id),
  }
}

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

test('a dialog opens with its last twenty letters, by one question', async () => {
  const { open, held, server } = aDialog(45)
  await open()
  expect(held()).toEqual(from(26, 45))
  expect(server.asked()).toEqual([])
})

test('what was lost is caught up with while an older page is still on its way', async () => {
  const { talk, open, held, server, write } = aDialog(45)
  await open()
  const older = talk.loadOlder()
  write('lost')
  write('heard')
  await server.answer('/latest')
  await expect.poll(held).toEqual(from(26, 47))
  await server.answer('/list')
  await older
  expect(held()).toEqual(from(6, 47))
})

test('a letter that comes while the dialog is being opened is not missed', async () => {
  const { talk, held, server, write } = aDialog(45)
  const opened = talk.catchUp()
  write('heard')
  await server.answer('/list')
  await server.answer('/latest')
  await opened
  expect(held()).toEqual(from(26, 46))
})

test('a letter that is lost while the dialog catches up is caught up with as well', async () => {
  const { open, held, server, write } = aDialog(45)
  await open()
  write('lost')
  write('heard')
  write('lost')
  write('heard')
  await server.answer('/latest')
  await server.answer('/latest')
  await expect.poll(held).toEqual(from(26, 49))
})

test('one question for older letters at a time', async () => {
  const { talk, open, held, server } = aDialog(45)
  await open()
  const both = Promise.all([talk.loadOlder(), talk.loadOlder()])
  expect(server.asked()).toHaveLength(1)
  await server.answer('/list')
  await both
  expect(held()).toEqual(from(6, 45))
})

test('a dialog with somebody who never was says so; a server in trouble may be asked again', async () => {
  const refusal = { code: 'player.refused.not-found', text: 'Nobody', params: {} }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 422 }))
  const withNobody = new DialogTalk(99)
  await withNobody.catchUp()
  expect(withNobody.use.getState()).toMatchObject({ state: 'refused', refusal: 'Nobody' })
  vi.stubGlobal('fetch', async () => Response.json({ ...refusal, code: 'errors.unknown' }, { status: 500 }))
  const withSilence = new DialogTalk(7)
  await withSilence.catchUp()
  expect(withSilence.use.getState().state).toBe('failed')
})
