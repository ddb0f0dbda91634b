import type { Connection } from './connection.ts'
import type { LiveRules } from './live-rules.ts'

interface Count {
  sockets: number
  /** Those that have not said yet whose they are. */
  strangers: number
}

/** All sockets of this node: counted by address, found by player. */
export class Crowd {
  private readonly connections = new Set<Connection>()
  private readonly byPlayer = new Map<number, Set<Connection>>()
  private readonly byAddress = new Map<string, Count>()
  private readonly rules: LiveRules

  constructor(rules: LiveRules) {
    this.rules = rules
  }

  get size(): number {
    return this.connections.size
  }

  all(): Iterable<Connection> {
    return this.connections
  }

  of(playerId: number): Iterable<Connection> {
    return this.byPlayer.get(playerId) ?? []
  }

  hasRoom(address: string): boolean {
    const { mostSocketsOfAddress, mostStrangersOfAddress } = this.rules
    const { sockets, strangers } = this.countOf(address)
    return sockets < mostSocketsOfAddress && strangers < mostStrangersOfAddress
  }

  enter(connection: Connection): void {
    this.connections.add(connection)
    const count = this.countOf(connection.address)
    count.sockets += 1
    count.strangers += 1
    this.byAddress.set(connection.address, count)
  }

  /** Gives the connection its place among those of its player; false when they are too many. */
  seat(connection: Connection, playerId: number): boolean {
    const seated = this.byPlayer.get(playerId)
    if (seated === undefined) this.byPlayer.set(playerId, new Set([connection]))
    else if (seated.size >= this.rules.mostSocketsOfPlayer) return false
    else seated.add(connection)
    this.countOf(connection.address).strangers -= 1
    return true
  }

  leave(connection: Connection): void {
    if (!this.connections.delete(connection)) return
    const count = this.countOf(connection.address)
    count.sockets -= 1
    if (count.sockets === 0) this.byAddress.delete(connection.address)
    const playerId = connection.session?.playerId
    if (playerId === undefined) {
      count.strangers -= 1
      return
    }
    const seated = this.byPlayer.get(playerId)
    seated?.delete(connection)
    if (seated?.size === 0) this.byPlayer.delete(playerId)
  }

  private countOf(address: string): Count {
    return this.byAddress.get(address) ?? { sockets: 0, strangers: 0 }
  }
}
