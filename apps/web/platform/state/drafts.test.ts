import { expect, test } from 'vitest'
import { draftOf, forgetDraft, keepDraft } from './drafts.ts'

test('half-written words are kept by place until they are sent', () => {
  keepDraft('1 letter/7', 'Dear')
  keepDraft('1 letter/8', 'Hey')
  expect([draftOf('1 letter/7'), draftOf('2 letter/7')]).toEqual(['Dear', undefined])
  forgetDraft('1 letter/7')
  expect([draftOf('1 letter/7'), draftOf('1 letter/8')]).toEqual([undefined, 'Hey'])
})
