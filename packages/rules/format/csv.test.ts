import { expect, test } from 'vitest'
import { csvRow } from './csv.ts'

test('a row of a table keeps commas, quotes and lines inside their cells', () => {
  expect(csvRow(['a', 7, null, 'b,c', 'say "hi"', 'two\nlines'])).toBe(
    'a,7,,"b,c","say ""hi""","two\nlines"\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@sum', '\tx'])(
  'what a program for tables would take for a formula stays a text: %j',
  (cell) => {
    expect(csvRow([cell])).toBe(`'${cell}\r\n`)
  },
)
