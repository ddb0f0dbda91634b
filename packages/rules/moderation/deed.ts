/** What those who keep the peace can do; each deed is written down with who, when and why. */
export const deeds = [
  'BAN',
  'UNBAN',
  'RAISE',
  'LOWER',
  'RENAME',
  'PASSWORD',
  'ENTER',
  'EXIT',
  'GRANT',
  'GRANT_PAYMENT',
  'REFUND',
  'PROMO',
  'SWITCH',
  'RETRY_WORK',
  'DROP_WORK',
  'ERASE',
  'RESTORE',
  'DISMISS',
  'ANSWER',
  'UNDO',
] as const
export type DeedKind = (typeof deeds)[number]
