import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBrowser, expectNoComplaints, type Visitor, withoutStage } from '../testing/browser.ts'
import { aGameServer } from '../testing/game-server.ts'
import { button, dialogFocused, dialogsClosed, hasFewDoors, leaveTalk, roadMenu } from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()

const patience = 40

type Focus = 'elsewhere' | 'here, shown' | 'here, but nobody sees it'

/** Runs in the page. */
function focusOn(element: Element): Focus {
  if (element !== document.activeElement) return 'elsewhere'
  const { outlineStyle, boxShadow } = getComputedStyle(element)
  const shown = outlineStyle !== 'none' || boxShadow !== 'none' || element.matches('input[type=radio]')
  return shown ? 'here, shown' : 'here, but nobody sees it'
}

/** Runs in the page. */
function nameOfFocused(): string {
  const { activeElement: element } = document
  return element?.getAttribute('aria-label') ?? element?.textContent?.slice(0, 40) ?? ''
}

/** Goes from control to control until the wanted one has the focus, and everybody can see that it has. */
async function tabTo({ page }: Visitor, wanted: Locator): Promise<void> {
  await wanted.waitFor()
  const way: string[] = []
  for (let presses = 0; presses < patience; presses++) {
    const focus = await wanted.evaluate(focusOn)
    if (focus !== 'elsewhere') {
      expect(focus).toBe('here, shown')
      return
    }
    await page.keyboard.press('Tab')
    way.push(await page.evaluate(nameOfFocused))
  }
  throw new Error(`the keyboard does not reach ${wanted}: ${way.join(' > ')}`)
}

/** Beside the road on the widest screen there are panels, and the settings are behind the last door. */
test.each([1180, 1440])(
  'at a width of %d the title, a character, the road and the settings need no mouse',
  async (width) => {
    const visitor = await browser.visitor({ width, height: 900, language: 'en' })
    const { page, device } = visitor
    const say = (key: string) => text(device.language, key)
    await page.goto(server.address)
    await tabTo(visitor, button(visitor, 'shell:cookie.accept'))
    await page.keyboard.press('Enter')
    await tabTo(visitor, button(visitor, 'shell:start'))
    await page.keyboard.press('Enter')

    const heroes = page.getByRole('group', { name: say('player:choice.title') })
    await tabTo(visitor, heroes.locator('input:checked'))
    const before = await heroes.locator('input:checked').evaluate((input) => input.parentElement?.textContent)
    await page.keyboard.press('ArrowRight')
    const after = await heroes.locator('input:checked').evaluate((input) => input.parentElement?.textContent)
    expect(after).not.toBe(before)
    await tabTo(visitor, button(visitor, 'player:choice.submit'))
    await page.keyboard.press('Enter')

    await leaveTalk(visitor)
    await page.keyboard.press('ArrowUp')
    await tabTo(visitor, roadMenu(visitor))
    await page.keyboard.press('Enter')
    if (hasFewDoors(visitor)) {
      await tabTo(visitor, button(visitor, 'settings:title'))
      await page.keyboard.press('Enter')
    }
    await dialogFocused(visitor)
    const sound = page.getByRole('switch', { name: say('settings:sound.label') })
    await tabTo(visitor, sound)
    await page.keyboard.press('Space')
    await page.getByRole('switch', { name: say('settings:sound.label'), checked: false }).waitFor()
    await page.keyboard.press('Escape')
    await dialogsClosed(visitor)
    await expect.poll(() => roadMenu(visitor).evaluate((menu) => menu === document.activeElement)).toBe(true)
    expectNoComplaints(visitor)
  },
)

test.each([
  { width: 320, height: 568, text: 100 },
  { width: 390, height: 844, text: 100 },
  { width: 390, height: 844, text: 200 },
  { width: 600, height: 840, text: 100 },
  { width: 844, height: 390, text: 100 },
  { width: 1440, height: 900, text: 100 },
])(
  'nothing on the title overlaps or leaves the page at $width x $height with text of $text %',
  async (size) => {
    const visitor = await browser.visitor({ ...size, language: 'ru' })
    await withoutStage(visitor)
    const { page } = visitor
    await page.goto(server.address)
    await button(visitor, 'shell:login').waitFor()
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`
    }, size.text)
    const clashes = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('main button, main h1, main p')].map((element) => ({
        name: element.textContent || element.tagName,
        box: element.getBoundingClientRect(),
      }))
      const outside = parts.filter(({ box }) => box.left < 0 || box.right > window.innerWidth)
      const over = parts.flatMap((one, index) =>
        parts
          .slice(index + 1)
          .filter(
            ({ box }) =>
              Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
              Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1,
          )
          .map((other) => `${one.name} / ${other.name}`),
      )
      return [...outside.map(({ name }) => name), ...over]
    })
    expect(clashes).toEqual([])
    await visitor.leave()
  },
)
