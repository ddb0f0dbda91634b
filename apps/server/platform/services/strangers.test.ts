import type { lookup } from 'node:dns'
import { expect, test } from 'vitest'
import { isPublicAddress, isStrangersAddress, NotPublic, postToStranger, publicLookup } from './strangers.ts'

const said = { headers: {}, body: Buffer.from('hello'), patienceMs: 2_000 }

test.each([
  'http://push.example.org/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://localhost/x',
  'https://postgres/x',
  'https://printer.local/x',
  'https://metadata.google.internal/x',
  'https://push.example.org:5432/x',
  'https://name:word@push.example.org/x',
  'https://1.0.0.127.in-addr.arpa/x',
  'ftp://push.example.org/x',
  'file:///etc/passwd',
  'nonsense',
])('%s is no address that a stranger may name', async (address) => {
  expect(isStrangersAddress(address)).toBe(false)
  await expect(postToStranger(address, said)).rejects.toThrow(NotPublic)
})

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is an address of a push service', (address) => expect(isStrangersAddress(address)).toBe(true))

test('networks of one’s own are told from the public one, in both ages of addresses', () => {
  for (const address of ['8.8.8.8', '93.184.216.34', '2606:2800:220:1::1', '2a00:1450:4001::1'])
    expect(isPublicAddress(address)).toBe(true)
  for (const address of [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.53',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'nonsense',
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, false])
})

test('a public name that stands for an address of one’s own leads nowhere, whatever else it stands for', async () => {
  const standing = (...addresses: string[]) =>
    new Promise<unknown>((resolve) => {
      const named = (_name: string, _options: object, done: (error: null, found: object[]) => void) =>
        done(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        )
      publicLookup(named as unknown as typeof lookup)('push.example.org', {}, (error, found) =>
        resolve(error ?? found),
      )
    })
  expect(await standing('93.184.216.34')).toBe('93.184.216.34')
  expect(await standing('10.0.0.7')).toBeInstanceOf(NotPublic)
  expect(await standing('93.184.216.34', '169.254.169.254')).toBeInstanceOf(NotPublic)
  expect(await standing()).toBeInstanceOf(NotPublic)
})
