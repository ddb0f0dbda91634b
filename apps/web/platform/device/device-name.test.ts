import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

test('a phone is called by its browser and its system', () => {
  const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
  expect(deviceName(agent)).toBe('Chrome, Android')
})

test('a browser that claims to be another one is called by its own name', () => {
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 YaBrowser/25.1')).toBe(
    'Yandex, Windows',
  )
})

test('a device nobody knows has no name', () => {
  expect(deviceName('curl/8')).toBe(null)
})
