import { expect } from 'vitest'
import type { Visitor } from './browser.ts'
import { button } from './player.ts'
import { text } from './texts.ts'

/** Whoever is to strike next, or is aimed at: nobody before the clouds have parted. */
export const chosen = ({ page }: Visitor) => page.locator('[data-fighter][data-chosen]')

/** Also while a celebration hides it from the ear. */
export const chronicle = ({ page }: Visitor) => page.locator('[role=log]')

const standing = '[data-fighter][data-side=enemy]:not([data-down])'
export const lastSpeed = 'fieldset:has(> [aria-pressed]) > button:last-of-type'

/** Goes from control to control, as a hand without a mouse does, until the wanted one has the focus. */
export async function tabTo(who: Visitor, wanted: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await who.page.keyboard.press('Tab')
    if (await who.page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted))
      return
  }
  throw new Error(`the keyboard never reaches ${wanted}`)
}

/** Choose a target, hear what the blow would do, strike: three keys. */
export async function strikeByKeyboard(who: Visitor): Promise<void> {
  await tabTo(who, standing)
  await who.page.keyboard.press('Enter')
  await button(who, 'battle:estimate.strike').waitFor()
  await who.page.keyboard.press('Enter')
  await button(who, 'battle:estimate.strike').waitFor({ state: 'detached' })
}

/** One speed after another; each that is chosen says so, and the last stays. */
export async function tryAllSpeeds(who: Visitor): Promise<void> {
  const speeds = `fieldset[aria-label="${text(who.device.language, 'battle:speed.label')}"] > button`
  const all = who.page.locator(speeds)
  expect(await all.allTextContents()).toEqual(['×1', '×2', '×4'])
  for (let place = 0; place < 3; place++) {
    await tabTo(who, `${speeds}:nth-of-type(${place + 1})`)
    await who.page.keyboard.press('Enter')
    const pressed = await all.evaluateAll((each) => each.map((one) => one.getAttribute('aria-pressed')))
    expect(pressed).toEqual([0, 1, 2].map((one) => String(one === place)))
  }
}
