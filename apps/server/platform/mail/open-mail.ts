import type { Config } from '../services/config.ts'

export interface MailLetter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface KeptLetter extends MailLetter {
  readonly at: number
}

/** How letters leave the house. */
export interface Mail {
  send(letter: MailLetter): Promise<void>
  /** Where nobody takes letters away, for development: the newest first. Null: they are really sent. */
  readonly mailbox: readonly KeptLetter[] | null
}

const mostKept = 50
const patienceMs = 20_000

function post(url: string, from: string): Mail {
  return {
    mailbox: null,
    async send({ to, subject, text }) {
      // Fetched by whoever has a letter to send: a game without a post office never needs it.
      const { createTransport } = await import('nodemailer')
      const times = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }
      const transport = createTransport(url, { ...times, disableFileAccess: true, disableUrlAccess: true })
      try {
        // As an object: a text would be read as a list of addresses.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
      } finally {
        transport.close()
      }
    },
  }
}

function mailbox(now: () => number): Mail {
  const kept: KeptLetter[] = []
  return {
    mailbox: kept,
    async send(letter) {
      kept.unshift({ ...letter, at: now() })
      kept.length = Math.min(kept.length, mostKept)
    },
  }
}

/** Null: no letter can be sent, and none is promised. */
export function openMail({ mailPost, production }: Config, now: () => number): Mail | null {
  if (mailPost !== null) return post(mailPost.url, mailPost.from)
  return production ? null : mailbox(now)
}
