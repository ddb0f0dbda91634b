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
const wasHacked = ({ page }: Visitor): Promise<boolean> => page.evaluate(() => 'hacked' in window)

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
  expect(await wasHacked(visitor)).toBe(false)
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
  await expect.poll(() => label.textContent()).toContain(name)
  expect(await wasHacked(visitor)).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
})

test('a name cannot turn the words around it', async () => {
  await database.query('UPDATE player SET name = $1 WHERE id = $2', ['\u202Egnp.\u2066exe\u200F', playerId])
  await visitor.page.goto(`${server.address}/deletion`)
  const label = visitor.page.locator('label', { hasText: 'gnp.exe' })
  await label.waitFor()
  expect(await label.textContent()).not.toMatch(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/)
})

const overflow = ({ page }: Visitor) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** So many hostile texts in one, a line each. */
const bunches = (size: number): string[] =>
  Array.from({ length: hostileTexts.length / size }, (_, place) =>
    hostileTexts.slice(place * size, (place + 1) * size).join('\n'),
  )

const topic = '11111111-1111-4111-8111-111111111111'
const count = hostileTexts.length
const texts = [[...hostileTexts]]

/** What the server's own cleaning would soften goes in behind its back. */
async function write(): Promise<void> {
  await database.query(
    `INSERT INTO forum_topic (board, id, theme, title, text, flag, author_id, at, last_at, last_comment)
     VALUES ('general', $1, 'TALK', $2, $3, 'GUEST', 1, now(), now(), $4)`,
    [topic, hostileTexts[1], hostileTexts.slice(0, 40).join('\n'), count],
  )
  await database.query(
    `INSERT INTO forum_comment (topic_id, id, author_id, at, text)
     SELECT '${topic}', place, 1, now(), words FROM unnest($1::text[]) WITH ORDINALITY AS each(words, place)`,
    texts,
  )
  await database.query(
    `INSERT INTO gift (player_id, id, at, from_id, item, wish)
     SELECT ${playerId}, gen_random_uuid(), now(), 1, 'apple', words FROM unnest($1::text[]) AS each(words)`,
    [bunches(2)],
  )
  await database.query(
    `INSERT INTO news (id, at, title_ru, title_en, text_ru, text_en)
     SELECT 1000 + place, now(), left(words, 60), left(words, 60), words, words
     FROM unnest($1::text[]) WITH ORDINALITY AS each(words, place)`,
    [bunches(10)],
  )
  await database.query(
    `WITH last AS (UPDATE chat_room SET last_id = last_id + ${count} WHERE room = 'main' RETURNING last_id)
     INSERT INTO chat_message (room, id, at, author_id, text)
     SELECT 'main', last_id - ${count} + place, now(), 1, words
     FROM last, unnest($1::text[]) WITH ORDINALITY AS each(words, place)`,
    texts,
  )
  await database.query(
    `WITH dialog AS (INSERT INTO mail_dialog (owner_id, partner_id, last_id, unread, last_at)
       VALUES (${playerId}, 1, ${count}, 1, now()) RETURNING owner_id, partner_id)
     INSERT INTO mail_message (owner_id, partner_id, id, at, own, text)
     SELECT owner_id, partner_id, place, now(), place % 2 = 0, words
     FROM dialog, unnest($1::text[]) WITH ORDINALITY AS each(words, place)`,
    texts,
  )
}

/** The same before the eyes of a keeper: complaints with what was said around them, and reasons in the log. */
async function complain(): Promise<void> {
  await database.query(
    `INSERT INTO moderation_case (id, at, kind, from_id, about_id, subject)
     SELECT gen_random_uuid(), now() - interval '1 year', 'CHAT', 1, ${playerId}, subject::jsonb
     FROM unnest($1::text[]) AS each(subject)`,
    [
      Array.from({ length: count / 4 }, (_, place) => {
        const four = hostileTexts.slice(place * 4, place * 4 + 4).map((words) => words.toWellFormed())
        const [said, quoted, ...around] = four
        const context = around.map((words) => ({ author: words, text: words, at: 0, reported: false }))
        return JSON.stringify({ text: said, quoted, marks: [], context })
      }),
    ],
  )
  await database.query(
    `INSERT INTO keeper_log (player_id, at, id, actor_id, deed, note, detail)
     SELECT ${playerId}, now(), gen_random_uuid(), 1, 'BAN', words, '{}' FROM unnest($1::text[]) AS each(words)`,
    texts,
  )
}

/** Everything that was asked for elsewhere than from the game itself. */
function strayRequests({ page }: Visitor): readonly string[] {
  const stray: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(server.address) && !request.url().startsWith('data:'))
      stray.push(request.url())
  })
  return stray
}

const expectOnlyWords = async (reader: Visitor) =>
  expect([await wasHacked(reader), await overflow(reader)]).toEqual([false, 0])

/** Reads a list that draws only what is in sight, from its end to its very top, until every row has been drawn. */
async function readWhole({ page }: Visitor, label: string, rows: number): Promise<void> {
  const list = page.getByRole('region', { name: label })
  await list.locator('article').first().waitFor()
  // On a screen as tall as a tower it takes a few steps, not a hundred.
  await page.setViewportSize({ width: 390, height: 4_000 })
  await page.getByRole('dialog').evaluate((dialog) => {
    dialog.style.height = '100%'
  })
  await list.evaluate((frame) => {
    const drawn = new Set<number>()
    const note = () => {
      for (const row of frame.querySelectorAll('li')) {
        // Counted from the end: what is loaded comes before it.
        drawn.add(Number(row.ariaSetSize) - Number(row.ariaPosInSet))
      }
    }
    note()
    new MutationObserver(note).observe(frame, { subtree: true, childList: true, attributes: true })
    Object.assign(window, { drawn })
  })
  const climb = () =>
    list.evaluate((frame, all) => {
      const isWhole = frame.scrollTop === 0 && frame.querySelector('li')?.ariaSetSize === String(all)
      frame.scrollBy(0, isWhole ? frame.scrollHeight : -frame.clientHeight)
      return (window as unknown as { drawn: Set<number> }).drawn.size
    }, rows)
  // A long way up, on a slow machine longer still.
  await expect.poll(climb, { timeout: 120_000 }).toBe(rows)
  await page.setViewportSize({ width: 390, height: 844 })
}

test('two hundred kinds of hostile text are only words on the forum, in gifts and in the news', async () => {
  const { page } = visitor
  await database.query('UPDATE player SET name = $1 WHERE id = $2', ['Visitor', playerId])
  await write()
  const stray = strayRequests(visitor)
  const more = (key: string) => page.getByRole('button', { name: text('en', key), exact: true })

  await page.goto(`${server.address}/topic/${topic}`)
  for (let shown = 20; shown < count; shown += 20) {
    await expect.poll(() => page.locator('ol article').count()).toBe(shown)
    await more('forum:more-comments').click()
  }
  await expect.poll(() => page.locator('ol article').count()).toBe(count)
  await expectOnlyWords(visitor)

  await page.goto(`${server.address}/gifts`)
  await expect.poll(() => page.locator('article').count()).toBe(count / 2)
  await expectOnlyWords(visitor)

  await page.goto(`${server.address}/news`)
  await expect.poll(() => page.locator('article').count()).toBe(count / 10)
  await expectOnlyWords(visitor)

  expect(stray).toEqual([])
})

test('they are only words in the chat up to its very top, and in letters', async () => {
  const { page } = visitor
  const stray = strayRequests(visitor)
  await page.goto(`${server.address}/chat`)
  await page.getByRole('button', { name: text('en', 'chat:tongue.all'), exact: true }).click()
  const { rows } = await database.query("SELECT last_id::int FROM chat_room WHERE room = 'main'")
  await readWhole(visitor, text('en', 'chat:list'), rows[0].last_id)
  await expectOnlyWords(visitor)

  await page.goto(`${server.address}/mail`)
  await page.getByRole('region', { name: text('en', 'mail:dialogs') }).waitFor()
  await expectOnlyWords(visitor)
  await page.goto(`${server.address}/dialog/1`)
  await readWhole(visitor, text('en', 'mail:letters'), count)
  await expectOnlyWords(visitor)
  expect(stray).toEqual([])
})

test('the same texts are only words on the desk of the keepers', async () => {
  const keeper = await browser.visitor({ width: 390, height: 844, language: 'en' })
  await withoutStage(keeper)
  const { page } = keeper
  await page.request.post(`${server.address}/api/security/login`, {
    data: { name: 'moderator', password: 'try-the-stair' },
  })
  await page.request.post(`${server.address}/api/player/lang/switch/EN`)
  await complain()
  const stray = strayRequests(keeper)

  await page.goto(`${server.address}/console`)
  await expect.poll(() => page.locator('article').count()).toBe(count / 4)
  await page.evaluate(() => {
    for (const around of document.querySelectorAll('details')) around.open = true
  })
  await expect.poll(() => page.locator('details li').count()).toBe(count / 2)
  await expectOnlyWords(keeper)

  await page.goto(`${server.address}/card/${playerId}`)
  const lines = page.getByRole('dialog').getByRole('listitem')
  const older = page.getByRole('button', { name: text('en', 'console:history.more'), exact: true })
  for (let shown = 50; shown < count; shown += 50) {
    await expect.poll(() => lines.count()).toBe(shown)
    await older.click()
  }
  await expect.poll(() => lines.count()).toBeGreaterThanOrEqual(count)
  await expectOnlyWords(keeper)
  expect(stray).toEqual([])
})
