import type { Connection } from './connection.ts'
import type { LiveRules } from './live-rules.ts'

/** All sockets of this node: counted by address, found by player. */
export class Crowd {
  private readonly connections = new Set<Connection>()
  private readonly byPlayer = new Map<number, Set<Connection>>()
  private readonly byAddress = new Map<string, number>()
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
    return (this.byAddress.get(address) ?? 0) < this.rules.mostSocketsOfAddress
  }

  enter(connection: Connection): void {
    this.connections.add(connection)
    this.byAddress.set(connection.address, (this.byAddress.get(connection.address) ?? 0) + 1)
  }

  /** Gives the connection its place among those of its player; false when they are too many. */
  seat(connection: Connection, playerId: number): boolean {
    const seated = this.byPlayer.get(playerId)
    if (seated === undefined) this.byPlayer.set(playerId, new Set([connection]))
    else if (seated.size >= this.rules.mostSocketsOfPlayer) return false
    else seated.add(connection)
    return true
  }

  leave(connection: Connection): void {
    if (!this.connections.delete(connection)) return
    const left = (this.byAddress.get(connection.address) ?? 1) - 1
    if (left > 0) this.byAddress.set(connection.address, left)
    else this.byAddress.delete(connection.address)
    const playerId = connection.session?.playerId
    if (playerId === undefined) return
    const seated = this.byPlayer.get(playerId)
    seated?.delete(connection)
    if (seated?.size === 0) this.byPlayer.delete(playerId)
  }
}
