import { vi } from 'vitest'

/** Stands in for the server: finds the answer when it is asked, and gives it when it is let. */
export function slowAnswers(answerTo: (address: URL) => object) {
  const waiting: { readonly address: URL; readonly answer: () => void }[] = []
  vi.stubGlobal('fetch', (address: string) => {
    const asked = new URL(address, 'https://game.example')
    const answer = Response.json(answerTo(asked))
    return new Promise<Response>((resolve) => {
      waiting.push({ address: asked, answer: () => resolve(answer) })
    })
  })
  return {
    /** What is asked and has no answer yet, the first first. */
    asked: () => waiting.map(({ address }) => address.pathname),
    /** Answers the first question whose address ends so. */
    answer: async (ending: string) => {
      const isMeant = ({ address }: { readonly address: URL }) => address.pathname.endsWith(ending)
      await vi.waitUntil(() => waiting.some(isMeant))
      waiting.splice(waiting.findIndex(isMeant), 1)[0]?.answer()
    },
  }
}
