import { Refused } from './ask.ts'

const pause = 5_000

/**
 * Asks for what a page shows, and again after a while if no answer has come: such a page would wait for ever, with
 * nothing on it to press. A refusal is an answer. Returns how to stop.
 */
export function askUntilAnswered<Reply>(
  look: () => Promise<Reply>,
  take: (reply: Reply) => void,
  tell: (error: unknown) => void,
): () => void {
  let wanted = true
  let next: ReturnType<typeof setTimeout> | undefined
  const askOnce = () =>
    void look().then(
      (reply) => wanted && take(reply),
      (error) => {
        if (!wanted) return
        tell(error)
        if (!(error instanceof Refused)) next = setTimeout(askOnce, pause)
      },
    )
  askOnce()
  return () => {
    wanted = false
    clearTimeout(next)
  }
}
