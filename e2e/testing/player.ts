import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { Visitor } from './browser.ts'
import { text } from './texts.ts'

export const button = ({ page, device }: Visitor, key: string) =>
  page.getByRole('button', { name: text(device.language, key), exact: true })

/** A button that says a little more than its word: a price, a count. */
export const named = ({ page, device }: Visitor, key: string) =>
  page.getByRole('button', { name: new RegExp(`^${text(device.language, key)}`) }).first()

export const field = ({ page, device }: Visitor, key: string) =>
  page.getByLabel(text(device.language, key), { exact: true })

export const heading = ({ page, device }: Visitor, key: string) =>
  page.getByRole('heading', { name: text(device.language, key) }).first()

/** The menu of the road is there when the road is: a phone, and a desktop with panels beside the road, keep the settings behind the last of its doors. */
export const roadMenu = (visitor: Visitor) =>
  hasFewDoors(visitor)
    ? visitor.page
        .getByRole('button', { name: startingWith(visitor, 'road:door.more') })
        .and(visitor.page.locator('[data-anchor=more]'))
    : button(visitor, 'settings:title')

export const hasFewDoors = ({ device: { width, height } }: Visitor): boolean =>
  height >= 1.4 * width || width >= 1200

/** A door with news says how much of it. */
const startingWith = ({ device }: Visitor, key: string) => RegExp(`^${text(device.language, key)}`)

export async function openSettings(visitor: Visitor): Promise<void> {
  await roadMenu(visitor).click()
  if (hasFewDoors(visitor)) await button(visitor, 'settings:title').click()
}

/** Every dialog has gone, one over another as they may have been, with the motion of closing too. */
export const dialogsClosed = ({ page }: Visitor): Promise<void> =>
  expect.poll(() => page.locator('[role=dialog], [role=alertdialog]').count()).toBe(0)

/** A dialog takes the focus a moment after it is seen: only then a key means it. */
export const dialogFocused = ({ page }: Visitor): Promise<void> =>
  expect.poll(() => page.evaluate(() => !!document.activeElement?.closest('[role=dialog]'))).toBe(true)

/** The dialog hears the key, and has gone with all that lay over it. */
export async function leaveByEscape(visitor: Visitor): Promise<void> {
  await dialogFocused(visitor)
  await visitor.page.keyboard.press('Escape')
  await dialogsClosed(visitor)
}

/** The address may follow what is shown a moment later. */
export const isAt = ({ page }: Visitor, path: string | RegExp): Promise<void> =>
  expect.poll(() => new URL(page.url()).pathname).toMatch(path instanceof RegExp ? path : RegExp(`^${path}$`))

/** It was said since the page was opened, whether or not it can still be read. */
export const wasSaid = (
  { page, device }: Visitor,
  key: string,
  params: Record<string, string | number> = {},
): Promise<void> => {
  const words = text(device.language, key, params)
  const hasHeard = () =>
    page.evaluate(
      (wanted) => (window as unknown as { said: string[] }).said.some((said) => said.includes(wanted)),
      words,
    )
  return expect.poll(hasHeard, { message: words }).toBe(true)
}

/** What is told by the live wire before it listens would not be heard. */
export const isListening = (visitor: Visitor): Promise<void> =>
  expect.poll(() => visitor.isListening()).toBe(true)

/** Presses what may go by itself at any moment. */
export const pressIfThere = (button: Locator): Promise<void> =>
  button.evaluateAll(([found]) => (found as HTMLElement | undefined)?.click())

/** A celebration hears no key before it has come to rest. */
export const isReady = (button: Locator): Promise<void> => expect.poll(() => button.isEnabled()).toBe(true)

/** Presses what closes the dialog over a page, and waits until nothing of it is left to take the next key. */
export async function putAway(button: Locator): Promise<void> {
  await button.click()
  await button.waitFor({ state: 'detached' })
}

/** Presses, and types before anything is drawn anew: no finger is as quick, but a busy browser makes one so. */
export const pressAndType = (button: Locator, words: string): Promise<void> =>
  button.evaluate(async (pressed: HTMLElement, typed) => {
    pressed.click()
    await Promise.resolve()
    document.execCommand('insertText', false, typed)
  }, words)

/** From the address to the road: the title, a character, a companion. Arkhip speaks at once. */
export async function arrive(visitor: Visitor, address: string): Promise<void> {
  const { page, device } = visitor
  await page.goto(address)
  await button(visitor, 'shell:cookie.accept').click()
  await button(visitor, 'shell:start').click()
  await page
    .getByRole('radio', { name: text(device.language, 'player:choice.female') })
    .check({ force: true })
  await page
    .getByRole('radio', { name: text(device.language, 'player:choice.companion.WOMAN_COMPANION_1.name') })
    .check({ force: true })
  await button(visitor, 'player:choice.submit').click()
  await button(visitor, 'story:talk.skip').waitFor()
}

/** Arkhip has begun to speak, and is left speaking. */
export async function leaveTalk(visitor: Visitor): Promise<void> {
  await button(visitor, 'story:talk.skip').waitFor()
  await leaveByEscape(visitor)
  await roadMenu(visitor).waitFor()
}

/** The same for who has other things to do than to listen. */
export async function beginToPlay(visitor: Visitor, address: string): Promise<void> {
  await arrive(visitor, address)
  await leaveTalk(visitor)
}

/** From the address to the road for somebody the browser remembers. */
export async function goOn(visitor: Visitor, address: string): Promise<void> {
  await visitor.page.goto(address)
  await button(visitor, 'shell:continue').click()
  await roadMenu(visitor).waitFor()
}

export async function register(visitor: Visitor, name: string, password: string): Promise<void> {
  const { page, device } = visitor
  await page.goto(new URL('/register', page.url()).href)
  await field(visitor, 'security:register.name').fill(name)
  await field(visitor, 'security:register.password').fill(password)
  await field(visitor, 'security:register.password-repeat').fill(password)
  await field(visitor, 'security:register.mail-or-phone').fill(`${device.language}@example.org`)
  await page.getByRole('checkbox', { name: text(device.language, 'security:register.accept-all') }).click()
  await button(visitor, 'security:register.submit').click()
  await page.getByText(text(device.language, 'security:register.celebrated')).waitFor()
  await putAway(button(visitor, 'security:register.thanks'))
}
