import { type Refusal, refused } from '../refusal.ts'

/** What a player accepts at registration, each with its own page. */
export const consents = ['privacyPolicy', 'publicOffer', 'userAgreement', 'cookies'] as const
export type Consent = (typeof consents)[number]

export const consentsMissing = (given: Readonly<Record<Consent, boolean>>): Refusal | null =>
  consents.every((consent) => given[consent]) ? null : refused('security.refused.consents-missing')
