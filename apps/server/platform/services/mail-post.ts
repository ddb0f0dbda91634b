/** The post office that letters are handed to. */
export interface MailPost {
  /** smtp:// or smtps://, with name and password where it wants them. */
  readonly url: string
  /** Whose letters they are. */
  readonly from: string
}

const addressee = /^([^<>\r\n"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

/** Both or none. The address is never repeated: it holds a password. */
export function readMailPost(value: (name: string) => string | null, problems: string[]): MailPost | null {
  const [url, from] = [value('SMTP_URL'), value('MAIL_FROM')]
  if (url === null && from === null) return null
  const isPost = url !== null && URL.canParse(url) && ['smtp:', 'smtps:'].includes(new URL(url).protocol)
  if (!isPost) problems.push('SMTP_URL must be an address that begins with smtp:// or smtps://')
  if (from === null || !addressee.test(from))
    problems.push('MAIL_FROM must be a mail address, or a name and one: Skystair <stair@example.org>')
  return isPost && from !== null ? { url, from } : null
}
