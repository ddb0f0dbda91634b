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
  dialogsClosed,
  field,
  goOn,
  heading,
  register,
  roadMenu,
} from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()

const devices: readonly Device[] = [
  { width: 390, height: 844, language: 'ru' },
  { width: 1440, height: 900, language: 'en' },
]

const password = 'nine lazy owls'

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
      expect(new URL(page.url()).pathname).toBe('/login')
    }
    await expectForEveryone(page)
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
    const select = (key: string) => page.getByLabel(text(device.language, key), { exact: true })
    await page.getByRole('switch', { name: text(device.language, 'settings:sound.label') }).click()
    await select('settings:move-speed.label').selectOption('FAST')
    await select('settings:group-levelling.label').selectOption('group')
    await select('settings:arena-reward.label').selectOption('7')
    await select('settings:payment.label').selectOption('PHONE')
    await select('settings:quality.label').selectOption('LOW')
    await page.getByRole('switch', { name: text(device.language, 'settings:push.label') }).click()
    await page
      .getByRole('switch', { name: text(device.language, 'settings:push.label'), checked: true })
      .waitFor()
    await page.getByRole('switch', { name: text(device.language, 'settings:interface.MODERN') }).click()
    await page.locator('html[data-skin="modern"]').waitFor()
    await expectForEveryone(page)
    await page.reload()
    await page.locator('html[data-skin="modern"]').waitFor()
    expect(await select('settings:move-speed.label').inputValue()).toBe('FAST')
    expect(await select('settings:group-levelling.label').inputValue()).toBe('group')
    expect(await select('settings:arena-reward.label').inputValue()).toBe('7')
    expect(await select('settings:payment.label').inputValue()).toBe('PHONE')
    expect(await select('settings:quality.label').inputValue()).toBe('LOW')
    const sound = page.getByRole('switch', { name: text(device.language, 'settings:sound.label') })
    expect(await sound.getAttribute('aria-checked')).toBe('false')
  })

  test('speaks the other language everywhere at once, and back', async () => {
    const { page } = visitor
    const other = device.language === 'ru' ? 'en' : 'ru'
    await page
      .getByLabel(text(device.language, 'settings:language.label'), { exact: true })
      .selectOption(other.toUpperCase())
    await page.getByRole('heading', { name: text(other, 'settings:title') }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(other)
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
    await page.keyboard.press('Escape')
    await dialogsClosed(visitor)
    expect(new URL(page.url()).pathname).toBe('/')
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
    await visitor.page.goto(`${server.address}/settings`)
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
    // It may have come back by itself already.
    await button(visitor, 'shell:terminated.connect')
      .click({ timeout: 5_000 })
      .catch(() => undefined)
    await heading(visitor, 'shell:terminated.title').waitFor({ state: 'detached' })
    await roadMenu(visitor).click()
    await heading(visitor, 'settings:title').waitFor()
    await visitor.leave()
  })
})

/** A browser notes every answer that is not 200; refusals that a test provokes are no errors of the game. */
const isRefusalNote = (complaint: string): boolean => /status of (409|422)/.test(complaint)
