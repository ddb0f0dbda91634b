import { expect, test } from 'vitest'
import { launchIn } from './launch.ts'

const started = (search: string, hash = '') => launchIn({ search, hash })?.platform ?? null

test.each([
  ['messenger', '', '#tgWebAppData=auth_date%3D1&tgWebAppVersion=8.0'],
  ['games1', '?vk_user_id=1&vk_app_id=2&sign=x', ''],
  ['social', '?logged_user_id=1&application_key=2&sig=x', ''],
  ['photo', '?fotoUid=1&ts=2&sign=x', ''],
  ['mail', '?viewer_id=1&ts=2&sign=x', ''],
  ['portal', '?platform=portal', ''],
  ['exe', '?platform=exe', ''],
])('a page that %s has started is known by what it was started with', (platform, search, hash) => {
  expect(started(search, hash)).toBe(platform)
})

test('whoever comes to the own site comes from no platform, also by a friend’s link', () => {
  expect([started(''), started('?ref=k7'), started('', '#part')]).toEqual([null, null, null])
})

test('what a platform has signed is kept as it came', () => {
  const search = '?vk_user_id=1&vk_platform=mobile+web&sign=a%2Bb'
  expect(launchIn({ search, hash: '#ref=k7' })).toEqual({
    platform: 'games1',
    query: search.slice(1),
    hash: 'ref=k7',
  })
})
