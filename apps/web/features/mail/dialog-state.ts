import type { ReplyOf } from '@skystair/contract/call.ts'
import { latestDialog, listDialog, seeDialog } from '@skystair/contract/mail.ts'
import type { MailLine } from '@skystair/contract/mail-line.ts'
import { messagePage } from '@skystair/rules/page-sizes.ts'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { wholeUpTo, withNew } from '../../platform/messages/unbroken-lines.ts'
import { ask, isUnknown, Refused } from '../../platform/server/ask.ts'
import { lastWins } from '../../platform/server/last-wins.ts'
import { oneAtATime } from '../../platform/server/one-at-a-time.ts'
import { refreshGame } from '../../platform/state/game.ts'

type Letters = ReplyOf<typeof listDialog>

interface DialogState {
  readonly letters: readonly MailLine[]
  readonly partner: Letters['partner'] | null
  readonly blocked: boolean
  /** There is nothing before the oldest letter held. */
  readonly whole: boolean
  readonly state: 'loading' | 'open' | 'failed' | 'refused'
  /** What the server said instead of letters. */
  readonly refusal: string
}

/** One dialog while it is shown: what is held of it, and how more is asked for. */
export class DialogTalk {
  readonly use: UseBoundStore<StoreApi<DialogState>> = create<DialogState>(() => ({
    letters: [],
    partner: null,
    blocked: false,
    whole: false,
    state: 'loading',
    refusal: '',
  }))
  private readonly partner: number

  constructor(partner: number) {
    this.partner = partner
  }

  /** Opens the dialog, or asks for what it misses; asked meanwhile, or in vain, it looks once more for who asked last. */
  readonly catchUp = lastWins<void>(() =>
    this.use.getState().state === 'open' ? this.readMissed().catch(() => undefined) : this.open(),
  )

  /** What fails is asked for again when the oldest letter comes in sight again. */
  readonly loadOlder = oneAtATime(async () => {
    const { letters, whole } = this.use.getState()
    if (whole || letters.length === 0 || letters[0]?.id === 1) return
    const page = await this.page(letters.length).catch(() => null)
    if (page === null) return
    this.add(page)
    if (page.messages.length === 0) this.use.setState({ whole: true })
  })

  /** A push. A number that does not follow tells that others were missed. */
  hear(letter: MailLine): void {
    if (this.use.getState().state === 'open')
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

  private async open(): Promise<void> {
    try {
      this.add(await this.page(0))
    } catch (error) {
      this.use.setState(
        error instanceof Refused && isUnknown(error)
          ? { state: 'refused', refusal: error.message }
          : { state: 'failed' },
      )
    }
  }

  /** Page by page. */
  private async readMissed(): Promise<void> {
    for (;;) {
      const afterId = wholeUpTo(this.use.getState().letters)
      const answer = await ask(latestDialog, { params: { partner: this.partner }, query: { afterId } })
      this.add(answer)
      if (answer.messages.length === 0 || wholeUpTo(this.use.getState().letters) >= answer.lastId) return
    }
  }

  private page(held: number): Promise<Letters> {
    return ask(listDialog, { params: { partner: this.partner }, query: messagePage(held) })
  }
}
