import { doDueWork } from '../platform/due-work/do-due-work.ts'
import { workKind } from '../platform/due-work/due-work.ts'
import { readConfig } from '../platform/services/config.ts'
import { openServices } from '../platform/services/open-services.ts'
import { mark } from './counted-work.ts'

// A node of its own process, to be killed in the middle of its work. It says what it is at.
const [, , databaseUrl = '', now = '0'] = process.argv
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
const { services } = openServices(config, databaseUrl, { clock: { now: () => Number(now) } })
const counted = workKind<{ readonly name: string }>('counted', async ({ payload: { name } }) => {
  console.log(name)
  // Whoever hangs has not come to the end; the kill finds the others anywhere.
  if (name === 'hangs') await new Promise(() => undefined)
  return { writes: [mark(name)] }
})
await doDueWork(services, [counted])
