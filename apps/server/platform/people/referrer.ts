/** The player behind a referral code (the id in base 36), or nobody when it is no code. */
export function referrerOf(code: string | undefined): number | null {
  if (code === undefined || !/^[0-9a-z]{1,11}$/.test(code)) return null
  const id = Number.parseInt(code, 36)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** A player's own code. */
export const codeOf = (id: number): string => id.toString(36)
