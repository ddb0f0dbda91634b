import { createPublicKey, verify } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { vectorsMadeAt as now, vectors } from '../../testing/platform-vectors.ts'
import { platformsForTests as secrets } from '../../testing/platforms-for-tests.ts'
import { deviceId, readDevice } from './device/device-key.ts'
import { readUserToken } from './games2/user-token.ts'
import { md5Of } from './md5-signature.ts'
import { readOkLaunch } from './ok/launch.ts'
import type { PlatformUser } from './platform.ts'
import { platforms } from './platform-names.ts'
import { type PortalName, readPortal } from './portals/header-portal.ts'
import { openCallback, signAuth } from './rustore/rustore-signature.ts'
import { readInitData, readSignedInitData } from './telegram/init-data.ts'
import { isTestWord } from './test-provider/test-signature.ts'
import { readLaunchParams } from './vk/launch-params.ts'
import { readSigned } from './yandex/signed.ts'

const DAY = 86_400_000
const MINUTE = 60_000

const deviceProof = (signature: string = vectors.deviceSignature) =>
  JSON.stringify({ publicKey: vectors.deviceKey, at: now, signature })

interface Case {
  /** The names of those who sign so. */
  readonly of: readonly string[]
  /** What the platform has signed, by a program that is not ours. */
  readonly right: string
  readonly user: PlatformUser | object
  /** The same with other words in it. */
  readonly altered: string
  /** For how long it is good; null: it has no moment in it. */
  readonly lasts: number | null
  read(proof: string, at: number, key?: string): unknown
  readonly foreignKey: string
}

const ofPortal = (name: PortalName, secret: string, foreignKey: string): Case => ({
  of: [name],
  right: vectors[name],
  user: { id: 'user-7' },
  altered: vectors[name].replace('user-7', 'user-8'),
  lasts: DAY,
  read: (proof, at, key = secret) => readPortal(name, proof, key, at),
  foreignKey,
})

const cases: Readonly<Record<string, Case>> = {
  'Telegram, by the bot’s token': {
    of: ['messenger'],
    right: vectors.telegram,
    user: { id: '424242', language: 'RU', ref: 'k7' },
    altered: vectors.telegram.replace('424242', '424243'),
    lasts: DAY,
    read: (proof, at, key = secrets.TELEGRAM_BOT_TOKEN) => readInitData(proof, key, at),
    foreignKey: '7012345679:another_bot',
  },
  'Telegram, by its own signature': {
    of: ['messenger'],
    right: vectors.telegramSigned,
    user: { id: '424242', language: 'EN', ref: null },
    altered: vectors.telegramSigned.replace('Vasilisa', 'Yaginya'),
    lasts: DAY,
    read: (proof, at, key = '7012345678') => readSignedInitData(proof, key, at, vectors.telegramKey),
    foreignKey: '7012345679',
  },
  'the search portal': {
    of: ['portal'],
    right: vectors.yandex,
    user: { data: { uniqueID: 'yandex-player==' } },
    altered: `${vectors.yandex.split('.')[0]}.${Buffer.from('{"algorithm":"HMAC-SHA256"}').toString('base64')}`,
    lasts: 15 * MINUTE,
    read: (proof, at, key = secrets.YANDEX_GAMES_SECRET) => readSigned(proof, key, at),
    foreignKey: 'of another game',
  },
  VK: {
    of: ['games1'],
    right: vectors.vk.replace('&other=1', ''),
    user: { id: '494075', language: 'RU', ref: null },
    altered: vectors.vk.replace('494075', '494076'),
    lasts: DAY,
    read: (proof, at, key = secrets.VK_APP_SECRET) => readLaunchParams(proof, key, at),
    foreignKey: 'of another game',
  },
  OK: {
    of: ['social'],
    right: vectors.ok,
    user: { id: '555123', language: 'RU', ref: 'k7' },
    altered: vectors.ok.replace('555123', '555124'),
    lasts: null,
    read: (proof, _, key = secrets.OK_APP_SECRET) => readOkLaunch(proof, secrets.OK_APP_KEY, key),
    foreignKey: 'of another game',
  },
  'the second portal of games': {
    of: ['games2'],
    right: vectors.games2,
    user: { id: 'crazy-1' },
    altered: vectors.games2.replace(
      /\.[^.]+\./,
      `.${Buffer.from('{"userId":"crazy-2"}').toString('base64url')}.`,
    ),
    lasts: 60 * MINUTE - 1,
    read: (proof, at, publicKey = secrets.GAMES2_PUBLIC_KEY) =>
      readUserToken(proof, { publicKey, gameId: secrets.GAMES2_GAME_ID }, at),
    foreignKey: vectors.deviceKey,
  },
  'the photo network': ofPortal('photo', secrets.PHOTO_SECRET, secrets.MAIL_SECRET),
  'the mail portal': ofPortal('mail', secrets.MAIL_SECRET, secrets.OPERATOR_SECRET),
  'the operator': ofPortal('operator', secrets.OPERATOR_SECRET, secrets.PHOTO_SECRET),
  'a device': {
    of: ['exe', 'store'],
    right: deviceProof(),
    user: { id: vectors.deviceId },
    altered: deviceProof(vectors.deviceSignature.replace('w', 'x')),
    lasts: 5 * MINUTE,
    read: (proof, at, origin = 'http://localhost:3000') => readDevice(proof, origin, at),
    foreignKey: 'https://another.example',
  },
}

test('there is no platform whose signature is not tried below', () => {
  const tried = Object.values(cases).flatMap((one) => one.of)
  expect(Object.keys(platforms).filter((name) => !tried.includes(name))).toEqual([])
})

/** As those who come in meet it: what breaks whoever reads it proves nothing. */
const attempted = (look: () => unknown): unknown => {
  try {
    return look()
  } catch {
    return null
  }
}

describe.each(Object.entries(cases))(
  'the signature of %s',
  (_, { right, user, altered, lasts, read, foreignKey }) => {
    test('is known as another program makes it, as often as it is shown', () => {
      expect([read(right, now), read(right, now)]).toMatchObject([user, user])
    })

    test('is for these words only', () => {
      expect(altered).not.toBe(right)
      expect(attempted(() => read(altered, now))).toBeNull()
    })

    test('of another key is nobody’s', () => {
      expect(attempted(() => read(right, now, foreignKey))).toBeNull()
    })

    if (lasts !== null)
      test('is good for a while, and not before its time', () => {
        expect(read(right, now + lasts)).not.toBeNull()
        expect(read(right, now + lasts + 1_001)).toBeNull()
        expect(read(right, now - 2 * DAY)).toBeNull()
      })

    test.each([
      '',
      '.',
      '..',
      '{}',
      'null',
      '[]',
      '%',
      '%ff%fe',
      'a=1&a=2',
      '\u0000',
      'x'.repeat(200_000),
      '§§.§§',
    ])('is no signature: %.20j', (proof) => {
      expect(attempted(() => read(proof, now))).toBeNull()
      expect(attempted(() => read(`${right}${proof.slice(0, 5)} §`, now))).toBeNull()
    })

    test('said too long is not read', () => {
      expect(attempted(() => read(`${right}${'&x=1'.repeat(40_000)}`, now))).toBeNull()
    })
  },
)

test('OK signs what stands in a link to the game as one text: whoever cuts it elsewhere is nobody', () => {
  const { OK_APP_KEY: application_key, OK_APP_SECRET: secret } = secrets
  const read = (fields: Record<string, string>, sig: string) =>
    readOkLaunch(String(new URLSearchParams({ ...fields, sig })), application_key, secret)
  const signed = (fields: Record<string, string>) => md5Of(new URLSearchParams(fields), secret)
  const started = { application_key, logged_user_id: '42', session_key: 'k' }
  const stolen = { application_key, custom_args: 'ref=k7', logged_user_id: '777' }
  for (const [sign, field, rest] of [
    ['=', 'zz', 'logged_user_id=42session_key=k'],
    ['', 'zzlogged_user_id', '42session_key=k'],
  ] as const) {
    const crooked = { ...started, custom_args: `ref=k7logged_user_id=777zz${sign}` }
    const cut = { ...stolen, [field]: rest }
    expect(signed(cut)).toBe(signed(crooked))
    expect([read(cut, signed(crooked)), read(crooked, signed(crooked))]).toEqual([null, null])
  }
  const honest = { ...started, custom_args: 'ref=k7' }
  expect(read(honest, signed(honest))?.id).toBe('42')
})

test('the second portal’s token of the same user for another of its games opens nobody here', () => {
  const read = (gameId: string) =>
    readUserToken(vectors.games2, { publicKey: secrets.GAMES2_PUBLIC_KEY, gameId }, now)
  expect([read(secrets.GAMES2_GAME_ID)?.id, read('another-game')]).toEqual(['crazy-1', null])
})

describe('the store', () => {
  test('is asked with key and moment signed by SHA512withRSA', () => {
    const auth = signAuth('key-1', vectors.rsaPrivate, now)
    expect(auth).toEqual({
      keyId: 'key-1',
      timestamp: '2026-03-01T12:00:00.000Z',
      signature: vectors.rustoreAuth,
    })
    const key = createPublicKey({
      key: Buffer.from(vectors.rsaPublic, 'base64'),
      format: 'der',
      type: 'spki',
    })
    expect(
      verify(
        'RSA-SHA512',
        Buffer.from(auth.keyId + auth.timestamp),
        key,
        Buffer.from(auth.signature, 'base64'),
      ),
    ).toBe(true)
  })

  const push = (payload: string) => Buffer.from(JSON.stringify({ id: '1', timestamp: '', payload }))

  test('pushes what only its key opens', () => {
    expect(openCallback(push(vectors.rustorePayload), vectors.rustoreKey)).toMatchObject({
      notification_type: 'TEST_EVENT',
    })
    const bytes = Buffer.from(vectors.rustorePayload, 'base64')
    for (let place = 0; place < bytes.length; place += 7) {
      const other = Buffer.from(bytes)
      other[place] = (other[place] ?? 0) ^ 1
      expect(() => openCallback(push(other.toString('base64')), vectors.rustoreKey)).toThrow()
    }
    const foreign = Buffer.alloc(32, 9).toString('base64')
    expect(() => openCallback(push(vectors.rustorePayload), foreign)).toThrow()
    for (const bad of ['', 'AAAA', '§', 'not base64!'])
      expect(() => openCallback(push(bad), vectors.rustoreKey)).toThrow()
  })
})

test('the test provider signs a word at a moment', () => {
  const [raw, signature] = [Buffer.from('{"id":"1"}'), `t=${now},v=${vectors.testProvider}`]
  const isSigned = (bytes: Buffer, text: unknown, at = now) =>
    isTestWord(bytes, text, secrets.TEST_PROVIDER_SECRET, at)
  expect(isSigned(raw, signature)).toBe(true)
  expect(isSigned(raw, signature, now + 15 * MINUTE + 1)).toBe(false)
  expect(isSigned(Buffer.from('{"id":"2"}'), signature)).toBe(false)
  for (const bad of [undefined, '', 't=1', ['a', 'b'], signature.toUpperCase()])
    expect(isSigned(raw, bad)).toBe(false)
})

test('a device is called by its key, whatever it calls itself', () => {
  expect(deviceId(vectors.deviceKey)).toBe(vectors.deviceId)
})

test('what is compared with a signature is compared in one place, in a time that tells nothing', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => ({ path, source: readFileSync(join(import.meta.dirname, path), 'utf8') }))
  const makers = sources.filter(({ source }) => /createHmac|createHash\('md5'\)/.test(source))
  expect(makers.length).toBeGreaterThanOrEqual(6)
  expect(makers.filter(({ source }) => !source.includes('isSame(')).map(({ path }) => path)).toEqual([])
  const byHand =
    /\b(sig|sign|signature|hash|mac|secret|right)\b\)? (===|!==|==) (?!null|undefined|'')|(===|!==|==) (sig|sign|signature|hash|mac|secret|right)\b/
  expect(sources.filter(({ source }) => byHand.test(source)).map(({ path }) => path)).toEqual([])
})
