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
  readonly state: 'loading' | 'open' | 'failed'
}

/** One dialog while it is shown: what is held of it, and how more is asked for. */
export class DialogTalk {
  readonly use: UseBoundStore<StoreApi<DialogState>> = create<DialogState>(() => ({
    letters: [],
    partner: null,
    blocked: false,
    state: 'loading',
  }))
  private readonly partner: number
  private busy = false

  constructor(partner: number) {
    this.partner = partner
  }

  open = (): Promise<void> =>
    this.once(async () => {
      try {
        this.add(await ask(listDialog, { params: { partner: this.partner }, query: messagePage(0) }))
        this.use.setState({ state: 'open' })
      } catch {
        this.use.setState({ state: 'failed' })
      }
    })

  loadOlder = (): Promise<void> =>
    this.once(async () => {
      const { letters } = this.use.getState()
      if (letters.length === 0 || letters[0]?.id === 1) return
      this.add(
        await ask(listDialog, { params: { partner: this.partner }, query: messagePage(letters.length) }),
      )
    })

  catchUp = (): Promise<void> =>
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
    this.use.setState(({ letters }) => ({ letters: withNew(letters, messages), partner, blocked }))
  }

  /** One question at a time. What fails is asked again by the next page, push or return of the wire. */
  private async once(work: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      await work()
    } catch {
      // Nothing is lost: see above.
    } finally {
      this.busy = false
    }
  }
}
