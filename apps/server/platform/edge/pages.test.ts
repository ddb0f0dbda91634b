import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../services/config.ts'
import { pages } from './pages.ts'

const app = fastify()
let outer: string
let folder: string

beforeAll(async () => {
  outer = await mkdtemp(join(tmpdir(), 'skystair-pages-'))
  folder = join(outer, 'dist')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(outer, 'secret.txt'), 'a secret')
  await writeFile(join(folder, 'index.html'), 'the page')
  await writeFile(join(folder, 'assets', 'bear@1x-abc.js'), 'a bear')
  await writeFile(join(folder, 'assets', 'bear@1x-abc.js.br'), 'a small bear')
  await pages(app, readConfig({ NODE_ENV: 'test' }), folder)
})
afterAll(async () => {
  await app.close()
  await rm(outer, { recursive: true })
})

const ask = (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers })

describe('the files of the client', () => {
  test('are sent as they are built, and kept for ever if they are named after their content', async () => {
    const page = await ask('/')
    expect([page.payload, page.headers['cache-control']]).toEqual(['the page', 'no-cache'])
    const bear = await ask('/assets/bear@1x-abc.js')
    expect([bear.payload, bear.headers['cache-control']]).toEqual([
      'a bear',
      'public, max-age=31536000, immutable',
    ])
    expect((await ask('/assets/bear%401x-abc.js?seen=1')).payload).toBe('a bear')
    expect((await ask('/assets/bear@1x-abc.js', {}, 'HEAD')).statusCode).toBe(200)
  })

  test('are sent small to a browser that reads it', async () => {
    const { headers, payload } = await ask('/assets/bear@1x-abc.js', { 'accept-encoding': 'br' })
    expect([headers['content-encoding'], payload]).toEqual(['br', 'a small bear'])
  })

  test.each([
    '/assets',
    '/assets/',
    '/ASSETS/bear@1x-abc.js',
    '/assets/Bear@1x-abc.js',
    '/assets//bear@1x-abc.js',
    '/assets%5cbear@1x-abc.js',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/nobody.js',
  ])('are called by their own name only: %s is nothing', async (url) => {
    expect((await ask(url)).statusCode).toBe(404)
  })

  test('are found when they were built after the start', async () => {
    expect((await ask('/assets/hare-def.js')).statusCode).toBe(404)
    await writeFile(join(folder, 'assets', 'hare-def.js'), 'a hare')
    expect((await ask('/assets/hare-def.js')).payload).toBe('a hare')
  })

  test('that are there no more are not found', async () => {
    await rm(join(folder, 'assets', 'hare-def.js'))
    expect((await ask('/assets/hare-def.js')).statusCode).toBe(404)
  })
})
