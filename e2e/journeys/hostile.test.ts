import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBrowser, type Visitor, withoutStage } from '../testing/browser.ts'
import { openDatabase } from '../testing/database.ts'
import { aGameServer } from '../testing/game-server.ts'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { field } from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()
let visitor: Visitor
let database: pg.Client
let playerId: number

beforeAll(async () => {
  database = await openDatabase(server.databaseUrl)
  visitor = await browser.visitor({ width: 390, height: 844, language: 'en' })
  await withoutStage(visitor)
  const registered = await visitor.page.request.post(`${server.address}/api/security/registerTrial`, {
    data: { characterAndCompanion: 'FEMALE_WITH_WOMAN_COMPANION_1', lang: 'EN', frontVersion: 439 },
  })
  playerId = (await registered.json()).id
})
afterAll(() => database?.end())

/** What a script of a stranger would set. */
const wasHacked = (): Promise<boolean> => visitor.page.evaluate(() => 'hacked' in window)

test('no script runs that did not come as a file of the game', async () => {
  const { page } = visitor
  await page.goto(server.address)
  await page.evaluate(() => {
    const refused = new Set<string>()
    Object.assign(window, { refused })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      refused.add(effectiveDirective),
    )
    const script = document.createElement('script')
    script.textContent = 'window.hacked = true'
    const image = document.createElement('div')
    image.innerHTML = '<img src="/nowhere" onerror="window.hacked = true"><p style="color: red"></p>'
    document.body.append(script, image)
    // In a task of the page itself: what a debugger evaluates at once may do more.
    setTimeout(() => {
      try {
        new Function('window.hacked = true')()
      } catch {
        refused.add('eval')
      }
    })
  })
  const refused = () =>
    page.evaluate(() => [...(window as unknown as { refused: Set<string> }).refused].toSorted())
  await expect
    .poll(refused)
    .toEqual(expect.arrayContaining(['eval', 'script-src-attr', 'script-src-elem', 'style-src-attr']))
  expect(await wasHacked()).toBe(false)
})

test.each([
  '<script>window.hacked=true</script>',
  '<img src=x onerror="window.hacked=true">',
  '"><svg onload=window.hacked=true>',
  "';window.hacked=true;//",
  'javascript:window.hacked=true',
  '&lt;b&gt;bold&lt;/b&gt;',
  '$t(shell:title)',
  '%s%n%x/../../etc',
  '__proto__',
  'Щ'.repeat(40),
  'W'.repeat(40),
  '👑🐉👨‍👩‍👧‍👦🏳️‍🌈🧙🏽‍♀️',
  'Z̸̢̛̺a̵̡̛l̴͓͊g̸̛͓o̷̟̽',
])('a player called %s is shown by that name and nothing else', async (name) => {
  await database.query('UPDATE player SET name = $1 WHERE id = $2', [name, playerId])
  const { page } = visitor
  await page.goto(`${server.address}/deletion`)
  await field(visitor, 'security:deletion.password').waitFor()
  const label = page.locator('label', { hasText: text('en', 'security:deletion.type-name', { name: '' }) })
  expect(await label.textContent()).toContain(name)
  expect(await wasHacked()).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
})

test('a name cannot turn the words around it', async () => {
  await database.query('UPDATE player SET name = $1 WHERE id = $2', ['\u202Egnp.\u2066exe\u200F', playerId])
  await visitor.page.goto(`${server.address}/deletion`)
  const label = visitor.page.locator('label', { hasText: 'gnp.exe' })
  await label.waitFor()
  expect(await label.textContent()).not.toMatch(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/)
})

const overflow = () => visitor.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** What the server's own cleaning would soften goes in behind its back. */
async function write(): Promise<{ topic: string }> {
  const topic = '11111111-1111-4111-8111-111111111111'
  const texts = [[...hostileTexts]]
  await database.query(
    `INSERT INTO forum_topic (board, id, theme, title, text, flag, author_id, at, last_at, last_comment)
     VALUES ('general', $1, 'TALK', $2, $3, 'GUEST', 1, now(), now(), $4)`,
    [topic, hostileTexts[1], hostileTexts.slice(0, 40).join('\n'), hostileTexts.length],
  )
  await database.query(
    `INSERT INTO forum_comment (topic_id, id, author_id, at, text)
     SELECT '${topic}', place, 1, now(), words FROM unnest($1::text[]) WITH ORDINALITY AS each(words, place)`,
    texts,
  )
  await database.query(
    `INSERT INTO gift (player_id, id, at, from_id, item, wish)
     SELECT ${playerId}, gen_random_uuid(), now(), 1, 'apple', words FROM unnest($1::text[]) AS each(words) LIMIT 100`,
    texts,
  )
  await database.query(
    `INSERT INTO news (id, at, title_ru, title_en, text_ru, text_en)
     SELECT 1000 + place, now(), words, words, words, words
     FROM unnest($1::text[]) WITH ORDINALITY AS each(words, place) LIMIT 60`,
    texts,
  )
  await database.query(
    `WITH last AS (UPDATE chat_room SET last_id = last_id + ${hostileTexts.length} WHERE room = 'main' RETURNING last_id)
     INSERT INTO chat_message (room, id, at, author_id, text)
     SELECT 'main', last_id - ${hostileTexts.length} + place, now(), 1, words
     FROM last, unnest($1::text[]) WITH ORDINALITY AS each(words, place)`,
    texts,
  )
  return { topic }
}

test('two hundred kinds of hostile text are only words, wherever players write', async () => {
  const { page } = visitor
  await database.query('UPDATE player SET name = $1 WHERE id = $2', ['Visitor', playerId])
  const { topic } = await write()
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(server.address) && !request.url().startsWith('data:'))
      elsewhere.push(request.url())
  })
  const more = (key: string) => page.getByRole('button', { name: text('en', key), exact: true })

  await page.goto(`${server.address}/topic/${topic}`)
  for (let shown = 20; shown < hostileTexts.length; shown += 20) {
    await expect.poll(() => page.locator('ol article').count()).toBe(shown)
    await more('forum:more-comments').click()
  }
  await expect.poll(() => page.locator('ol article').count()).toBe(hostileTexts.length)
  expect([await wasHacked(), await overflow()]).toEqual([false, 0])

  await page.goto(`${server.address}/gifts`)
  await expect.poll(() => page.locator('article').count()).toBe(100)
  expect([await wasHacked(), await overflow()]).toEqual([false, 0])

  await page.goto(`${server.address}/news`)
  await expect.poll(() => page.locator('article').count()).toBeGreaterThanOrEqual(20)
  expect([await wasHacked(), await overflow()]).toEqual([false, 0])

  await page.goto(`${server.address}/chat`)
  const list = page.getByRole('region', { name: text('en', 'chat:list') })
  await list.locator('article').first().waitFor()
  // The list grows upwards, twenty lines at a time.
  const held = async () => {
    await list.evaluate((element) => element.scrollTo(0, 0))
    return Number(await list.locator('li').first().getAttribute('aria-setsize'))
  }
  await expect.poll(held).toBeGreaterThanOrEqual(40)
  expect([await wasHacked(), await overflow()]).toEqual([false, 0])
  expect(elsewhere).toEqual([])
})
