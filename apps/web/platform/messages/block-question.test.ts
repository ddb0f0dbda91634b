import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const features = join(import.meta.dirname, '../../features')
const pieces = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({
    path: path.replaceAll('\\', '/'),
    code: readFileSync(join(features, path), 'utf8'),
  }))
const using = (name: RegExp) =>
  pieces
    .filter(({ code }) => name.test(code))
    .map(({ path }) => path)
    .sort()

test('nobody stops hearing somebody without being asked: only the question itself does it', () => {
  expect(using(/\bblockMail\b|mail\/block/)).toEqual([])
})

test('the chat, the page of a player and the letters ask', () => {
  expect(using(/<BlockQuestion\b/)).toEqual([
    'chat/conversation.tsx',
    'mail/block-button.tsx',
    'rating/profile-overlay.tsx',
  ])
})
