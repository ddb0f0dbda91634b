import { Opened } from '../opened.ts'
import type { Row } from '../row.ts'

// One row of the table, measured in this process: whoever started it ends it by leaving.
const [, , rowsFile = '', name = ''] = process.argv
const opened = new Opened()

const tell = (outcome: object): void => {
  // Where nobody hears it any more, that is no new trouble to tell of.
  if (process.connected) process.send?.(outcome, undefined, undefined, () => undefined)
}
const tellTrouble = (error: unknown): void => {
  console.error(error)
  tell({ trouble: `threw: ${error instanceof Error ? error.message : error}` })
}

// Something thrown beside the measuring would end this process, and with it the way to close what is open.
process.on('uncaughtException', tellTrouble)
const leave = (): Promise<never> => opened.closeAll().finally(() => process.exit()) as Promise<never>
process.once('disconnect', leave)
// Told to stop before it could hear it, the row would go on with nobody there to end it.
if (!process.connected) await leave()

try {
  const { rows } = (await import(rowsFile)) as { rows: readonly Row[] }
  const row = rows.find((one) => one.name === name)
  if (row === undefined) throw new Error(`there is no row ${name}`)
  const ratios = await row.measure(opened)
  if (ratios.length === 0 || !ratios.every(Number.isFinite))
    throw new Error(`no numbers were measured: ${ratios.join(', ') || 'none at all'}`)
  tell({ ratios })
} catch (error) {
  tellTrouble(error)
}
