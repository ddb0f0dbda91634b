/** What proves to push services that it is us who calls a device. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** Whom a push service may write to when something is wrong. */
  readonly subject: string
}

const bytesOf = (text: string): number =>
  /^[A-Za-z0-9_-]+$/.test(text) ? Buffer.from(text, 'base64url').length : 0

/** All three or none; without them no device is ever told anything. */
export function readPushKeys(value: (name: string) => string | null, problems: string[]): PushKeys | null {
  const [publicKey, privateKey, subject] = ['PUBLIC_KEY', 'PRIVATE_KEY', 'SUBJECT'].map((name) =>
    value(`VAPID_${name}`),
  )
  if (!publicKey && !privateKey && !subject) return null
  const before = problems.length
  if (!publicKey || bytesOf(publicKey) !== 65 || !privateKey || bytesOf(privateKey) !== 32)
    problems.push(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair made by: npx web-push generate-vapid-keys',
    )
  if (!subject || !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject))
    problems.push('VAPID_SUBJECT must be mailto: with an address, or an https:// address')
  if (problems.length > before || !publicKey || !privateKey || !subject) return null
  return { publicKey, privateKey, subject }
}
