import { describe, expect, test } from 'vitest'
import { expectForEveryone } from '../testing/axe.ts'
import { aBrowser, type Device, type Visitor, withoutStage } from '../testing/browser.ts'
import { aGameServer } from '../testing/game-server.ts'
import { button, field, heading, isListening } from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()

const devices: readonly Device[] = [
  { width: 390, height: 844, language: 'ru' },
  { width: 1440, height: 900, language: 'en' },
]
const password = 'nine lazy owls'

describe.each(devices)('at $width x $height in $language', (device) => {
  const name = device.language === 'ru' ? 'Милолика' : 'Milolika'
  let visitor: Visitor

  async function ask({ page }: Visitor, call: string, data: object = {}): Promise<void> {
    const answer = await page.request.post(`${server.address}/api/${call}`, { data })
    expect(answer.status(), call).toBe(200)
  }

  /** The big button is the first one offered, and a new hero is offered after it. */
  async function expectSigningInFirst(): Promise<void> {
    const [signIn, begin] = [button(visitor, 'shell:log-in'), button(visitor, 'shell:start-anew')]
    const [first, second] = [await signIn.boundingBox(), await begin.boundingBox()]
    expect(first?.y).toBeLessThan(second?.y ?? 0)
    expect(first?.height).toBeGreaterThan(second?.height ?? 0)
  }

  test('a device whose session was ended elsewhere is told so, and offered to sign in', async () => {
    visitor = await browser.visitor(device)
    await withoutStage(visitor)
    const { page } = visitor
    await ask(visitor, 'security/registerTrial', {
      characterAndCompanion: 'FEMALE_WITH_WOMAN_COMPANION_1',
      lang: device.language.toUpperCase(),
      frontVersion: 439,
    })
    const consents = { privacyPolicy: true, publicOffer: true, userAgreement: true, cookies: true }
    const optionalMailOrPhone = `${device.language}@example.net`
    await ask(visitor, 'security/register', { name, password, optionalMailOrPhone, consents })
    await page.goto(server.address)
    await button(visitor, 'shell:continue').waitFor()
    await isListening(visitor)
    const elsewhere = await browser.visitor(device)
    await ask(elsewhere, 'security/login', { name, password, lang: device.language.toUpperCase() })
    await ask(elsewhere, 'security/sessions/others/end')
    await elsewhere.leave()
    await heading(visitor, 'shell:signed-out.title').waitFor()
    await page.getByText(text(device.language, 'shell:signed-out.text')).waitFor()
    await expectForEveryone(page)
    await button(visitor, 'shell:log-in').click()
    await heading(visitor, 'security:login.title').waitFor()
  })

  test('it is told once, and goes on offering to sign in before a new hero', async () => {
    const { page } = visitor
    await page.goto(server.address)
    await button(visitor, 'shell:log-in').waitFor()
    await expectSigningInFirst()
    expect(await heading(visitor, 'shell:signed-out.title').count()).toBe(0)
    await expectForEveryone(page)
  })

  test('whoever signs out here is told nothing, and offered to sign in as well', async () => {
    const { page } = visitor
    await page.goto(`${server.address}/login`)
    // An empty field is told of by name, and nobody is asked whether it fits.
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text(device.language, 'security:login.submit'), exact: true })
      .click()
    for (const key of ['name-empty', 'password-empty'])
      await page.getByText(text(device.language, `security:refused.${key}`)).waitFor()
    await field(visitor, 'security:login.name').fill(name)
    await field(visitor, 'security:login.password').fill(password)
    await button(visitor, 'security:login.submit').click()
    await button(visitor, 'shell:continue').waitFor()
    await page.goto(`${server.address}/settings`)
    await button(visitor, 'settings:account.logout').click()
    await page
      .getByRole('dialog', { name: text(device.language, 'security:logout.title') })
      .getByRole('button', { name: text(device.language, 'security:logout.submit'), exact: true })
      .click()
    await button(visitor, 'shell:start-anew').waitFor()
    await expectSigningInFirst()
    expect(await heading(visitor, 'shell:signed-out.title').count()).toBe(0)
    await visitor.leave()
  })
})
