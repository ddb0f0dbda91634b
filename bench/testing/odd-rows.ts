import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Opened } from '../opened.ts'
import type { Row } from '../row.ts'

// Rows to try the bench with. What becomes of them is heard at the port that is named in the address of this file.
const port = Number(new URL(import.meta.url).searchParams.get('port'))
const holder = fileURLToPath(new URL('./holder.ts', import.meta.url))
const never = () => new Promise<never>(() => undefined)

const row = (name: string, measure: Row['measure'], minutes?: number): Row => ({
  name,
  title: `${name}, to try the bench with`,
  bound: { least: 1 },
  measure,
  ...(minutes === undefined ? {} : { minutes }),
})

/** Opens something that tells when it is closed. */
async function openSomething(opened: Opened): Promise<void> {
  const wire = connect(port, '127.0.0.1')
  const say = (word: string) => new Promise<unknown>((said) => wire.write(`${word} `, said))
  await say('opened')
  await opened.add({ close: () => say('closed') })
}

/** Starts something that nobody will close, in the row's own group of processes or, as a database, in another. */
const leaveBehind = (apart: boolean) =>
  spawn(process.execPath, [holder, String(port)], { detached: apart, stdio: 'ignore' })

export const rows: readonly Row[] = [
  row('throws-at-once', () => {
    throw new Error('no such deed')
  }),
  row('throws-later', async () => {
    throw new Error('the load\nhas | ended')
  }),
  row('throws-beside', async (opened) => {
    await openSomething(opened)
    process.nextTick(() => {
      throw new Error('nobody listens')
    })
    return never()
  }),
  row('dies', async () => {
    process.kill(process.pid, 'SIGKILL')
    return never()
  }),
  row('measures-nothing', async () => []),
  row('measures-no-number', async () => [1, Number.NaN, 1]),
  row('breaks-its-bound', async () => [0.4, 0.7, 0.5]),
  row('hangs', never, 0.001),
  row('keeps-its-bound', async () => [3, 1, 2]),
  row('waits-for-ever', async (opened) => {
    await openSomething(opened)
    leaveBehind(false)
    return never()
  }),
  row('loops-for-ever', async (opened) => {
    await openSomething(opened)
    leaveBehind(true)
    for (;;);
  }),
]
