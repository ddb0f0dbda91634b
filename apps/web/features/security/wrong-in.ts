import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { type Consent, consentsMissing } from '@skystair/rules/security/consents.ts'
import { requiredContact } from '@skystair/rules/security/contact.ts'
import { password } from '@skystair/rules/security/password.ts'
import { playerName } from '@skystair/rules/security/player-name.ts'

interface Entry {
  readonly name: string
  readonly password: string
  readonly repeated: string
  readonly contact: string
  readonly consents: Readonly<Record<Consent, boolean>>
}

/** Which names and passwords everybody knows, only the server does. */
const unknownHere = { house: { titles: [], attributes: [], wholeNames: [] }, common: new Set<string>() }

/** Everything in an entry of the book that can be seen to be wrong before the server is asked, from top to bottom. */
export const wrongIn = (entry: Entry): readonly Refusal[] =>
  [
    playerName(entry.name, unknownHere.house),
    password(entry, unknownHere.common),
    requiredContact(entry.contact),
    consentsMissing(entry.consents),
  ].filter(isRefusal)

/** What a login cannot do without; whether name and password belong together, only the server says. */
export const missingIn = (entry: Pick<Entry, 'name' | 'password'>): readonly Refusal[] => [
  ...(entry.name.trim() === '' ? [refused('security.refused.name-empty')] : []),
  ...(entry.password.trim() === '' ? [refused('security.refused.password-empty')] : []),
]
