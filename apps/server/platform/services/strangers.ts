import { lookup } from 'node:dns'
import { Agent, request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { BlockList, isIP } from 'node:net'

interface Said {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly patienceMs: number
}

interface Heard {
  readonly status: number
  readonly retryAfter: string | null
}

/** The address leads into a network that strangers have no business in. */
export class NotPublic extends Error {
  constructor() {
    super('not of the public network')
  }
}

/** Asks an address that a player has named: only in the public network, without following where it leads. */
export type PostToStranger = (address: string, said: Said) => Promise<Heard>

const ours = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  ours.addSubnet(net, bits, 'ipv4')

/** What is not of the public network of today: of 2000::/3 only, and nothing that hides an older address in it. */
const publicSix = new BlockList()
publicSix.addSubnet('2000::', 3, 'ipv6')
const hiddenSix = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  hiddenSix.addSubnet(net, bits, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !ours.check(address, 'ipv4')
  return isIP(address) === 6 && publicSix.check(address, 'ipv6') && !hiddenSix.check(address, 'ipv6')
}

/** Names, never bare addresses; the usual port; nothing that only a network of one's own knows. */
export function isStrangersAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  const name = hostname.replace(/\.$/, '')
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(name) &&
    !/\.(local|localhost|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/.test(name)
  )
}

/**
 * Every address that a name stands for is looked at by the very lookup that connects: a name that stands for something
 * else a moment later leads nowhere.
 */
export const publicLookup =
  (resolve: typeof lookup): LookupFunction =>
  (name, options, done) =>
    resolve(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      const [first] = found
      if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
        return done(new NotPublic(), [])
      if (options.all) return done(null, found)
      done(null, first.address, first.family)
    })

const agent = new Agent({ keepAlive: true, maxSockets: 16, lookup: publicLookup(lookup) })

export const postToStranger: PostToStranger = (address, { headers, body, patienceMs }) =>
  new Promise((resolve, reject) => {
    if (!isStrangersAddress(address)) return reject(new NotPublic())
    const signal = AbortSignal.timeout(patienceMs)
    const asked = request(address, { method: 'POST', headers, agent, signal }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] ?? null })
    })
    asked.on('error', reject)
    asked.end(body)
  })
