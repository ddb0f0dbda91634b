import type { Database } from '../database/database.ts'
import type { LiveSession } from './connection.ts'
import type { LiveRules } from './live-rules.ts'
import { findLiving, type LivingSession } from './living-sessions.ts'
import { readNotes } from './rights-notes.ts'

type WatchRules = Pick<LiveRules, 'doubtFor' | 'checkAllEvery'>

/** Some sessions that were looked up, and those of them that live. */
interface Checked {
  readonly asked: readonly LiveSession[]
  readonly living: readonly LivingSession[]
}

/**
 * Knows of which sessions on the wire of this node it is not sure whether they still live: those of players about whom
 * something was noted, and now and then all.
 */
export class SessionWatch {
  private readonly database: Database
  private readonly rules: WatchRules
  private readonly now: () => number
  private readTo: string | null = null
  /** Until when the sessions of a player are looked up at every look. */
  private readonly doubts = new Map<number, number>()
  private allAskedAt = Number.NEGATIVE_INFINITY

  constructor(database: Database, rules: WatchRules, now: () => number) {
    this.database = database
    this.rules = rules
    this.now = now
  }

  /** `seated` gives the sessions on the wire at that moment. */
  async look(seated: () => readonly LiveSession[]): Promise<Checked> {
    const { about, readTo } = await readNotes(this.database, this.readTo)
    this.readTo = readTo
    const now = this.now()
    // For a while: who is just being let in was looked up before, and of two machines one shows a deed before the other.
    for (const id of about) this.doubts.set(id, now + this.rules.doubtFor)
    const isTimeForAll = now - this.allAskedAt >= this.rules.checkAllEvery
    const asked = isTimeForAll ? seated() : seated().filter((session) => this.isInDoubt(session))
    const living = asked.length === 0 ? [] : await findLiving(this.database, asked)
    if (isTimeForAll) this.allAskedAt = now
    // Only now: had the look-up failed, the doubt would have to stay.
    for (const [id, until] of this.doubts) if (until <= now) this.doubts.delete(id)
    return { asked, living }
  }

  private isInDoubt({ playerId, visiting }: LiveSession): boolean {
    return this.doubts.has(playerId) || (visiting !== null && this.doubts.has(visiting))
  }
}
