import { type OwnerKind, ownerKinds, writeAccount } from '@skystair/rules/wallet/account.ts'
import { join, named, ownText, type Sql, sql } from '../database/sql.ts'

/**
 * How a row of the ledger is read. Its owner is whoever has a purse that moves; the owner's account is one side of it.
 * Between an owner and the world, or a provider, there is one row, in the books of the owner: the other side has no
 * purse. Between two owners there are two, one in the books of each, with the same two sides.
 */
const isOwn = (row: string, side: 'source' | 'target'): Sql =>
  sql`(${named(row)}.${named(side)} IN (${join(
    ownerKinds.map((kind) => ownAccount(row, kind)),
    ', ',
  )}))`

/** The account of the row's owner, if the owner is of that kind. */
const ownAccount = (row: string, kind: OwnerKind): Sql =>
  sql`${ownText(`'${writeAccount({ kind, id: 0 }).slice(0, -1)}'`)} || ${named(row)}.owner_id`

/** What the row brings its owner, or takes (below zero). */
export const amountOf = (row: string): Sql =>
  sql`CASE WHEN ${isOwn(row, 'target')} THEN ${named(row)}.amount ELSE -${named(row)}.amount END`

/** The account on the other side of the row. */
export const otherSideOf = (row: string): Sql =>
  sql`CASE WHEN ${isOwn(row, 'target')} THEN ${named(row)}.source ELSE ${named(row)}.target END`

/** Whether the row belongs where it lies: its owner's account is one of its sides, and not both. */
export const isInPlace = (row: string): Sql => sql`(${isOwn(row, 'source')} <> ${isOwn(row, 'target')})`
