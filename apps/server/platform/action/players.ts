import { type AccessLevel, outranks } from '@skystair/rules/access/access-level.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import type { Effect } from '@skystair/rules/player/receive-parcels.ts'
import { STATE_VERSION, type StoredRecord, upgrade } from '@skystair/rules/player/upgrade.ts'
import { type Currency, currencies, type Wallet } from '@skystair/rules/wallet/wallet.ts'
import type { Database } from '../database/database.ts'
import { isAbout, isSql, join, named, owner, type Sql, sql } from '../database/sql.ts'
import { askAll } from '../database/steps.ts'
import { UpdateUnderWay } from '../edge/errors.ts'
import { type Card, cardJson, newPerson } from '../people/people.ts'
import type { Token } from '../people/session.ts'
import { ratedPower } from '../views/squad-power.ts'

export const columnOf = (currency: Currency): string =>
  currency.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A row of the table: hot and ranked fields in columns of their own, the rest in `state`. */
export interface PlayerRow {
  readonly id: number
  readonly version: number
  readonly name: string | null
  readonly access_level: Player['accessLevel']
  readonly language: Player['language']
  readonly level: number
  readonly stair: number
  readonly best_victory_stair: number
  readonly active_session: string | null
  readonly clan_id: number | null
  /** As the card says; absent in a row without one. */
  readonly league?: number | null
  readonly bankStatus?: Player['bankStatus']
  readonly deleted_at: Date | null
  readonly state_version: number
  /** In the shape of its version: only `playerOf` knows how to read it. */
  readonly state: StoredRecord
  readonly [balance: string]: unknown
}

type HotField =
  | 'id'
  | 'name'
  | 'accessLevel'
  | 'language'
  | 'level'
  | 'stair'
  | 'bestVictoryStair'
  | 'clanId'
  | 'league'
  | 'bankStatus'
  | 'wallet'

const balances = currencies.map((currency) => [currency, columnOf(currency)] as const)

/** By name: a node that asks for all of them fails as soon as a newer one has added another. */
export const playerColumns: Sql = join(
  [
    'id',
    'version',
    'name',
    'access_level',
    'language',
    'level',
    'stair',
    'best_victory_stair',
    'active_session',
    'clan_id',
    'deleted_at',
    'state_version',
    'state',
    ...balances.map(([, column]) => column),
  ].map((column) => sql`player.${named(column)}`),
  ', ',
)

export function playerOf(row: PlayerRow): Player {
  // Read by halves it would be written back by halves.
  if (row.state_version > STATE_VERSION) throw new UpdateUnderWay('a player', row.state_version)
  const state = upgrade(row.state, row.state_version) as unknown as Omit<Player, HotField>
  const wallet = Object.fromEntries(balances.map(([currency, column]) => [currency, row[column]]))
  return {
    ...state,
    id: row.id,
    name: row.name,
    accessLevel: row.access_level,
    language: row.language,
    level: row.level,
    stair: row.stair,
    bestVictoryStair: row.best_victory_stair,
    clanId: row.clan_id,
    league: row.league ?? null,
    bankStatus: row.bankStatus ?? null,
    wallet: wallet as Record<Currency, number> satisfies Wallet,
  }
}

const stateOf = ({
  id: _id,
  name: _name,
  accessLevel: _accessLevel,
  language: _language,
  level: _level,
  stair: _stair,
  bestVictoryStair: _bestVictoryStair,
  clanId: _clanId,
  league: _league,
  bankStatus: _bankStatus,
  wallet: _wallet,
  ...state
}: Player): Omit<Player, HotField> => state

/** A keeper's look with the eyes of a player, who had these rights when it began. */
export interface Visit {
  readonly playerId: number
  readonly level: AccessLevel
  /** The keeper's session from which it was begun, and with which it ends. */
  readonly begunIn: string
}

/** A player as found for one call, with all that decides whether the call may be made. */
export interface Loaded {
  readonly row: PlayerRow
  readonly secretHash: Buffer
  readonly sessionEnded: boolean
  readonly sessionSeenAt: Date
  /** Whom the keeper of this session looks at; null: it is a player's own. */
  readonly visit: Visit | null
  readonly remembered: {
    readonly requestHash: Buffer
    readonly status: number
    readonly reply: unknown
  } | null
  readonly extra: unknown
  readonly inbox: readonly { readonly id: string; readonly effect: Effect }[]
  readonly card: Card
  /** Rows of others were looked at as well, each by a look of its own. */
  readonly lookedAround: boolean
}

/** As it is asked for: whole rows as JSON, which PostgreSQL plans in half the time where it cannot have planned it before. */
interface Answer {
  readonly player: object
  readonly session: object | null
  readonly remembered: object | null
  readonly inbox: Loaded['inbox'] | null
  readonly card: Card
  readonly extra: unknown
}

interface SessionRow {
  readonly secret_hash: Buffer
  readonly ended_at: Date | null
  readonly seen_at: Date
  readonly visiting: number | null
  readonly visited_level: AccessLevel | null
  readonly begun_in: string | null
}

interface RememberedRow {
  readonly request_hash: Buffer
  readonly status: number
  readonly reply: unknown
}

/** The clan stands on its own too: what is asked beside may lean on it (`theCaller`). */
const theCallersRow: Sql = sql`row_to_json(player) AS player, player.clan_id`

/** What is asked beside a player: SELECTs of one jsonb value each. Several give an object with their names. */
export type Questions = Sql | Readonly<Record<string, Sql>>

const waitingParcels = (
  id: number,
): Sql => sql`(SELECT jsonb_agg(jsonb_build_object('id', waiting.id, 'effect', waiting.effect))
  FROM (SELECT id, effect FROM inbox WHERE owner_id = ${owner(id)} ORDER BY at, id LIMIT 100) AS waiting) AS inbox`

/** The first of an action's two round trips: player, session, remembered reply, inbox and what is asked beside. */
export async function loadCaller(
  database: Database,
  { playerId, sessionId }: Token,
  key: string | null,
  questions: Questions,
): Promise<Loaded | null> {
  const answer = await loadWith(
    database,
    playerId,
    sql`${theCallersRow},
      (SELECT row_to_json(session) FROM session
        WHERE session.player_id = ${owner(playerId)} AND session.id = ${sessionId}) AS session,
      (SELECT row_to_json(idempotency) FROM idempotency
        WHERE idempotency.owner_id = ${owner(playerId)} AND idempotency.key = ${key ?? ''}) AS remembered,
      ${waitingParcels(playerId)},
      (SELECT ${cardJson} FROM person AS card WHERE card.id = ${owner(playerId)}) AS card`,
    sql`player WHERE player.id = ${owner(playerId)}`,
    questions,
  )
  if (answer === null || answer.session === null) return null
  const row = fromJson(answer.player) as PlayerRow
  const session = fromJson(answer.session) as SessionRow
  const remembered = answer.remembered === null ? null : (fromJson(answer.remembered) as RememberedRow)
  return {
    row: { ...row, league: answer.card?.league ?? null, bankStatus: answer.card?.bankStatus ?? null },
    secretHash: session.secret_hash,
    sessionEnded: session.ended_at !== null || row.deleted_at !== null,
    sessionSeenAt: session.seen_at,
    visit:
      session.visiting === null || session.visited_level === null || session.begun_in === null
        ? null
        : { playerId: session.visiting, level: session.visited_level, begunIn: session.begun_in },
    remembered: remembered && {
      requestHash: remembered.request_hash,
      status: remembered.status,
      reply: remembered.reply,
    },
    extra: answer.extra,
    inbox: answer.inbox ?? [],
    card: answer.card,
    lookedAround: !areAbout(questions, playerId),
  }
}

/**
 * Nothing the player did was still being written when others were looked at. On a cluster the parts of one deed become seen
 * one after another: what it left of others may be found a moment before what it left of the player.
 */
export async function isUnchanged(database: Database, { id, version }: PlayerRow): Promise<boolean> {
  const [row] = await database.query<{ version: number }>(
    sql`SELECT version FROM player WHERE id = ${owner(id)} FOR SHARE`,
  )
  return row?.version === version
}

/** The player whom a keeper looks at; null when the visit is over because that player left or has other rights now. */
export async function loadVisited(
  database: Database,
  visitor: Loaded,
  { playerId, level }: Visit,
  questions: Questions,
): Promise<Loaded | null> {
  const answer = await loadWith(
    database,
    playerId,
    sql`${theCallersRow}, ${waitingParcels(playerId)}`,
    sql`player WHERE player.id = ${owner(playerId)} AND player.deleted_at IS NULL`,
    questions,
  )
  if (answer === null) return null
  const row = fromJson(answer.player) as PlayerRow
  if (row.access_level !== level || !outranks(visitor.row.access_level, level)) return null
  return { ...visitor, row, remembered: null, extra: answer.extra, inbox: answer.inbox ?? [] }
}

/** After so many the write, which is guarded, may decide who was first. */
const mostLooks = 12

/** One row of a player with the answers to the questions: those about others are asked after it, in the same round trip. */
async function loadWith(
  database: Database,
  playerId: number,
  columns: Sql,
  from: Sql,
  questions: Questions,
): Promise<Answer | null> {
  if (areAbout(questions, playerId)) {
    const [row] = await database.query<Answer>(
      sql`SELECT ${columns}, (${asOne(questions)}) AS extra FROM ${from}`,
    )
    return row ?? null
  }
  for (let look = 1; ; look++) {
    const [found, ...answers] = await askAll(database, playerId, [
      sql`SELECT row_to_json(loaded) FROM (SELECT ${columns} FROM ${from}) AS loaded`,
      ...(isSql(questions) ? [questions] : Object.values(questions)),
      sql`SELECT to_jsonb(version) FROM player WHERE id = ${owner(playerId)}`,
    ])
    if (found === null || found === undefined) return null
    const loaded = found as Answer
    // The player has written meanwhile: what was found of others may be what that very write left.
    if (answers.at(-1) !== (loaded.player as PlayerRow).version && look < mostLooks) continue
    const extra = isSql(questions)
      ? answers[0]
      : Object.fromEntries(Object.keys(questions).map((name, place) => [name, answers[place]]))
    return { ...loaded, extra }
  }
}

const areAbout = (questions: Questions, id: number): boolean =>
  (isSql(questions) ? [questions] : Object.values(questions)).every((each) => isAbout(each, id))

const asOne = (questions: Questions): Sql =>
  isSql(questions)
    ? questions
    : sql`SELECT jsonb_build_object(${join(
        Object.entries(questions).map(([name, question]) => sql`${name}::text, (${question})`),
        ', ',
      )})`

/** A row that came as JSON, with the two kinds of columns that JSON does not know. */
export const fromJson = (row: object): object => ({
  ...row,
  ...mapped(row, ['secret_hash', 'request_hash'], (hex) => Buffer.from(hex.slice('\\x'.length), 'hex')),
  ...mapped(row, ['seen_at', 'ended_at', 'deleted_at', 'given_at'], (time) => new Date(time)),
})

const mapped = (row: object, names: readonly string[], read: (text: string) => unknown) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      names.includes(name) && typeof value === 'string' ? [[name, read(value)]] : [],
    ),
  )

/** The guarded write: nothing happens when somebody else has written since the player was loaded. */
export function updatePlayer(
  player: Player,
  version: number,
  { deletedAt, activeSession }: { readonly deletedAt: Date | null; readonly activeSession: string | null },
): Sql {
  const { wallet } = player
  return sql`UPDATE player SET version = version + 1, name = ${player.name}, access_level = ${player.accessLevel},
    language = ${player.language}, level = ${player.level}, stair = ${player.stair},
    best_victory_stair = ${player.bestVictoryStair}, clan_id = ${player.clanId}::bigint, gold = ${wallet.gold}, crystal = ${wallet.crystal},
    elixir = ${wallet.elixir}, mithril = ${wallet.mithril}, sulfur = ${wallet.sulfur}, caviar = ${wallet.caviar},
    tickets = ${wallet.tickets}, amethyst = ${wallet.amethyst}, gear = ${wallet.gear},
    event_currency = ${wallet.eventCurrency}, deleted_at = ${deletedAt}::timestamptz,
    active_session = coalesce(${activeSession}, active_session),
    power = ${ratedPower(player)},
    state_version = ${STATE_VERSION}, state = ${JSON.stringify(stateOf(player))}::jsonb
    WHERE id = ${owner(player.id)} AND version = ${version}`
}

/** The same guard for a deed that leaves the player as it is: a blow is written with its battle alone. */
export const touchPlayer = (id: number, version: number): Sql =>
  sql`UPDATE player SET version = version + 1 WHERE id = ${owner(id)} AND version = ${version}`

export function insertPlayer(player: Player, activeSession: string | null): readonly Sql[] {
  const { wallet } = player
  const inserted = sql`INSERT INTO player (id, name, access_level, language, level, stair, best_victory_stair, clan_id, gold, crystal,
      elixir, mithril, sulfur, caviar, tickets, amethyst, gear, event_currency, power, active_session,
      state_version, state)
    VALUES (${owner(player.id)}, ${player.name}, ${player.accessLevel}, ${player.language}, ${player.level}, ${player.stair},
      ${player.bestVictoryStair}, ${player.clanId}::bigint, ${wallet.gold}, ${wallet.crystal}, ${wallet.elixir}, ${wallet.mithril},
      ${wallet.sulfur}, ${wallet.caviar}, ${wallet.tickets}, ${wallet.amethyst}, ${wallet.gear},
      ${wallet.eventCurrency}, ${ratedPower(player)}, ${activeSession},
      ${STATE_VERSION}, ${JSON.stringify(stateOf(player))}::jsonb)`
  return [inserted, newPerson(player)]
}
