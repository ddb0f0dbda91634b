import { expect, test } from 'vitest'
import { contact, requiredContact } from './contact.ts'

const invalidPhone = { refused: 'security.refused.phone-invalid', params: {} }
const invalidMail = { refused: 'security.refused.mail-invalid', params: {} }

test('a phone starts with + and carries country and city code', () => {
  expect(contact('+79161234567')).toEqual({ kind: 'phone', value: '+79161234567' })
  expect(contact('+7 (916) 123-45-67')).toEqual({ kind: 'phone', value: '+79161234567' })
  expect(contact('+44 20 7946 0958')).toEqual({ kind: 'phone', value: '+442079460958' })
})

test.each([
  '+',
  '+7',
  '+123',
  '+0123456789',
  '+7916123456789012',
  '89161234567',
  '8 (916) 123-45-67',
  '+7916abc4567',
])('%s is an invalid phone number', (entered) => {
  expect(contact(entered)).toEqual(invalidPhone)
})

test('a mail contains @', () => {
  expect(contact('owl@forest.example')).toEqual({ kind: 'mail', value: 'owl@forest.example' })
  expect(contact('архип@сова.рф')).toEqual({ kind: 'mail', value: 'архип@сова.рф' })
  expect(contact('+tag@forest.example')).toEqual({ kind: 'mail', value: '+tag@forest.example' })
})

test.each([
  'owl',
  'owl.forest.example',
  '@forest.example',
  'owl@',
  'owl@forest',
  'owl@forest..example',
  'owl@@forest.example',
  'o wl@forest.example',
  `${'o'.repeat(250)}@f.ru`,
])('%s is an invalid mail address', (entered) => {
  expect(contact(entered)).toEqual(invalidMail)
})

test('space around is not kept', () => {
  expect(contact('  owl@forest.example \n')).toEqual({ kind: 'mail', value: 'owl@forest.example' })
})

test('nothing but space is no contact', () => {
  expect(contact(null)).toBe(null)
  expect(contact('')).toBe(null)
  expect(contact('  \t ')).toBe(null)
})

test('registration needs a mail or a phone', () => {
  expect(requiredContact(' ')).toEqual({ refused: 'security.refused.contact-required', params: {} })
  expect(requiredContact('owl@forest.example')).toEqual({ kind: 'mail', value: 'owl@forest.example' })
  expect(requiredContact('owl')).toEqual(invalidMail)
})

test('a long hostile text is judged in no time', () => {
  expect(contact(`a@${'a.'.repeat(100_000)}`)).toEqual(invalidMail)
})
