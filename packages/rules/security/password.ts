import { type Refusal, refused } from '../refusal.ts'
import { characterCount } from '../writing/text-limit.ts'

export const passwordLength = { minimum: 8, maximum: 72 } as const

export interface PasswordEntry {
  readonly password: string
  readonly repeated: string
  /** the player's name, which everybody knows; null when not asked yet */
  readonly name: string | null
}

/** Composed, so that the same keys pressed on another phone give the same password. Spaces are part of it. */
export const normalPassword = (entered: string): string => entered.normalize('NFC')

/** `common` are the passwords everybody tries first, in lower case. */
export function password(entry: PasswordEntry, common: ReadonlySet<string>): string | Refusal {
  const chosen = normalPassword(entry.password)
  if (chosen.trim() === '') return refused('security.refused.password-empty')
  if (characterCount(chosen) < passwordLength.minimum) {
    return refused('security.refused.password-too-short', { minimum: passwordLength.minimum })
  }
  if (characterCount(chosen) > passwordLength.maximum) {
    return refused('security.refused.password-too-long', { maximum: passwordLength.maximum })
  }
  if (chosen !== normalPassword(entry.repeated)) return refused('security.refused.passwords-differ')
  const guessed = chosen.toLowerCase()
  if (guessed === entry.name?.toLowerCase()) return refused('security.refused.password-is-name')
  if (common.has(guessed) || new Set(guessed).size < 3) return refused('security.refused.password-common')
  return chosen
}

export function newPassword(
  entry: PasswordEntry & { readonly current: string },
  common: ReadonlySet<string>,
): string | Refusal {
  if (entry.current === '' || entry.password === '' || entry.repeated === '') {
    return refused('security.refused.fields-empty')
  }
  const chosen = password(entry, common)
  return chosen === normalPassword(entry.current) ? refused('security.refused.password-current') : chosen
}
