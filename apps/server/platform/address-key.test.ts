import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

test.each([
  ['an address of IPv4 is itself', '203.0.113.7', '203.0.113.7'],
  ['the same in IPv6 is the same', '::ffff:203.0.113.7', '203.0.113.7'],
  ['also in the other spelling', '::FFFF:CB00:7107', '203.0.113.7'],
  ['also written out', '0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['also behind a translator', '64:ff9b::203.0.113.7', '203.0.113.7'],
  ['an address of IPv6 is its /64', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['however it is spelled', '2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['also with nothing in between', '2001:db8::1', '2001:db8:0:0::/64'],
  ['also at the very end', '2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
  ['also with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['the machine itself', '::1', '0:0:0:0::/64'],
  ['an address with a port is nobody in particular', '203.0.113.7:5501', 'unknown'],
  ['nonsense as well', "' OR 1=1", 'unknown'],
  ['and nothing', undefined, 'unknown'],
])('%s', (_, address, key) => {
  expect(addressKey(address)).toBe(key)
})

test('neighbours of one household are one, those of another are not', () => {
  expect(addressKey('2001:db8:0:1::1')).toBe(addressKey('2001:db8:0:1:ffff:ffff:ffff:ffff'))
  expect(addressKey('2001:db8:0:1::1')).not.toBe(addressKey('2001:db8:0:2::1'))
})
