import { isIPv4, isIPv6 } from 'node:net'

/** IPv4 under another name: mapped into IPv6, or brought there by a translator. */
const carriersOfIPv4 = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']

/**
 * The name under which limits count an address. One household has a whole /64 of IPv6: counted one by one,
 * nobody would ever run out of addresses, nor the server's memory out of counters to fill it.
 */
export function addressKey(address: string | undefined): string {
  if (address !== undefined && isIPv4(address)) return address
  // What a proxy passes on unread can be anything, a new one each time: all of it is one caller.
  if (address === undefined || !isIPv6(address)) return 'unknown'
  const words = wordsOf(address)
  if (carriersOfIPv4.includes(words.slice(0, 6).join(':'))) return dotted(words.slice(6))
  return `${words.slice(0, 4).join(':')}::/64`
}

/** The eight words of an IPv6 address, each in its shortest form. */
function wordsOf(address: string): string[] {
  const canonical = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical.split('::').map((side) => (side === '' ? [] : side.split(':')))
  const gap = Array<string>(8 - head.length - tail.length).fill('0')
  return [...head, ...gap, ...tail]
}

const dotted = (words: readonly string[]): string =>
  words
    .flatMap((word) => {
      const value = Number.parseInt(word, 16)
      return [value >> 8, value & 255]
    })
    .join('.')
