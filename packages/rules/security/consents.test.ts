import { expect, test } from 'vitest'
import { consents, consentsMissing } from './consents.ts'

const all = { privacyPolicy: true, publicOffer: true, userAgreement: true, cookies: true }

test('registration goes on when all four consents are given', () => {
  expect(consentsMissing(all)).toBe(null)
})

test.each(consents)('registration is refused without %s', (consent) => {
  expect(consentsMissing({ ...all, [consent]: false })).toEqual({
    refused: 'security.refused.consents-missing',
    params: {},
  })
})
