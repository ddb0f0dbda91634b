import { describe, expect, test } from 'vitest'
import { expectForEveryone } from '../testing/axe.ts'
import { aBrowser, type Device, type Visitor, withoutStage } from '../testing/browser.ts'
import { aGameServer } from '../testing/game-server.ts'
import { button, heading, pressIfThere, wasSaid } from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()

const devices: readonly Device[] = [
  { width: 390, height: 844, language: 'ru' },
  { width: 1440, height: 900, language: 'en' },
]

const whoPlays = '**/api/player/info/current*'
const settingsPiece = '**/assets/settings-overlay-*.js*'

describe.each(devices)('at $width x $height in $language', (device) => {
  async function aGuest(): Promise<Visitor> {
    const visitor = await browser.visitor(device)
    await withoutStage(visitor)
    return visitor
  }

  /** Somebody who has a character already. */
  async function aTraveller(): Promise<Visitor> {
    const visitor = await aGuest()
    await visitor.page.request.post(`${server.address}/api/security/registerTrial`, {
      data: {
        characterAndCompanion: 'FEMALE_WITH_WOMAN_COMPANION_1',
        lang: device.language.toUpperCase(),
        frontVersion: 439,
      },
    })
    return visitor
  }

  const notice = ({ page }: Visitor) =>
    page.getByRole('status').filter({ hasText: text(device.language, 'shell:offline.title') })

  test('a server that does not answer is asked three times more, then a page offers to try again', async () => {
    const visitor = await aGuest()
    const { page } = visitor
    let asked = 0
    await page.route(whoPlays, (route) => {
      asked += 1
      return route.abort()
    })
    await page.clock.install()
    await page.goto(server.address)
    const lost = heading(visitor, 'shell:connection.unavailable')
    await button(visitor, 'shell:start').waitFor()
    await expect
      .poll(async () => {
        await page.clock.runFor(500)
        return lost.isVisible()
      })
      .toBe(true)
    // Each of the four times the call itself is repeated twice before it gives up.
    expect(asked).toBe(4 * 3)
    await expectForEveryone(page)
    await page.unroute(whoPlays)
    await button(visitor, 'shell:connection.connect').click()
    await lost.waitFor({ state: 'detached' })
    await button(visitor, 'shell:login').waitFor()
    await visitor.leave()
  })

  test('a page older than the server may bear is asked to come anew', async () => {
    const visitor = await aGuest()
    const { page } = visitor
    await page.route(whoPlays, (route) => {
      const address = new URL(route.request().url())
      address.searchParams.set('frontVersion', '1')
      return route.continue({ url: address.href })
    })
    await page.goto(server.address)
    await heading(visitor, 'shell:outdated.title').waitFor()
    await expectForEveryone(page)
    await page.unroute(whoPlays)
    await button(visitor, 'shell:outdated.update').click()
    await button(visitor, 'shell:login').waitFor()
    await expect.poll(() => heading(visitor, 'shell:outdated.title').count()).toBe(0)
    await visitor.leave()
  })

  test('a piece of the game that got lost on the way is fetched again', async () => {
    const visitor = await aGuest()
    const { page } = visitor
    // Some browsers ask once more by themselves before they give up: it is lost for as long as nobody is told.
    await page.route(settingsPiece, (route) => route.abort())
    await page.goto(`${server.address}/settings`)
    await wasSaid(visitor, 'shell:failure.chunk')
    expect(await heading(visitor, 'settings:title').count()).toBe(0)
    await page.unroute(settingsPiece)
    await heading(visitor, 'settings:title').waitFor()
    await visitor.leave()
  })

  test('a page that breaks while it is drawn says so, tells the server, and starts anew', async () => {
    const visitor = await aGuest()
    const { page } = visitor
    await page.route(settingsPiece, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new Error("broken on purpose") }',
      }),
    )
    const told = page.waitForRequest(
      (request) =>
        request.url().includes('/api/log/add') && !!request.postData()?.includes('broken on purpose'),
    )
    await page.goto(`${server.address}/settings`)
    await heading(visitor, 'shell:failure.title').waitFor()
    await told
    await expectForEveryone(page)
    await page.unroute(settingsPiece)
    await button(visitor, 'shell:failure.reload').click()
    await heading(visitor, 'settings:title').waitFor()
    await visitor.leave()
  })

  test('without a network a strip says so until it is back', async () => {
    const visitor = await aTraveller()
    const { page } = visitor
    await page.goto(server.address)
    await button(visitor, 'shell:continue').waitFor()
    await page.context().setOffline(true)
    await notice(visitor).waitFor()
    await expectForEveryone(page)
    await page.context().setOffline(false)
    await wasSaid(visitor, 'shell:offline.back')
    await notice(visitor).waitFor({ state: 'detached' })
    await visitor.leave()
  })

  test('while the wire is broken a strip counts to the next try, and a knock mends it at once', async () => {
    const visitor = await aTraveller()
    const { page } = visitor
    let broken = true
    let mended = 0
    await page.routeWebSocket(/\/api\/websocket/, (wire) => {
      if (broken) return void wire.close({ code: 1011 })
      mended += 1
      wire.connectToServer()
    })
    await page.goto(server.address)
    await notice(visitor).waitFor()
    await expectForEveryone(page)
    broken = false
    await pressIfThere(button(visitor, 'shell:offline.now'))
    await notice(visitor).waitFor({ state: 'detached' })
    expect(mended).toBe(1)
    await visitor.leave()
  })
})
