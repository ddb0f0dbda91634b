import { expect, test } from 'vitest'
import { readWritten, smileys, writeForwarded, writeSmiley } from './written.ts'

test('a line is words unless its beginning says otherwise', () => {
  expect(readWritten('hello')).toEqual({ kind: 'words', text: 'hello' })
})

test.each(smileys)('the face %s is written and read', (smiley) => {
  expect(readWritten(writeSmiley(smiley))).toEqual({ kind: 'smiley', smiley })
})

test('a face nobody has is only words', () => {
  expect(readWritten('/smile basilisk')).toEqual({ kind: 'words', text: '/smile basilisk' })
})

test('forwarded words say so, once', () => {
  expect(readWritten(writeForwarded('hello'))).toEqual({ kind: 'forwarded', text: 'hello' })
  expect(writeForwarded(writeForwarded('hello'))).toBe(writeForwarded('hello'))
})
