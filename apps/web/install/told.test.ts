import { expect, test } from 'vitest'
import { pathIn, wordIn } from './told.ts'

const word = { kind: 'chest-open', title: 'A chest has opened', text: 'It waits.', path: '/chests' }

test('what a device is told is read whole or not at all', () => {
  expect(wordIn(JSON.stringify(word))).toEqual(word)
  for (const wrong of ['', 'chests', 'null', '[]', JSON.stringify({ ...word, text: 7 })])
    expect(wordIn(wrong)).toBeNull()
})

test.each(['https://elsewhere.example/', '//elsewhere.example', '/api/docs', 'javascript:alert(1)', 7, null])(
  'a word never leads to %s',
  (path) => {
    expect(wordIn(JSON.stringify({ ...word, path }))).toBeNull()
    expect(pathIn({ leadTo: path })).toBeNull()
  },
)

test('an open page is led to a page of ours', () => {
  expect(pathIn({ leadTo: '/clan-raid' })).toBe('/clan-raid')
  expect(pathIn({ leadTo: '/' })).toBe('/')
  expect(pathIn(undefined)).toBeNull()
  expect(pathIn('anything')).toBeNull()
})
