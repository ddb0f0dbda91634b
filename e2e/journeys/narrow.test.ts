import { beforeAll, expect, test } from 'vitest'
import { aBrowser, type Visitor, withoutStage } from '../testing/browser.ts'
import { openDatabase } from '../testing/database.ts'
import { aGameServer } from '../testing/game-server.ts'
import { field } from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()
const phone = { width: 390, height: 844, language: 'ru' } as const
const longName = 'Широкоплечий Щёголь'

/** A hero on a phone, who whispers with a moderator of a long name. */
let hero: Visitor

async function comeIn(name: string): Promise<Visitor> {
  const visitor = await browser.visitor(phone)
  await withoutStage(visitor)
  await post(visitor, 'security/login', { name, password: 'try-the-stair' })
  await post(visitor, 'player/lang/switch/RU')
  return visitor
}

async function post({ page }: Visitor, path: string, data = {}): Promise<void> {
  const answer = await page.request.post(`${server.address}/api/${path}`, { data })
  expect(answer.status(), path).toBe(200)
}

beforeAll(async () => {
  const keeper = await comeIn('moderator')
  const database = await openDatabase(server.databaseUrl)
  const { rows } = await database.query(`UPDATE player SET name = $1 WHERE name = 'moderator' RETURNING id`, [
    longName,
  ])
  await database.end()
  await post(keeper, 'chat/MAIN/send', { text: 'Пусть ступени не скрипят' })
  await keeper.leave()
  await (await comeIn('hero')).leave()
  hero = await comeIn('hero')
  await post(hero, 'chat/PRIVAT/send', { text: 'А почему они скрипят?', to: Number(rows[0]?.id) })
})

/** What stands in the heads of lines and is cut without a word, or leaves its line. */
const cutShort = ({ page }: Visitor): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('article header > *')]
      .filter((part) => {
        const line = part.closest('article')?.getBoundingClientRect()
        const leaves = part.getBoundingClientRect().right > (line?.right ?? 0)
        const isWhole = part.scrollWidth <= part.clientWidth
        const isTold = getComputedStyle(part).textOverflow === 'ellipsis' && part.title === part.textContent
        return leaves || part.clientWidth === 0 || !(isWhole || isTold)
      })
      .map((part) => part.textContent ?? ''),
  )

test('however long a name is, nothing in the head of a line is cut without a word', async () => {
  const { page } = hero
  await page.goto(`${server.address}/chat`)
  await page.locator('article', { hasText: longName }).first().waitFor()
  expect(await cutShort(hero)).toEqual([])
  await page.getByRole('tab', { name: text('ru', 'chat:room.PRIVAT') }).click()
  await page.locator('article', { hasText: 'А почему они скрипят?' }).waitFor()
  await field(hero, 'chat:write').waitFor()
  expect(await cutShort(hero)).toEqual([])
})

test('how long ago a device was seen grows while one looks at it', async () => {
  const { page } = hero
  await page.clock.install()
  await page.goto(`${server.address}/sessions`)
  const seen = (time: string) =>
    page.getByText(
      text('ru', 'security:sessions.last-seen', { time: text('ru', 'common:time.ago', { time }) }),
      { exact: true },
    )
  await seen('1 минуту').waitFor()
  await page.clock.runFor('03:00')
  await seen('3 минуты').waitFor()
})
