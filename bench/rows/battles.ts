import { askToTheEnd } from '@skystair/rules/battle/ask.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import type { Row } from '../row.ts'
import { fullSides, sixAgainstSix } from '../six-against-six.ts'

const stairs = 50
const milliseconds = 1500

/** Fights for a while, each battle another; gives battles per second. */
function fight(): number {
  const sides = fullSides(30)
  const places = Array.from({ length: stairs }, () => sides.next().value)
  const started = performance.now()
  let fought = 0
  while (performance.now() - started < milliseconds) {
    for (const place of places) {
      const ended = askToTheEnd(sixAgainstSix(place, `bench/${fought}`))
      if (isRefusal(ended)) throw new Error(ended.refused)
      fought += 1
    }
  }
  return fought / ((performance.now() - started) / 1000)
}

export const battles: Row = {
  name: 'battles',
  title: 'battles per second of six against six, fought by the rules on one thread (a plain number)',
  bound: { least: 2000 },
  async measure() {
    fight()
    return Array.from({ length: 7 }, fight)
  },
}
