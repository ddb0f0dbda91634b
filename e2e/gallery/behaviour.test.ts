import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openPlainBrowser } from '../testing/launch.ts'
import { openGallery } from './gallery-browser.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openPlainBrowser()
})
afterEach(() => page.close())
afterAll(() => browser?.close())

async function open(section: string, touch = false): Promise<Page> {
  const gallery = await openGallery(browser, { skin: 'original', language: 'en', width: 390, touch }, section)
  page = gallery.page
  return page
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const heard = () => page.evaluate(() => document.documentElement.dataset.heard)
const hearAnew = () => page.evaluate(() => delete document.documentElement.dataset.heard)
const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement)

test('a dialog keeps the focus inside, closes by Escape and gives the focus back', async () => {
  await open('dialogs')
  await button('Dialog').click()
  const dialog = page.getByRole('dialog', { name: 'Not enough emeralds' })
  await dialog.waitFor()
  // At its edges the dialog takes the focus back a moment after it has left.
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(inside).toBe(true)
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(inside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(button('Dialog'))).toBe(true)
})

test('leaving a dialog by Escape or by a press outside is heard', async () => {
  await open('dialogs')
  const dialog = page.getByRole('dialog', { name: 'Not enough emeralds' })
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement))
  for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
    await button('Dialog').click()
    await dialog.waitFor()
    await expect.poll(inside).toBe(true)
    await hearAnew()
    await leave()
    await dialog.waitFor({ state: 'detached' })
    expect(await heard()).toBe('close')
  }
})

test('news is told to a screen reader also while a dialog is open', async () => {
  await open('dialogs')
  await button('Dialog').click()
  await page.getByRole('dialog', { name: 'Not enough emeralds' }).waitFor()
  // While a dialog is open, only what it does not hide is found by its role.
  await page.waitForFunction(() => document.querySelector('main')?.closest('[aria-hidden="true"]') !== null)
  expect(await page.getByRole('status').count()).toBe(1)
  expect(await page.getByRole('alert').count()).toBe(1)
})

test('the red cross closes a sheet and is heard', async () => {
  await open('dialogs')
  await button('Sheet').click()
  const sheet = page.getByRole('dialog', { name: 'Elixirs' })
  await sheet.getByRole('button', { name: 'Close' }).click()
  await sheet.waitFor({ state: 'detached' })
  expect(await heard()).toBe('close')
})

test('a sheet pulled down by its header closes', async () => {
  await open('dialogs')
  await button('Sheet').click()
  const sheet = page.getByRole('dialog', { name: 'Elixirs' })
  await sheet.waitFor()
  await page.waitForFunction(() => document.getAnimations().length === 0)
  const header = await sheet.getByText('Elixirs').boundingBox()
  await page.mouse.move((header?.x ?? 0) + 20, (header?.y ?? 0) + 10)
  await page.mouse.down()
  await page.mouse.move((header?.x ?? 0) + 20, (header?.y ?? 0) + 120, { steps: 6 })
  await page.mouse.up()
  await sheet.waitFor({ state: 'detached' })
})

test('a sheet can be flicked away, and by its handle', async () => {
  await open('dialogs')
  const sheet = page.getByRole('dialog', { name: 'Elixirs' })
  for (const above of [0, 22]) {
    await button('Sheet').click()
    await sheet.waitFor()
    await page.waitForFunction(() => document.getAnimations().length === 0)
    const { x = 0, y = 0 } = (await sheet.getByText('Elixirs').boundingBox()) ?? {}
    await page.mouse.move(x + 150, y + 10 - above)
    await page.mouse.down()
    await page.mouse.move(x + 150, y + 130)
    await page.mouse.up()
    await sheet.waitFor({ state: 'detached' })
  }
})

test('a celebration does not hear the press that was meant for what was shown before', async () => {
  await open('dialogs')
  await page.evaluate(() => {
    // As hasty as nobody is: pressed the moment it is there.
    const hasty = new MutationObserver(() => {
      const dialog = document.querySelector('[role=dialog]')
      if (!dialog) return
      hasty.disconnect()
      for (const button of dialog.querySelectorAll('button')) button.click()
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    })
    hasty.observe(document.body, { childList: true, subtree: true })
  })
  await button('Celebration').click()
  const celebration = page.getByRole('dialog', { name: 'Level up!' })
  await expect.poll(() => button('Onward').isEnabled()).toBe(true)
  await celebration.waitFor()
  await button('Onward').click()
  await celebration.waitFor({ state: 'detached' })
})

test('what was won flies to its counter, then the counter counts', async () => {
  await open('beams')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // A flight is short: somebody has to count while it lasts.
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    new MutationObserver(() => {
      const flying = document.querySelectorAll('body > img').length
      dataset.mostFlying = String(Math.max(flying, Number(dataset.mostFlying ?? 0)))
    }).observe(document.body, { childList: true })
  })
  await button('Open').click()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.mostFlying)).toBe('8')
  await expect.poll(() => page.locator('body > img').count()).toBe(0)
  await page.getByText('153.4k').first().waitFor()
})

test('a toast is announced and leaves by itself', async () => {
  await open('dialogs')
  await page.clock.install()
  await button('Toast').click()
  const toast = page.getByRole('status').getByText('Received: 500 blue crystals')
  await toast.waitFor()
  await page.clock.fastForward(4000)
  await page.clock.fastForward(1000)
  await toast.waitFor({ state: 'detached' })
})

test('bad news is an alert, and the same news is not said twice', async () => {
  await open('dialogs')
  await button('Bad toast').click()
  await button('Bad toast').click()
  const news = page.getByRole('alert').getByText('The connection is lost')
  await news.waitFor()
  expect(await news.count()).toBe(1)
})

test('arrows walk through the tabs and the tab is heard', async () => {
  await open('tabs')
  await page.getByRole('tab', { name: 'Legendary' }).focus()
  await page.keyboard.press('ArrowRight')
  const mythical = page.getByRole('tab', { name: 'Mythical' })
  await expect.poll(() => mythical.getAttribute('aria-selected')).toBe('true')
  expect(await heard()).toBe('tab')
})

test('a stepper follows arrows, keeps its limits and runs on while held', async () => {
  await open('numbers')
  const amount = page.getByRole('spinbutton').first()
  await amount.focus()
  await page.keyboard.press('ArrowUp')
  expect(await amount.getAttribute('aria-valuenow')).toBe('6')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  expect(await amount.getAttribute('aria-valuenow')).toBe('0')
  await button('More').first().hover()
  await page.mouse.down()
  await expect.poll(async () => Number(await amount.getAttribute('aria-valuenow'))).toBeGreaterThan(3)
  await page.mouse.up()
})

test('at its end a stepper keeps the focus, and every step by a key is heard', async () => {
  await open('numbers')
  const amount = page.getByRole('spinbutton').first()
  await amount.focus()
  await page.keyboard.press('Home')
  expect(await heard()).toBe('step')
  await page.keyboard.press('ArrowUp')
  const fewer = button('Fewer').first()
  await fewer.focus()
  await page.keyboard.press('Enter')
  expect(await amount.getAttribute('aria-valuenow')).toBe('0')
  await page.keyboard.press('Enter')
  expect(await amount.getAttribute('aria-valuenow')).toBe('0')
  expect(await heard()).toBe('refuse')
  expect(await isFocused(fewer)).toBe(true)
})

test('letting go of a stepper that ran is no further step', async () => {
  await open('numbers')
  const amount = page.getByRole('spinbutton').first()
  await amount.focus()
  await page.keyboard.press('End')
  await button('Fewer').first().hover()
  await page.mouse.down()
  await expect.poll(async () => Number(await amount.getAttribute('aria-valuenow'))).toBeLessThan(497)
  // What it shows when the button is let go, and after.
  const shown = await page.evaluate(() => {
    const value = () => document.querySelector('[role=spinbutton]')?.getAttribute('aria-valuenow')
    const seen: unknown[] = []
    document.addEventListener('pointerup', () => seen.push(value()), { capture: true })
    document.addEventListener('click', () => setTimeout(() => seen.push(value())), { capture: true })
    Object.assign(window, { seen })
    return seen.length
  })
  expect(shown).toBe(0)
  await page.mouse.up()
  await page.waitForFunction(() => (window as unknown as { seen: unknown[] }).seen.length === 2)
  const [before, after] = await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen)
  expect(after).toBe(before)
})

test('End goes to the last row of a long list, and Home back to the first', async () => {
  await open('lists')
  const list = page.getByRole('region', { name: 'Ranking' })
  const isSeen = (place: number) =>
    list.evaluate((frame, wanted) => {
      const row = frame.querySelector(`[aria-posinset="${wanted}"]`)?.getBoundingClientRect()
      const { top, bottom } = frame.getBoundingClientRect()
      return row !== undefined && row.top >= top - 1 && row.bottom <= bottom + 1
    }, place)
  await list.focus()
  await page.keyboard.press('End')
  await expect.poll(() => isSeen(10_000)).toBe(true)
  await page.keyboard.press('Home')
  await expect.poll(() => isSeen(1)).toBe(true)
})

test('a tap leaves no tooltip behind', async () => {
  await open('numbers', true)
  await button('Hint').tap()
  await expect.poll(() => isFocused(button('Hint'))).toBe(true)
  expect(await page.getByRole('tooltip').count()).toBe(0)
})

test('a tooltip explains the focused control and hides by Escape', async () => {
  await open('numbers')
  await button('Hint').focus()
  const tip = page.getByRole('tooltip')
  await tip.waitFor()
  const described = await button('Hint').getAttribute('aria-describedby')
  expect(await tip.getAttribute('id')).toBe(described)
  const box = await tip.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  await page.keyboard.press('Escape')
  await tip.waitFor({ state: 'hidden' })
})

test('a counter ends on the new number', async () => {
  await open('numbers')
  await button('1000').click()
  await button('3500').waitFor()
})

test('a text field stops at its limit and shows how much is used', async () => {
  await open('fields')
  const name = page.getByLabel('Hero’s name').first()
  await name.fill('')
  await name.pressSequentially('Vasilisa the Exceedingly Wise')
  expect(await name.inputValue()).toBe('Vasilisa the Exc')
  await page.getByText('16/16').first().waitFor()
})

test('a limit counts an emoji as one, typed or pasted, and a paste in the middle keeps the end', async () => {
  await open('fields')
  const name = page.getByLabel('Hero’s name').first()
  await name.fill('')
  for (let typed = 0; typed < 18; typed += 1) await page.keyboard.insertText('🦊')
  expect(await name.inputValue()).toBe('🦊'.repeat(16))
  await page.getByText('16/16').first().waitFor()
  await name.fill('')
  await page.keyboard.insertText('🦊'.repeat(20))
  expect(await name.inputValue()).toBe('🦊'.repeat(16))
  await name.fill('Wise Vasilisa')
  for (let letters = 0; letters < 8; letters += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.insertText('and kind ')
  expect(await name.inputValue()).toBe('Wise andVasilisa')
})

test('an error of a field is tied to the field', async () => {
  await open('fields')
  const clan = page.getByLabel('Clan’s name').first()
  expect(await clan.getAttribute('aria-invalid')).toBe('true')
  const note = page.locator(`[id="${await clan.getAttribute('aria-describedby')}"]`)
  expect(await note.textContent()).toContain('Such a clan exists')
})

test('a switch and a checkbox answer the space bar and are heard', async () => {
  await open('fields')
  const music = page.getByRole('switch', { name: 'Music' }).first()
  await music.focus()
  await page.keyboard.press('Space')
  expect(await music.isChecked()).toBe(false)
  expect(await heard()).toBe('toggle')
  const rules = page.getByRole('checkbox', { name: 'I have read the rules' }).first()
  await rules.focus()
  await page.keyboard.press('Space')
  expect(await rules.isChecked()).toBe(false)
})

test('a select changes by the keyboard', async () => {
  await open('fields')
  const quality = page.getByLabel('Graphics quality').first()
  await quality.selectOption('high')
  expect(await quality.inputValue()).toBe('high')
  expect(await heard()).toBe('toggle')
})

test('of ten thousand rows only those in sight are drawn, and the last can be reached', async () => {
  await open('lists')
  const list = page.getByRole('region', { name: 'Ranking' })
  // Rows beyond those in sight come one by one.
  await list.getByText('Player 17', { exact: true }).waitFor({ state: 'attached' })
  expect(await list.getByRole('listitem').count()).toBeLessThan(20)
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await list.getByText('Player 10000').waitFor()
  expect(await list.getByRole('listitem').count()).toBeLessThan(20)
})

test('a busy button keeps the focus and does nothing', async () => {
  await open('buttons')
  const busy = page.locator('button[aria-busy=true]').first()
  await busy.focus()
  await page.keyboard.press('Enter')
  expect(await isFocused(busy)).toBe(true)
  expect(await heard()).toBeUndefined()
})

test('a pressed button sinks four pixels', async () => {
  await open('buttons')
  const wait = button('Wait').first()
  await wait.hover()
  await page.mouse.down()
  await expect
    .poll(() => wait.evaluate((element) => getComputedStyle(element).transform))
    .toBe('matrix(1, 0, 0, 1, 0, 4)')
  await page.mouse.up()
  expect(await heard()).toBe('tap')
})
