import { describe, expect, test } from 'vitest'
import { expectForEveryone } from '../testing/axe.ts'
import {
  aBrowser,
  type Device,
  expectNoComplaints,
  type Visitor,
  withoutStage,
  withStage,
} from '../testing/browser.ts'
import { aGameServer } from '../testing/game-server.ts'
import {
  beginToPlay,
  button,
  dialogFocused,
  field,
  goOn,
  heading,
  isAt,
  leaveByEscape,
  openSettings,
  pressIfThere,
  register,
} from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()

const devices: readonly Device[] = [
  { width: 390, height: 844, language: 'ru' },
  { width: 1440, height: 900, language: 'en' },
]

const password = 'nine lazy owls'

/** Runs in the page. */
function isSeenAndFocused(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return document.activeElement === element && top >= 0 && bottom <= innerHeight
}

describe.each(devices)('a traveller at $width x $height in $language', (device) => {
  let visitor: Visitor
  const name = device.language === 'ru' ? 'Василиса' : 'Vassilissa'

  test('is asked for a name where a page of an account is opened without one', async () => {
    visitor = await browser.visitor(device)
    const { page } = visitor
    await withoutStage(visitor)
    for (const overlay of ['register', 'sessions']) {
      await page.goto(`${server.address}/${overlay}`)
      await heading(visitor, 'security:login.title').waitFor()
      await isAt(visitor, '/login')
    }
    await expectForEveryone(page)
    await dialogFocused(visitor)
    await page.keyboard.press('Escape')
    // The title is there again for everyone only when the dialog has let it go.
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectForEveryone(page)
  })

  test('chooses a character and stands on the road', async () => {
    await withStage(visitor)
    await beginToPlay(visitor, server.address)
    await expectForEveryone(visitor.page)
  })

  test('is led to what is wrong in the entry, and hears of all of it at once', async () => {
    const { page } = visitor
    await withoutStage(visitor)
    await page.goto(`${server.address}/register`)
    const secret = field(visitor, 'security:register.password')
    await field(visitor, 'security:register.name').fill(name)
    await secret.fill(password)
    // Whoever doubts may look at what was written.
    const isHidden = () => secret.evaluate((input: HTMLInputElement) => input.type === 'password')
    await button(visitor, 'security:login.show-password').click()
    expect(await isHidden()).toBe(false)
    await button(visitor, 'security:login.hide-password').click()
    expect(await isHidden()).toBe(true)
    await field(visitor, 'security:register.password-repeat').fill(`${password}!`)
    await page.getByRole('checkbox', { name: text(device.language, 'security:register.accept-all') }).click()
    await button(visitor, 'security:register.submit').click()
    for (const key of ['passwords-differ', 'contact-required'])
      await page.getByText(text(device.language, `security:refused.${key}`)).waitFor()
    await expect.poll(() => secret.evaluate(isSeenAndFocused)).toBe(true)
    await expectForEveryone(page)
  })

  test('signs the book after reading a document, and loses nothing that was filled in', async () => {
    const { page } = visitor
    await withoutStage(visitor)
    await page.goto(`${server.address}/register`)
    await field(visitor, 'security:register.name').fill(name)
    await expectForEveryone(page)
    await page
      .getByRole('button', { name: text(device.language, 'security:register.read') })
      .first()
      .click()
    await heading(visitor, 'legal:privacyPolicy.title').waitFor()
    await page.goBack()
    expect(await field(visitor, 'security:register.name').inputValue()).toBe(name)
    await register(visitor, name, password)
  })

  test('changes every setting, and finds them so after a reload', async () => {
    const { page } = visitor
    await page.goto(`${server.address}/settings`)
    const choice = (key: string) => page.getByLabel(text(device.language, key), { exact: true })
    const isChosen = (key: string, option: string) =>
      expect.poll(() => choice(key).inputValue(), { message: key }).toBe(option)
    const isSwitched = (key: string, checked: boolean) =>
      page.getByRole('switch', { name: text(device.language, key), checked }).waitFor()
    const wanted = Object.entries({
      'settings:move-speed.label': 'FAST',
      'settings:group-levelling.label': 'group',
      'settings:quality.label': 'LOW',
    })
    await page.getByRole('switch', { name: text(device.language, 'settings:sound.label') }).click()
    await isSwitched('settings:sound.label', false)
    for (const [key, option] of wanted) {
      await choice(key).selectOption(option)
      // The server has it: a reload would cut off what is still on its way.
      await isChosen(key, option)
    }
    await page.getByRole('switch', { name: text(device.language, 'settings:announcements.label') }).click()
    await isSwitched('settings:announcements.label', false)
    await page.getByRole('switch', { name: text(device.language, 'settings:interface.MODERN') }).click()
    await page.locator('html[data-skin="modern"]').waitFor()
    await expectForEveryone(page)
    await page.reload()
    await page.locator('html[data-skin="modern"]').waitFor()
    for (const [key, option] of wanted) await isChosen(key, option)
    await isSwitched('settings:sound.label', false)
  })

  test('speaks the other language everywhere at once, and back', async () => {
    const { page } = visitor
    const other = device.language === 'ru' ? 'en' : 'ru'
    await page
      .getByLabel(text(device.language, 'settings:language.label'), { exact: true })
      .selectOption(other.toUpperCase())
    await page.getByRole('heading', { name: text(other, 'settings:title') }).waitFor()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(other)
    const back = page.getByLabel(text(other, 'settings:language.label'), { exact: true })
    await back.selectOption(device.language.toUpperCase())
    await heading(visitor, 'settings:title').waitFor()
  })

  test.each([
    'rename',
    'contact',
    'password',
    'sessions',
    'export',
    'deletion',
    'notifications',
    'healing',
    'legal/offer',
  ])('opens %s by its address, and everyone can use it', async (overlay) => {
    const { page } = visitor
    await page.goto(`${server.address}/${overlay}`)
    await page.getByRole('dialog').waitFor()
    await expectForEveryone(page)
    await leaveByEscape(visitor)
    await isAt(visitor, '/')
  })

  test('is told when the account is opened elsewhere, and may take it back', async () => {
    const second = await browser.visitor(device)
    await withoutStage(second)
    await second.page.goto(`${server.address}/login`)
    await field(second, 'security:login.name').fill(name)
    await field(second, 'security:login.password').fill(password)
    await second.page
      .getByRole('dialog')
      .getByRole('button', { name: text(device.language, 'security:login.submit') })
      .click()
    await button(second, 'shell:continue').waitFor()
    // The device that came last is the one that plays.
    const entered = visitor.page.waitForResponse(/api\/player\/info\/current/)
    await visitor.page.goto(`${server.address}/settings`)
    await entered
    await second.page.reload()
    await button(second, 'shell:continue').waitFor()
    await visitor.page.getByRole('switch', { name: text(device.language, 'settings:sound.label') }).click()
    await heading(visitor, 'shell:newer-session.title').waitFor()
    await button(visitor, 'shell:newer-session.here').click()
    await heading(visitor, 'shell:newer-session.title').waitFor({ state: 'detached' })
    await visitor.page.getByRole('switch', { name: text(device.language, 'settings:sound.label') }).click()
    await visitor.page
      .getByRole('switch', { name: text(device.language, 'settings:sound.label'), checked: true })
      .waitFor()
    await second.leave()
  })

  test('sees the page of a lost connection while the server is away, and comes back', async () => {
    await withStage(visitor)
    await goOn(visitor, server.address)
    expectNoComplaints({ ...visitor, complaints: visitor.complaints.filter((one) => !isRefusalNote(one)) })
    await server.stop()
    await heading(visitor, 'shell:terminated.title').waitFor()
    await expectForEveryone(visitor.page)
    await server.start()
    await pressIfThere(button(visitor, 'shell:terminated.connect'))
    await heading(visitor, 'shell:terminated.title').waitFor({ state: 'detached' })
    // A hint may come at any moment and lie over the door.
    await visitor.page.addLocatorHandler(button(visitor, 'teaching:skip-all'), (skip) => skip.click())
    await openSettings(visitor)
    await heading(visitor, 'settings:title').waitFor()
    await visitor.leave()
  })
})

/** A browser notes every answer that is not 200; refusals that a test provokes are no errors of the game. */
const isRefusalNote = (complaint: string): boolean => /status of (409|422)/.test(complaint)
