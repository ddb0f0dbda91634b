import { expect, test } from 'vitest'
import { findHoles, readLock } from './complete-lock.mjs'

test('the lock file names the packages of every platform, or npm ci would refuse it', async () => {
  const { packages } = await readLock()
  expect(findHoles(packages).map(([path]) => path)).toEqual([])
})

test('a missing package of another platform is found and described', () => {
  const packages = { 'node_modules/x': { dev: true, optionalDependencies: { '@x/linux-x64-musl': '1.2.3' } } }
  expect(findHoles(packages)).toEqual([
    [
      'node_modules/@x/linux-x64-musl',
      { version: '1.2.3', cpu: ['x64'], dev: true, libc: ['musl'], optional: true, os: ['linux'] },
    ],
  ])
})
