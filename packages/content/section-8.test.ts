import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Where refusals are made and texts are shown; tests and what only tests use do not count. */
const folders = ['../rules/', '../../apps/server/', '../../apps/web/'].map(
  (path) => new URL(path, import.meta.url),
)
const isSource = (name: string): boolean =>
  /\.tsx?$/.test(name) && !/\.test\.|(^|\/)(testing|node_modules)\//.test(name)

const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => readFileSync(new URL(name, folder), 'utf8')),
)
const isSaid = (words: string): boolean => sources.some((source) => source.includes(words))

/** The text under a key, in English: the wording of the specification. */
function textOf(key: string): unknown {
  const [area = '', ...way] = key.split('.')
  const texts: unknown = JSON.parse(readFileSync(new URL(`./text/en/${area}.json`, import.meta.url), 'utf8'))
  return way.reduce((here, name) => (here as Record<string, unknown>)[name], texts)
}

describe('the error catalogue of section 8', () => {
  test.each([
    ['Not enough emeralds', 'wallet.not-enough.mithril', 'not-enough.'],
    ['Not enough gems!', 'wallet.not-enough-gems', "'not-enough-gems'"],
    ['Insufficient emeralds', 'wallet.to-the-bank', "'to-the-bank'"],
    ['Not enough funds to buy', 'wallet.not-enough-funds', "'not-enough-funds'"],
    ['Not enough resources', 'wallet.not-enough-all', "'not-enough-all'"],
    ['Not enough tickets', 'errors.not-enough-tickets', 'errors.not-enough-tickets'],
    ['Not enough amethysts', 'wallet.not-enough.amethyst', 'not-enough.'],
    ['Not enough caviar!', 'wallet.not-enough.caviar', 'not-enough.'],
    ['The clan has insufficient funds', 'clan.refused.insufficient-funds', 'clan.refused.insufficient-funds'],
    [
      'Your clan has the maximum number of members. Increase the clan level to invite more people.',
      'clan.refused.full',
      'clan.refused.full',
    ],
    ["You can't write in chat, possible reason: chat ban", 'errors.chat-banned', 'errors.chat-banned'],
    [
      'You are not allowed to chat, possible reason: chat ban',
      'errors.chat-not-allowed',
      'errors.chat-not-allowed',
    ],
    ['You need level 10 to send a message!', 'errors.chat-level', 'errors.chat-level'],
    ['No free space for artifact', 'things.refused.no-space', 'things.refused.no-space'],
    ['All slots are filled', 'things.refused.slots-filled', 'things.refused.slots-filled'],
    [
      'Oops! The game is unavailable, probably an update',
      'shell.connection.unavailable',
      'connection.unavailable',
    ],
    ['SERVER CONNECTION HAS BEEN TERMINATED', 'shell.terminated.title', 'terminated.title'],
    ['Your version is outdated', 'shell.outdated.title', 'outdated.title'],
    ['VERSION OBSOLETE', 'shell.obsolete.title', 'obsolete.title'],
    ['RELOAD', 'shell.obsolete.reload', 'obsolete.reload'],
    ['Initialization error', 'shell.failure.title', 'failure.title'],
    ['You have already used the promotion', 'errors.promotion-used', 'errors.promotion-used'],
    ["You've already used the offering.", 'errors.offering-used', 'errors.offering-used'],
    [
      'You can use offer not more than {{count}} times per day',
      'errors.offer-daily-limit_other',
      'errors.offer-daily-limit',
    ],
    [
      'You can spend not more than {{count}} tickets per day. Tomorrow brings more.',
      'errors.tickets-daily-limit_other',
      'errors.tickets-daily-limit',
    ],
    ['Arena has not opened yet, wait a little...', 'errors.arena-not-open', 'errors.arena-not-open'],
    ['Sale is not started yet', 'errors.sale-not-started', 'errors.sale-not-started'],
    ['Please take previous pack before', 'errors.previous-pack', 'errors.previous-pack'],
    ['Text is too long', 'errors.text-too-long', 'errors.text-too-long'],
  ])('“%s” is written, and said where it belongs', (wording, key, said) => {
    expect(textOf(key)).toBe(wording)
    expect(isSaid(said)).toBe(true)
  })

  test.each([
    'Wrong response for spin wheel',
    'Wrong response for take award from wheel',
    'payment failed',
    'Unknown skill',
    'texture null',
    'Unknown warrior class',
    'Loading chunk ',
    'CSS_CHUNK_LOAD_FAILED',
  ])('“%s” stands in the log', (words) => {
    expect(isSaid(words)).toBe(true)
  })
})
