import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { askAgain } from './ask-again.ts'

const queries = new QueryClient()
const queryKey = ['mail']
let stop = () => {}

afterEach(() => {
  stop()
  queries.clear()
})

test('what comes while the first question is under way is asked for, not lost', async () => {
  const letters = ['first']
  const answers: (() => void)[] = []
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: () => {
      const read = [...letters]
      return new Promise<string[]>((answer) => answers.push(() => answer(read)))
    },
  })
  stop = observer.subscribe(() => undefined)
  letters.push('second')
  const asked = askAgain(queries, queryKey)
  answers[0]?.()
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.()
  await asked
  expect(observer.getCurrentResult().data).toEqual(['first', 'second'])
})

test('an answer that is shown stays until the newer one has come', async () => {
  let words = 'old'
  const observer = new QueryObserver(queries, { queryKey, queryFn: async () => words })
  const seen: unknown[] = []
  stop = observer.subscribe(({ data }) => seen.push(data))
  await expect.poll(() => observer.getCurrentResult().data).toBe('old')
  words = 'new'
  await askAgain(queries, queryKey)
  expect(observer.getCurrentResult().data).toBe('new')
  expect(seen.slice(seen.indexOf('old'))).not.toContain(undefined)
})
