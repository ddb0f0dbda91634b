import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StoredRecord } from '@skystair/rules/player/upgrade.ts'

/** A player as some version of the game stored it. */
export interface StoredPlayer {
  readonly name: string
  readonly stateVersion: number
  readonly level: number
  readonly stair: number
  readonly state: StoredRecord
}

const folder = join(import.meta.dirname, 'stored-players')

/** One row of every shape there has been; whoever raises the version adds one of the new shape and keeps the others. */
export const storedPlayers: readonly StoredPlayer[] = readdirSync(folder).map((file) => ({
  ...JSON.parse(readFileSync(join(folder, file), 'utf8')),
  name: file.replace('.json', ''),
}))
