import { gameStarted } from '@skystair/contract/client-log.ts'
import { tell } from '../../platform/server/tell.ts'
import { memoryLimitMegabytes } from '../art/picture-size.ts'

/** Tells the server once that the game runs here, and with how much memory. */
export function tellStarted(): void {
  const memory = memoryLimitMegabytes()
  const query = memory === null ? {} : { memory: Math.round(memory) }
  tell(gameStarted, { query })
}
