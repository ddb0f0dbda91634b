/** Who holds money in a purse that is proven: a balance that must equal its books. */
export const ownerKinds = ['player', 'clan'] as const
export type OwnerKind = (typeof ownerKinds)[number]

/** Where money comes from and goes to: the world's own sources and sinks, and whoever is paid with real money. */
export const outsideKinds = ['world', 'provider'] as const
export type OutsideKind = (typeof outsideKinds)[number]

/**
 * Ids of owners are drawn from one space: no clan has the id of a player. So an id alone says whose books, whose inbox
 * and which machine is meant.
 */
export interface OwnerAccount {
  readonly kind: OwnerKind
  readonly id: number
}

export type Account = OwnerAccount | { readonly kind: OutsideKind; readonly id: string }

export const ofPlayer = (id: number): OwnerAccount => ({ kind: 'player', id })
export const ofClan = (id: number): OwnerAccount => ({ kind: 'clan', id })
export const ofWorld = (id: string): Account => ({ kind: 'world', id })
export const ofProvider = (id: string): Account => ({ kind: 'provider', id })

/** As it stands in the ledger: `player:7`, `world:shop`. */
export const writeAccount = ({ kind, id }: Account): string => `${kind}:${id}`

/**
 * A name without a kind is the world's: so it stands in parcels of before there were kinds. null: it is of a kind that
 * only a newer game knows, or no account at all.
 */
export function readAccount(text: string): Account | null {
  const [, kind = 'world', id = ''] = /^(?:(\w+):)?([^:]+)$/.exec(text) ?? []
  const owner = ownerKinds.find((one) => one === kind)
  if (owner !== undefined && /^\d+$/.test(id)) return { kind: owner, id: Number(id) }
  const outside = outsideKinds.find((one) => one === kind)
  return outside === undefined || id === '' ? null : { kind: outside, id }
}
