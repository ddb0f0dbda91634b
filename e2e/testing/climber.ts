import type { Response } from 'playwright-core'
import { expect } from 'vitest'
import type { Visitor } from './browser.ts'
import { button, dialogsClosed, heading, leaveByEscape, putAway, roadMenu } from './player.ts'
import { text } from './texts.ts'

/** Arkhip speaks first to everybody new: hears him out, answers, and wants no hints. */
export async function beGreeted(visitor: Visitor): Promise<void> {
  await hearOut(visitor)
  await putAway(button(visitor, 'teaching:skip-all'))
}

async function hearOut(visitor: Visitor): Promise<void> {
  const { page, device } = visitor
  const skip = button(visitor, 'story:talk.skip')
  const answers = page.getByRole('group', { name: text(device.language, 'story:talk.answers') })
  await skip.click()
  await answers.getByRole('button').first().click()
  await skip.or(roadMenu(visitor)).first().waitFor()
  if (await skip.isVisible()) await skip.click()
  await dialogsClosed(visitor)
}

/** What a page of the game gives, taken and thanked for. */
export async function takeGift(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await page.locator('[data-anchor=everyday]').click()
  await button(visitor, 'everyday:take').click()
  await putAway(button(visitor, 'everyday:thanks'))
  await leaveByEscape(visitor)
}

/** Takes every reward that waits on the page of tasks. */
export async function takeTasks(visitor: Visitor): Promise<void> {
  const { page, device } = visitor
  let listed = page.waitForResponse(/api\/task\/list/)
  await page.locator('[data-anchor=tasks]').click()
  for (let kind = await whereWaits(await listed); kind !== null; kind = await whereWaits(await listed)) {
    await page.getByRole('tab', { name: RegExp(`^${text(device.language, `tasks:kind.${kind}`)}`) }).click()
    const take = button(visitor, 'tasks:page.take').first()
    const card = page.locator('[data-task]').filter({ has: take }).first()
    const id = await card.getAttribute('data-task')
    const taken = page.waitForResponse(/api\/task\/[^/]+\/reward\/take/)
    await take.click()
    await button(visitor, 'tasks:page.thanks').waitFor()
    listed = page.waitForResponse(/api\/task\/list/)
    await putAway(button(visitor, 'tasks:page.thanks'))
    if (await hasRisen(await taken)) await putAway(button(visitor, 'common:level.onward'))
    // A list of before the taking would offer it once more.
    await page.locator(`[data-task="${id}"]`).waitFor({ state: 'detached' })
  }
  await leaveByEscape(visitor)
}

/** A new level is celebrated after what has brought it. */
async function hasRisen(taken: Response): Promise<boolean> {
  const { reward } = (await taken.json()) as { reward: { levelUp: object | null } }
  return reward.levelUp !== null
}

/** On which tab something waits to be taken; null: on none. */
async function whereWaits(listed: Response): Promise<string | null> {
  const { tasks } = (await listed.json()) as { tasks: { kind: string; progress: number; total: number }[] }
  return tasks.find(({ progress, total }) => progress >= total)?.kind ?? null
}

/** Heals until everybody is well or the purse holds too little. */
export async function heal(visitor: Visitor): Promise<void> {
  const { page, device } = visitor
  await page
    .getByRole('button', { name: new RegExp(`^${text(device.language, 'road:squad-card')}:`) })
    .click()
  const dialog = page.getByRole('dialog')
  const well = dialog.getByText(text(device.language, 'health:well'))
  const remedy = dialog.getByRole('button', { name: new RegExp(text(device.language, 'health:restore')) })
  const affordable = remedy.filter({ hasNot: page.locator('[data-lacking]') })
  const purse = async () => (await page.locator('[data-resource]').allTextContents()).join()
  await well.or(remedy.first()).first().waitFor()
  while (!(await well.isVisible()) && (await affordable.count()) > 0) {
    const before = await purse()
    await affordable.first().click()
    // At the camp fire of the first stairs it costs nothing.
    await expect.poll(async () => (await purse()) !== before || (await well.isVisible())).toBe(true)
  }
  await leaveByEscape(visitor)
}

const attackOf = ({ page, device }: Visitor) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: text(device.language, 'road:attack'), exact: true })
    .or(page.getByRole('dialog').getByRole('button', { name: text(device.language, 'road:attack-anyway') }))

/** Walks to the guardian across the way and attacks it; the battle is fought to the end at once. */
export async function beatGuardian(visitor: Visitor): Promise<void> {
  await button(visitor, 'road:to-battle').click()
  await fightHere(visitor)
}

/** The panel of somebody to fight is open. */
export async function fightHere(visitor: Visitor): Promise<void> {
  await attackOf(visitor).click()
  await button(visitor, 'battle:to-the-end').click()
  const onward = button(visitor, 'battle:victory.onward')
  const victory = heading(visitor, 'battle:victory.title')
  await victory.waitFor()
  await onward.click()
  await victory.waitFor({ state: 'detached' })
  // A new level is celebrated too.
  await onward.or(roadMenu(visitor)).first().waitFor()
  if (await onward.isVisible()) await onward.click()
  await roadMenu(visitor).waitFor()
}

/** Goes to a place by its button in the list of places nearby. */
export async function visit(visitor: Visitor, type: string, stair: number): Promise<void> {
  const { page, device } = visitor
  const name = text(device.language, 'road:nearby.place', {
    name: text(device.language, `road:place.${type}`),
    stair,
  })
  await page.getByRole('button', { name, exact: true }).press('Enter')
}

/** Goes to a place and takes what its panel offers. */
export async function useThere(visitor: Visitor, type: string, stair: number): Promise<void> {
  const { page, device } = visitor
  await visit(visitor, type, stair)
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: text(device.language, `road:act.${type}`) }).click()
  await dialogsClosed(visitor)
}
