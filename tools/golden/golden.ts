import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Battle, Moved } from '@skystair/rules/battle/battle.ts'
import type { Input } from '@skystair/rules/battle/input.ts'

/** A battle that was fought under some version of the rules, and how it ended. */
export interface Golden {
  readonly name: string
  readonly beginning: Battle
  readonly inputs: readonly Input[]
  /** of all events and of how everybody stood at the end */
  readonly outcome: string
}

const FOLDER = join(import.meta.dirname, 'battles')
const folderOf = (version: number): string => join(FOLDER, `rules-${version}`)

/** The same however the fields are ordered: a change of order is no change of the rules. */
const ordered = (_: string, value: unknown): unknown =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))

export function outcomeOf({ battle, events }: Moved): string {
  const { winner, round, dealt, creatures, consumables } = battle
  const end = { winner, round, dealt, creatures, consumables, events }
  return createHash('sha256').update(JSON.stringify(end, ordered)).digest('hex')
}

/** The versions of which there are golden battles. @forTests */
export const goldenVersions = (): readonly number[] =>
  readdirSync(FOLDER).map((name) => Number(name.replace('rules-', '')))

export const goldenBattles = (version: number): readonly Golden[] =>
  existsSync(folderOf(version))
    ? readdirSync(folderOf(version)).map((file) =>
        JSON.parse(readFileSync(join(folderOf(version), file), 'utf8')),
      )
    : []

export function keep(version: number, golden: readonly Golden[]): void {
  mkdirSync(folderOf(version), { recursive: true })
  for (const one of golden)
    writeFileSync(join(folderOf(version), `${one.name}.json`), `${JSON.stringify(one)}\n`)
}
