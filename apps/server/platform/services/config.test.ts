import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { InvalidConfig, readConfig } from './config.ts'

const SECRET = 'a-secret-of-more-than-thirty-two-characters'
const PRODUCTION = { NODE_ENV: 'production', SESSION_SECRET: SECRET, PUBLIC_URL: 'https://skystair.example' }

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof InvalidConfig) return error.problems
    throw error
  }
}

test('an empty environment plays on this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    databaseUrl: null,
    redisUrl: null,
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    movedTo: null,
    logLevel: 'info',
    trustProxy: false,
  })
})

test('an empty value means the same as an absent one', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}))
})

test('production with its secret and address is accepted', () => {
  expect(readConfig(PRODUCTION)).toMatchObject({
    production: true,
    host: '0.0.0.0',
    sessionSecret: SECRET,
    publicUrl: 'https://skystair.example',
  })
})

test('a word about where support is found is one line, or nothing', () => {
  expect(readConfig({}).supportContact).toBeNull()
  expect(readConfig({ SUPPORT_CONTACT: ' help@skystair.example ' }).supportContact).toBe(
    'help@skystair.example',
  )
  for (const contact of ['two\nlines', 'x'.repeat(121)])
    expect(problemsOf({ SUPPORT_CONTACT: contact })).toEqual([expect.stringContaining('SUPPORT_CONTACT')])
})

test('production refuses a missing, default or short secret', () => {
  const known = readConfig({}).sessionSecret
  for (const secret of ['', known, 'x'.repeat(31)]) {
    expect(problemsOf({ ...PRODUCTION, SESSION_SECRET: secret })).toEqual([
      expect.stringContaining('SESSION_SECRET'),
    ])
  }
})

test('production refuses to be found without https', () => {
  for (const address of ['', 'http://skystair.example']) {
    expect(problemsOf({ ...PRODUCTION, PUBLIC_URL: address })).toContainEqual(
      expect.stringContaining('PUBLIC_URL'),
    )
  }
})

test('every problem is told at once', () => {
  const wrong = {
    NODE_ENV: 'prod',
    DATABASE_URL: 'mysql://user:hidden@host/db',
    REDIS_URL: 'localhost',
    PORT: '70000',
    PUBLIC_URL: 'skystair',
    MOVED_TO: 'elsewhere',
    LOG_LEVEL: 'loud',
    TRUST_PROXY: 'everyone',
  }
  const problems = problemsOf(wrong)
  for (const name of Object.keys(wrong)) expect(problems).toContainEqual(expect.stringContaining(name))
  expect(problems).toHaveLength(8)
})

test('a refused address never shows the password inside it', () => {
  expect(problemsOf({ DATABASE_URL: 'mysql://user:hidden@host/db' }).join()).not.toContain('hidden')
})

test('proxies are trusted by address', () => {
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
  expect(readConfig({ TRUST_PROXY: 'false' }).trustProxy).toBe(false)
  for (const wrong of ['2', 'true', '10.0.0.0/8/8', '10.0.0.0/x']) {
    expect(problemsOf({ TRUST_PROXY: wrong })).toEqual([expect.stringContaining('TRUST_PROXY')])
  }
})

test('a slash at the end of the public address is dropped', () => {
  expect(readConfig({ PUBLIC_URL: 'https://skystair.example/' }).publicUrl).toBe('https://skystair.example')
})

test('a game moves only to an address that every browser may be sent to', () => {
  for (const address of [
    'javascript:alert(1)',
    'JavaScript://new.example/%0aalert(1)',
    'data:text/html,hello',
    'ftp://new.example',
    'file:///etc',
    '//new.example',
    'new.example',
    'https://keeper:hidden@new.example',
  ]) {
    const problems = problemsOf({ MOVED_TO: address })
    expect(problems, address).toEqual([expect.stringContaining('MOVED_TO')])
    expect(problems.join()).not.toContain('hidden')
  }
  expect(problemsOf({ ...PRODUCTION, MOVED_TO: 'http://new.example' })).toEqual([
    expect.stringContaining('MOVED_TO'),
  ])
})

test('a game cannot move to where it is', () => {
  expect(problemsOf({ ...PRODUCTION, MOVED_TO: 'https://skystair.example/game' })).toEqual([
    expect.stringContaining('MOVED_TO'),
  ])
  expect(problemsOf({ PORT: '4000', MOVED_TO: 'http://localhost:4000' })).toHaveLength(1)
  expect(problemsOf({ PORT: '4000', MOVED_TO: 'http://localhost:4001' })).toEqual([])
})

test('an address in letters of any alphabet is told as browsers send it', () => {
  expect(readConfig({ MOVED_TO: 'https://лестница.example/игра' }).movedTo).toMatch(
    /^https:\/\/xn--[a-z0-9-]+\.example\/(%[0-9A-F]{2}){8}$/,
  )
})
