import type { ChatLine } from '@skystair/contract/chat-line.ts'
import { expect, test } from 'vitest'
import { withoutLines } from './without-lines.ts'

const aLine = (id: number, text = `line ${id}`, replyTo: number | null = null): ChatLine => ({
  id,
  time: id,
  text,
  authorId: 1,
  authorName: 'Bard',
  authorGender: 'male',
  authorLevel: 10,
  authorAccess: 'PLAYER',
  authorClanId: null,
  authorLeague: null,
  authorBankStatus: null,
  receiver: null,
  replyTo: replyTo === null ? null : { id: replyTo, authorName: 'Bard', text: 'quoted' },
  forwardedFrom: null,
  deleted: false,
})

test('a deleted line loses its words, also where they were quoted', () => {
  const lines = withoutLines([aLine(1), aLine(2, 'answer', 1)], [1])
  expect(lines[0]).toMatchObject({ text: '', deleted: true })
  expect(lines[1]).toMatchObject({ text: 'answer', replyTo: null })
})

test('nothing deleted leaves everything as it is', () => {
  const lines = [aLine(1)]
  expect(withoutLines(lines, [7])).toBe(lines)
})
