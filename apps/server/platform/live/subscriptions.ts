/** One connection's wish to hear one channel. */
export interface Subscription {
  readonly id: string
  readonly channel: string
  readonly connection: { say(frame: Buffer): void }
}

/** Who listens to which channel on this node. */
export class Subscriptions {
  private readonly byChannel = new Map<string, Set<Subscription>>()

  add(subscription: Subscription): void {
    const { channel } = subscription
    const listeners = this.byChannel.get(channel)
    if (listeners) listeners.add(subscription)
    else this.byChannel.set(channel, new Set([subscription]))
  }

  remove(subscription: Subscription): void {
    const listeners = this.byChannel.get(subscription.channel)
    listeners?.delete(subscription)
    if (listeners?.size === 0) this.byChannel.delete(subscription.channel)
  }

  to(channel: string): Iterable<Subscription> {
    return this.byChannel.get(channel) ?? []
  }
}
