import { expect, test } from 'vitest'
import { missingIn, wrongIn } from './wrong-in.ts'

const accepted = { privacyPolicy: true, publicOffer: true, userAgreement: true, cookies: true }
const entry = {
  name: 'Milda',
  password: 'three merry owls',
  repeated: 'three merry owls',
  contact: 'milda@example.org',
  consents: accepted,
}

test('whoever signs the book hears of everything that is wrong at once, from top to bottom', () => {
  const wrong = wrongIn({
    name: '',
    password: 'three merry owls',
    repeated: 'three sad owls',
    contact: ' ',
    consents: { ...accepted, cookies: false },
  })
  expect(wrong.map(({ refused }) => refused)).toEqual([
    'security.refused.name-empty',
    'security.refused.passwords-differ',
    'security.refused.contact-required',
    'security.refused.consents-missing',
  ])
})

test('an entry with nothing wrong in it goes to the server', () => {
  expect(wrongIn(entry)).toEqual([])
})

test('an empty login is told which field is empty, and both when both are', () => {
  const missing = (name: string, password: string) =>
    missingIn({ name, password }).map(({ refused }) => refused)
  expect(missing(' ', '')).toEqual(['security.refused.name-empty', 'security.refused.password-empty'])
  expect(missing('Milda', '')).toEqual(['security.refused.password-empty'])
  expect(missing('', 'three merry owls')).toEqual(['security.refused.name-empty'])
  expect(missing('Milda', 'three merry owls')).toEqual([])
})
