import { type Refusal, refused } from '../refusal.ts'
import { cleanText } from '../writing/clean-text.ts'

export interface Contact {
  readonly kind: 'mail' | 'phone'
  readonly value: string
}

/** A country and a city code and a number: no shorter, no longer than any real one. */
const phone = /^\+[1-9]\d{8,14}$/
const mail = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
const longestMail = 254

const dialled = (entered: string): string => entered.replace(/[\s().-]/g, '')

function phoneContact(entered: string): Contact | Refusal {
  const value = dialled(entered)
  return phone.test(value) ? { kind: 'phone', value } : refused('security.refused.phone-invalid')
}

function mailContact(entered: string): Contact | Refusal {
  const value = entered.normalize('NFC')
  // Signs that nobody sees would make many addresses of one.
  const isHonest = cleanText(value) === value && !/\p{Mark}/u.test(value)
  return isHonest && value.length <= longestMail && mail.test(value)
    ? { kind: 'mail', value }
    : refused('security.refused.mail-invalid')
}

/** A mail address or a phone number as it is to be kept; null when nothing but space was entered. */
export function contact(entered: string | null): Contact | Refusal | null {
  const text = entered?.trim() ?? ''
  if (text === '') return null
  const meansPhone = text.startsWith('+') || /^\d+$/.test(dialled(text))
  return meansPhone && !text.includes('@') ? phoneContact(text) : mailContact(text)
}

/** Registration asks for one of the two. */
export const requiredContact = (entered: string | null): Contact | Refusal =>
  contact(entered) ?? refused('security.refused.contact-required')
