import { waitUntil } from '@skystair/rules/format/wait.ts'
import { type Refusal, refused } from '@skystair/rules/refusal.ts'
import type { Redis } from 'ioredis'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'

/** What is counted, for whom, and how many are let through in how many seconds. */
export interface LimitRule {
  readonly points: number
  readonly seconds: number
}

export const limitNames = [
  'login',
  'guesses',
  'strangers',
  'homes',
  'ownPassword',
  'codes',
  'recoveries',
  'letters',
  'registration',
  'addressWrites',
  'playerWrites',
  'reads',
  'files',
  'rehearsals',
  'exports',
  'descriptions',
  'writtenDown',
  'webhooks',
] as const
export type LimitName = (typeof limitNames)[number]
export type LimitRules = Readonly<Record<LimitName, LimitRule>>

export const usualLimits: LimitRules = {
  login: { points: 10, seconds: 60 },
  // One name from one address: whoever cannot remember a password in twenty tries needs an hour's rest.
  guesses: { points: 20, seconds: 3600 },
  // One name from all addresses it has never entered from: a crowd guesses no faster than this.
  strangers: { points: 500, seconds: 3600 },
  // Where a name has entered from: a crowd of strangers does not shut its owner out there.
  homes: { points: 1, seconds: 14 * 24 * 3600 },
  // One account through its sessions, from all addresses: a stolen session must not find out the password.
  ownPassword: { points: 20, seconds: 3600 },
  // Codes with a gift that one account tries: whoever has one needs a few, whoever guesses needs thousands.
  codes: { points: 30, seconds: 3600 },
  // A name or an address whose password is forgotten, and whoever asks: nobody needs it more often.
  recoveries: { points: 10, seconds: 3600 },
  // Letters to one account and to one address: enough for whoever looks for one, too few to fill a box with.
  letters: { points: 5, seconds: 3600 },
  registration: { points: 30, seconds: 3600 },
  addressWrites: { points: 600, seconds: 10 },
  playerWrites: { points: 100, seconds: 10 },
  reads: { points: 1500, seconds: 10 },
  // A file costs about half a call; a school class that opens the game at once fetches thousands.
  files: { points: 5000, seconds: 10 },
  // A look at a guardian fights nine battles in thought, a replay one of any length: as dear as fifteen other reads.
  rehearsals: { points: 100, seconds: 10 },
  // All that is kept about a player: after an hour of a busy robot 8 MB and seconds of a connection to the database.
  exports: { points: 5, seconds: 60 },
  // The description of all calls is a megabyte or two.
  descriptions: { points: 30, seconds: 60 },
  // Bytes of the log that one address may fill: sixty long reports of errors, or hundreds of short ones.
  writtenDown: { points: 256 * 1024, seconds: 3600 },
  // What one address says from outside: a payment service speaks for all its payers from a few addresses.
  webhooks: { points: 300, seconds: 10 },
}

export interface Limits {
  /** Counts one, or so many; says how long to wait when it was too much. */
  spend(name: LimitName, who: string, points?: number): Promise<Refusal | null>
  /** Whether anything has been counted lately. */
  knows(name: LimitName, who: string): Promise<boolean>
}

/** Counts in this process, or in Redis for all nodes together (and in this process while Redis is away). */
export function openLimits(rules: LimitRules, redis: Redis | null): Limits {
  const limiters = new Map<LimitName, RateLimiterAbstract>(
    limitNames.map((name) => {
      const { points, seconds: duration } = rules[name]
      const here = new RateLimiterMemory({ keyPrefix: name, points, duration })
      if (redis === null) return [name, here]
      const options = {
        storeClient: redis,
        keyPrefix: `limit:${name}`,
        points,
        duration,
        insuranceLimiter: here,
      }
      return [name, new RateLimiterRedis(options)]
    }),
  )
  return {
    async spend(name, who, points = 1) {
      try {
        await limiters.get(name)?.consume(who, points)
        return null
      } catch (answer) {
        if (!(answer instanceof RateLimiterRes)) throw answer
        return refused('errors.too-many-requests', waitUntil(answer.msBeforeNext, 0))
      }
    },
    knows: async (name, who) => (await limiters.get(name)?.get(who)) != null,
  }
}
