import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { platformsForTests } from '../../apps/server/testing/platforms-for-tests.ts'
import { aBrowser, type Visitor, withoutStage } from '../testing/browser.ts'
import { FrontDoor } from '../testing/front-door.ts'
import { GameServer } from '../testing/game-server.ts'
import { fakePlatforms } from '../testing/platforms/platforms.ts'
import { button } from '../testing/player.ts'
import { copyWorld } from '../testing/world.ts'

const server = new GameServer()
const browser = aBrowser()
/** Where players find the game, and where its servers can be reached without a detour. */
const front = new FrontDoor()
const direct = new FrontDoor()
const photo = fakePlatforms.find(({ name }) => name === 'photo')

beforeAll(async () => {
  await front.open('127.0.0.1')
  await direct.open('localhost')
  await server.openOver(await copyWorld(inject('world')), {
    ...platformsForTests,
    PUBLIC_URL: front.address,
    DIRECT_URL: direct.address,
  })
  front.leadTo(server)
  direct.leadTo(server)
})
afterAll(async () => {
  await Promise.all([front.close(), direct.close()])
  await server.stop()
})

/** Somebody whom the photo network vouches for: the page itself holds who it is. */
async function aPlayerOfPhotos(user: string) {
  const proof = photo?.proof?.(user) ?? ''
  const body = JSON.stringify({ characterAndCompanion: 'MALE_WITH_MAN_COMPANION_1', proof, lang: 'EN' })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${server.address}/api/integration/photo/authenticate`, { method: 'POST', headers, body })
  const visitor = await browser.visitor({ width: 390, height: 844, language: 'en' })
  await withoutStage(visitor)
  const asked: string[] = []
  visitor.page.on('request', (request) => asked.push(`${request.method()} ${request.url().split('?')[0]}`))
  const recognition = visitor.page.waitForResponse(`${direct.address}/api/player/id/current`)
  await visitor.page.goto(`${front.address}/?${proof}`)
  await button(visitor, 'shell:continue').waitFor()
  /** The direct domain has said who this is, and the page has read it. */
  const isRecognised = async () => {
    await (await recognition).finished()
    await visitor.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  }
  return { visitor, asked, isRecognised }
}

const changeLanguage = ({ page }: Visitor) => page.getByRole('button', { name: /^(RU|EN): / }).click()

test('whoever may use the direct domain and is the same player there makes all later calls there', async () => {
  const { visitor, asked, isRecognised } = await aPlayerOfPhotos('direct-1')
  await isRecognised()
  await changeLanguage(visitor)
  await expect.poll(() => asked).toContain(`POST ${direct.address}/api/player/lang/switch/RU`)
  expect(asked).not.toContain(`POST ${front.address}/api/player/lang/switch/RU`)
})

test('whom the direct domain does not know, or who has no authorization to show there, stays at home', async () => {
  const { visitor } = await aPlayerOfPhotos('direct-2')
  const { page } = visitor
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url().split('?')[0]}`))
  await page.route(`${direct.address}/api/player/id/current`, (route) =>
    route.fulfill({ json: { id: 1 }, headers: { 'access-control-allow-origin': front.address } }),
  )
  await page.reload()
  await button(visitor, 'shell:continue').waitFor()
  await expect.poll(() => asked).toContain(`GET ${direct.address}/api/player/id/current`)
  await changeLanguage(visitor)
  await expect.poll(() => asked).toContain(`POST ${front.address}/api/player/lang/switch/RU`)
})

test('when the direct domain is lost the game goes on at home', async () => {
  const { visitor, asked, isRecognised } = await aPlayerOfPhotos('direct-3')
  await isRecognised()
  await visitor.page.route(`${direct.address}/**`, (route) => route.abort())
  await changeLanguage(visitor)
  await expect.poll(() => asked).toContain(`POST ${front.address}/api/player/lang/switch/RU`)
})
