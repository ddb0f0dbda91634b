import type { ReplyOf } from '@skystair/contract/call.ts'
import { latestDialog, listDialog, seeDialog } from '@skystair/contract/mail.ts'
import type { MailLine } from '@skystair/contract/mail-line.ts'
import { messagePage } from '@skystair/rules/display/pages.ts'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { ask } from '../../platform/ask.ts'
import { refreshGame } from '../../platform/game.ts'
import { wholeUpTo, withNew } from '../../platform/held.ts'

type Letters = ReplyOf<typeof listDialog>

interface DialogState {
  readonly letters: readonly MailLine[]
  readonly partner: Letters['partner'] | null
  readonly blocked: boolean
  /** There is nothing before the oldest letter held. */
  readonly whole: boolean
  readonly state: 'loading' | 'open' | 'failed'
}

/** One dialog while it is shown: what is held of it, and how more is asked for. */
export class DialogTalk {
  readonly use: UseBoundStore<StoreApi<DialogState>> = create<DialogState>(() => ({
    letters: [],
    partner: null,
    blocked: false,
    whole: false,
    state: 'loading',
  }))
  private readonly partner: number
  private busy = false

  constructor(partner: number) {
    this.partner = partner
  }

  open = async (): Promise<void> => {
    const page = await this.once(() => this.page(0).catch(() => 'failed' as const))
    if (page === 'failed') this.use.setState({ state: 'failed' })
    else if (page !== null) this.add(page)
  }

  loadOlder = async (): Promise<void> => {
    const { letters, whole } = this.use.getState()
    if (whole || letters.length === 0 || letters[0]?.id === 1) return
    const page = await this.once(() => this.page(letters.length))
    if (page === null) return
    this.add(page)
    if (page.messages.length === 0) this.use.setState({ whole: true })
  }

  catchUp = (): Promise<unknown> =>
    this.once(async () => {
      if (this.use.getState().state !== 'open') return
      for (;;) {
        const afterId = wholeUpTo(this.use.getState().letters)
        const answer = await ask(latestDialog, { params: { partner: this.partner }, query: { afterId } })
        this.add(answer)
        if (answer.messages.length === 0 || wholeUpTo(this.use.getState().letters) >= answer.lastId) return
      }
    })

  hear(letter: MailLine): void {
    if (this.use.getState().state !== 'open') return
    this.use.setState(({ letters }) => ({ letters: withNew(letters, [letter]) }))
    if (wholeUpTo(this.use.getState().letters) < letter.id) void this.catchUp()
  }

  taken(id: number): void {
    this.use.setState(({ letters }) => ({
      letters: letters.map((letter) => (letter.id === id ? { ...letter, taken: true } : letter)),
    }))
  }

  /** Blocked: the letters are gone. */
  forget(): void {
    this.use.setState({ letters: [], blocked: true })
  }

  async see(): Promise<void> {
    try {
      await ask(seeDialog, { params: { partner: this.partner } })
      await refreshGame()
    } catch {
      // It will be told the next time.
    }
  }

  private add({ messages, partner, blocked }: Letters): void {
    this.use.setState(({ letters }) => ({
      letters: withNew(letters, messages),
      partner,
      blocked,
      state: 'open',
    }))
  }

  private page(held: number): Promise<Letters> {
    return ask(listDialog, { params: { partner: this.partner }, query: messagePage(held) })
  }

  /** One question at a time. What fails is asked again by the next page, push or return of the wire. */
  private async once<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
    if (this.busy) return null
    this.busy = true
    try {
      return await work()
    } catch {
      // Nothing is lost: see above.
      return null
    } finally {
      this.busy = false
    }
  }
}
