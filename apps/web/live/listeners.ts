import type { LiveMessage } from '@skystair/contract/live.ts'
import type { NotificationType } from '@skystair/contract/live-channels.ts'

export interface Listener {
  readonly notificationType: NotificationType
  hear(message: LiveMessage): void
}

/** Who on this page waits for what, by channel. */
export class Listeners {
  private readonly byChannel = new Map<string, Set<Listener>>()

  channels(): Iterable<string> {
    return this.byChannel.keys()
  }

  /** True when it is the first of its channel. */
  add(channel: string, listener: Listener): boolean {
    const known = this.byChannel.get(channel)
    if (known) known.add(listener)
    else this.byChannel.set(channel, new Set([listener]))
    return known === undefined
  }

  /** True when it was the last of its channel. */
  remove(channel: string, listener: Listener): boolean {
    const known = this.byChannel.get(channel)
    if (!known?.delete(listener) || known.size > 0) return false
    return this.byChannel.delete(channel)
  }

  hear(channel: string, message: LiveMessage): void {
    for (const listener of this.byChannel.get(channel) ?? []) {
      if (listener.notificationType === message.notificationType) listener.hear(message)
    }
  }
}
