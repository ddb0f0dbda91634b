import { afterEach, expect, test, vi } from 'vitest'
import { startTestProvider } from './test-provider.mjs'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['in production, where it would give emeralds for nothing', { NODE_ENV: 'production' }],
  ['where another one was named', { TEST_PROVIDER_SECRET: 'of another' }],
  ['where nobody knows yet at which door the game will stand', { PORT: '0' }],
])('the cashier for tries does not start %s', async (_, environment) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  expect(await startTestProvider(process.execPath)).toEqual({})
})
