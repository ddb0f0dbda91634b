import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** What this process holds in memory once all that is dead is gone: JavaScript's heap and the buffers beside it. */
export function memoryNow(): number {
  for (let time = 0; time < 3; time++) collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
