import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attackPlace, giveUpBattle } from '@skystair/contract/battle.ts'
import { current, exportData, info, infoCurrent, switchLanguage } from '@skystair/contract/player.ts'
import { profile } from '@skystair/contract/rating.ts'
import { login } from '@skystair/contract/security.ts'
import { showArtifact } from '@skystair/contract/things.ts'
import type { Ban } from '@skystair/rules/chat/talk.ts'
import { STATE_VERSION, type StoredRecord, upgrade } from '@skystair/rules/player/upgrade.ts'
import { describe, expect, test } from 'vitest'
import { silence } from './features/moderation/deeds.ts'
import type { Judged } from './features/moderation/judged.ts'
import { sql } from './platform/database/sql.ts'
import { writeSteps } from './platform/database/steps.ts'
import { aGame, aKey } from './testing/game.ts'
import { aPlayer, aTraveller, goodPassword, type Person } from './testing/people.ts'
import { type StoredPlayer, storedPlayers } from './testing/stored-players.ts'

const game = aGame()

interface Row {
  readonly version: number
  readonly state_version: number
  readonly state: StoredRecord
}

async function rowOf({ id }: Person): Promise<Row> {
  const [row] = await game.services.database.query<Row>(
    sql`SELECT version, state_version, state FROM player WHERE id = ${id}`,
  )
  if (!row) throw new Error(`no player ${id}`)
  return row
}

/** Somebody whose row was stored long ago, or by a newer game. */
async function aStoredPlayer({
  stateVersion,
  level,
  stair,
  state,
}: Omit<StoredPlayer, 'name'>): Promise<Person> {
  const person = await aPlayer(game)
  await game.services.database.query(sql`UPDATE player SET level = ${level}, stair = ${stair},
    best_victory_stair = ${stair}, state_version = ${stateVersion}, state = ${JSON.stringify(state)}::jsonb
    WHERE id = ${person.id}`)
  return person
}

/** Every path of a record with what lies there; the rows of a list share a path. */
function shapeOf(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value))
    return [`${path}: list`, ...value.flatMap((one) => shapeOf(one, `${path}[]`))].filter(isFirst)
  if (value === null || typeof value !== 'object') return [`${path}: ${value === null ? null : typeof value}`]
  return Object.entries(value)
    .flatMap(([name, part]) => shapeOf(part, `${path}.${name}`))
    .filter(isFirst)
    .sort()
}

/** The first version of a player's state that knows of clans. */
const firstWithClans = 4

const isFirst = (one: string, place: number, all: readonly string[]): boolean => all.indexOf(one) === place

const newest = ((): StoredPlayer => {
  const found = storedPlayers.find(({ name }) => name === `${STATE_VERSION}-newcomer`)
  if (!found)
    throw new Error(`There is no stored row of version ${STATE_VERSION}: add ${STATE_VERSION}-newcomer.json.`)
  return found
})()

describe.each(storedPlayers)('a player stored as $name', (stored) => {
  test('enters, is seen, fights and is stored anew in the shape of today', async () => {
    const person = await aStoredPlayer(stored)
    const guest = await aPlayer(game)
    const as = person.token
    const answers = [
      await game.ask(infoCurrent, { as, query: { init: true } }),
      await game.ask(info, { as }),
      await game.ask(current, { as }),
      await game.ask(exportData, { as }),
      await game.ask(profile, { as: guest.token, params: { id: person.id } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const shown = await game.ask(showArtifact, { as: guest.token, params: { player: person.id, id: 99 } })
    expect(shown.body.code).toBe('things.refused.not-there')

    const placeId = `main-${stored.stair + 1}-0`
    expect((await game.ask(attackPlace, { as, body: { placeId }, key: aKey() })).status).toBe(200)
    expect((await game.ask(giveUpBattle, { as, key: aKey() })).status).toBe(200)
    const body = { name: person.name, password: goodPassword }
    expect((await game.ask(login, { body, key: aKey() })).status).toBe(200)

    const { state, state_version } = await rowOf(person)
    expect(state_version).toBe(STATE_VERSION)
    expect(Object.keys(state).sort()).toEqual(Object.keys(newest.state).sort())
    expect(Object.keys(belongingsOf(state)).sort()).toEqual(Object.keys(belongingsOf(newest.state)).sort())
  })

  test('keeps all that was stored when it is upgraded', () => {
    // The clan has become a column of its own, the camp has another name.
    const { clanId: _clanId, climb, ...kept } = stored.state
    const { camp, ...rest } = climb as StoredRecord
    const moved = camp === undefined ? rest : { ...rest, belongings: camp }
    expect(upgrade(stored.state, stored.stateVersion)).toMatchObject({ ...kept, climb: moved })
  })

  test('has what statements read and patch in its state where they look for it', () => {
    const missing = [...pathsOfStatements()].filter((path) => !isThere(stored.state, path.split('.')))
    expect(missing, 'a statement knows no upgrades: what it looks for may not move').toEqual(
      missing.filter(
        // Whoever is put out of a clan was let in by a game that knew clans.
        (path) => path === 'newsTold' || (path === 'clan' && stored.stateVersion < firstWithClans),
      ),
    )
  })
})

test('the places that statements name are all found', () => {
  const known = ['gender', 'newsTold', 'talk.ban', 'talk.blacklist', 'unreadNews', 'unreadNews.road']
  expect([...pathsOfStatements()]).toEqual(expect.arrayContaining(known))
})

test('what a keeper does to a player stored long ago is not lost', async () => {
  const [first] = storedPlayers.filter(({ name }) => name === '0-first')
  if (!first) throw new Error('the first of all players is gone')
  const ban: Ban = { reason: 'FLOOD', until: game.clock.now() + 60_000 }
  const person = await aStoredPlayer(first)
  const { name, accessLevel, lang } = (await game.ask(current, { as: person.token })).body as {
    name: string
    accessLevel: Judged['accessLevel']
    lang: Judged['language']
  }
  const judged: Judged = {
    id: person.id,
    name,
    accessLevel,
    language: lang,
    ban: null,
    bannedBy: null,
  }
  await writeSteps(game.services.database, person.id, [silence(judged, ban)])
  expect((await game.ask(current, { as: person.token })).body.chatBan).toMatchObject({ until: ban.until })
})

test('a player stored today has the shape of the newest stored row', async () => {
  const { state, state_version } = await rowOf(await aTraveller(game))
  expect(state_version).toBe(STATE_VERSION)
  expect(
    shapeOf(state),
    `The shape of a stored player has changed. Add an upgrade to packages/rules/player/upgrade.ts and a row of the
    new shape to apps/server/testing/stored-players, beside the old ones.`,
  ).toEqual(shapeOf(newest.state))
})

describe('a player stored by a newer game', () => {
  const newer = () => aStoredPlayer({ ...newest, stateVersion: STATE_VERSION + 1 })

  test('is asked to wait in every call, and the row stays as it is', async () => {
    const person = await newer()
    const guest = await aPlayer(game)
    const before = await rowOf(person)
    const as = person.token
    const body = { name: person.name, password: goodPassword }
    const answers = [
      await game.ask(infoCurrent, { as, query: { init: true } }),
      await game.ask(current, { as }),
      await game.ask(switchLanguage, { as, key: aKey() }),
      await game.ask(login, { body, key: aKey() }),
      await game.ask(profile, { as: guest.token, params: { id: person.id } }),
    ]
    for (const answer of answers) {
      expect([answer.status, answer.body.code]).toEqual([503, 'errors.updating'])
    }
    expect(await rowOf(person)).toEqual(before)
  })

  test('is told so in the language of the player', async () => {
    const person = await newer()
    await game.services.database.query(sql`UPDATE player SET language = 'RU' WHERE id = ${person.id}`)
    const { body } = await game.ask(current, { as: person.token })
    expect(body.text).toMatch(/обновляют/)
  })
})

const part = (value: unknown, name: string): unknown => (value as StoredRecord | undefined)?.[name]

const belongingsOf = (state: StoredRecord): StoredRecord => part(state.climb, 'belongings') as StoredRecord

const isThere = (value: unknown, [name, ...rest]: readonly string[]): boolean =>
  name === undefined ||
  (typeof value === 'object' && value !== null && name in value && isThere(part(value, name), rest))

/** Every place in a player's state that a statement of the server names. */
function pathsOfStatements(): ReadonlySet<string> {
  const server = import.meta.dirname
  const files = ['features', 'platform'].flatMap((folder) =>
    readdirSync(join(server, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(server, folder, file),
    ),
  )
  const found = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => pathsIn(readFileSync(file, 'utf8')))
  return new Set(found)
}

/** `own.state` is that of a battle, `clan.state` that of a clan; a ban is null or has parts. */
const pathsIn = (source: string): readonly string[] => [
  ...[...source.matchAll(/(?<!own\.|clan\.)\bstate((?: ?->>? ?'\w+')+)/g)].map(([, steps = '']) =>
    [...steps.matchAll(/\w+/g)]
      .map(String)
      .join('.')
      .replace(/^talk\.ban\..*/, 'talk.ban'),
  ),
  ...[...source.matchAll(/jsonb_set\((?!clan\.)(?:\w+\.)?state, '\{([\w,]+)\}'/g)].map(([, path = '']) =>
    path.replaceAll(',', '.'),
  ),
]
