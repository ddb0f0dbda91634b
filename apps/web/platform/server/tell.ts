import type { Call } from '@skystair/contract/call.ts'
import { addressOf, type Question } from './ask.ts'
import { reach } from './reach.ts'

/** Tells the server something, even while the page goes. Nobody waits for the answer, and nobody misses it. */
export function tell<C extends Call>(call: C, question: Question<C>): void {
  const body = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(question.body) }
  void reach(addressOf(call, question), {
    method: call.method,
    keepalive: true,
    ...(call.method === 'POST' ? body : {}),
  })
    // A browser keeps a connection open until its answer is read.
    .then((response) => response.arrayBuffer())
    .catch(() => undefined)
}
