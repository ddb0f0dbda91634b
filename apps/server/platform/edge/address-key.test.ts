import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

test.each([
  '203.0.113.7',
  '::ffff:203.0.113.7',
  '::FFFF:CB00:7107',
  '0:0:0:0:0:ffff:203.0.113.7',
  '64:ff9b::203.0.113.7',
])('limits count an address of IPv4 as itself, also when IPv6 carries it: %s', (address) => {
  expect(addressKey(address)).toBe('203.0.113.7')
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('limits count an address of IPv6 by its first half, however it is spelled: %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test.each(['203.0.113.7:5501', "' OR 1=1", undefined])(
  'limits count all that is no address as one caller: %s',
  (address) => {
    expect(addressKey(address)).toBe('unknown')
  },
)

test('limits count neighbours of one household as one caller, and those of another apart', () => {
  expect(addressKey('2001:db8:0:1::1')).toBe(addressKey('2001:db8:0:1:ffff:ffff:ffff:ffff'))
  expect(addressKey('2001:db8:0:1::1')).not.toBe(addressKey('2001:db8:0:2::1'))
})
