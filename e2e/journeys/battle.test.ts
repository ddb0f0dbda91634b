import { expect, test } from 'vitest'
import { aBrowser, expectNoComplaints, type Visitor } from '../testing/browser.ts'
import { aGameServer } from '../testing/game-server.ts'
import { beginToPlay, button, heading, isReady, roadMenu } from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const { visitor } = aBrowser()

/** What everybody on the field is called, how well they are and what ails them. */
const everybody = ({ page }: Visitor): Promise<(string | null)[]> =>
  page.locator('[data-fighter]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))

/** Also while a celebration hides it from the ear. */
const chronicle = ({ page }: Visitor) => page.locator('[role=log]')

/** Attacks the first guardian behind the page's back, as a place of the road would, and comes to the battle. */
async function goToBattle(who: Visitor): Promise<{ id: string }> {
  const attacked = await who.page.evaluate(async () => {
    const reply = await fetch('/api/battle/place/attack', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ placeId: 'main-1-0' }),
    })
    return { status: reply.status, battle: (await reply.json()) as { id: string } }
  })
  expect(attacked.status).toBe(200)
  // Nobody is asked to choose among clouds.
  await who.session.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/arena-*.webp' }] })
  await comeToClouds(who)
  await who.page.getByText(text(who.device.language, 'battle:prompt.clouds')).waitFor()
  await who.session.send('Fetch.disable')
  await chosen(who).waitFor()
  return attacked.battle
}

const chosen = ({ page }: Visitor) => page.locator('[data-fighter][data-chosen]')

async function comeToClouds(who: Visitor): Promise<void> {
  await who.page.goto(server.address)
  await button(who, 'shell:continue').click()
  await button(who, 'battle:to-the-end').waitFor()
}

async function backToBattle(who: Visitor): Promise<void> {
  await comeToClouds(who)
  await chosen(who).waitFor()
}

/** Goes from control to control, as a hand without a mouse does, until the wanted one has the focus. */
async function tabTo(who: Visitor, wanted: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await who.page.keyboard.press('Tab')
    if (await who.page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted))
      return
  }
  throw new Error(`the keyboard never reaches ${wanted}`)
}

const standing = '[data-fighter][data-side=enemy]:not([data-down])'
const lastSpeed = 'fieldset:has(> [aria-pressed]) > button:last-of-type'

/** Choose a target, hear what the blow would do, strike: three keys, until there is nobody left to strike. */
async function winByKeyboard(who: Visitor): Promise<void> {
  const victory = heading(who, 'battle:victory.title')
  for (let blows = 0; blows < 20; blows++) {
    await chosen(who).or(victory).first().waitFor()
    if (await victory.isVisible()) return
    await tabTo(who, standing)
    await who.page.keyboard.press('Enter')
    await button(who, 'battle:estimate.strike').waitFor()
    await who.page.keyboard.press('Enter')
    await button(who, 'battle:estimate.strike').waitFor({ state: 'detached' })
  }
  throw new Error('twenty blows were not enough')
}

test('a battle goes on after a reload where it was, is won by keyboard alone, and is watched by anybody with its link', async () => {
  const fighter = await visitor({ width: 390, height: 844, language: 'ru' })
  const { page } = fighter
  await beginToPlay(fighter, server.address)
  const { id } = await goToBattle(fighter)
  await tabTo(fighter, lastSpeed)
  await page.keyboard.press('Enter')
  await button(fighter, 'battle:pass').focus()
  await page.keyboard.press('Enter')
  await chronicle(fighter).getByText('пропускает').waitFor({ state: 'attached' })
  await chosen(fighter).waitFor()
  const left = await everybody(fighter)

  await backToBattle(fighter)
  expect(await everybody(fighter)).toEqual(left)

  await winByKeyboard(fighter)
  await expect.poll(() => chronicle(fighter).textContent()).toContain(text('ru', 'battle:event.won'))
  await button(fighter, 'battle:replay.share').waitFor()
  await isReady(button(fighter, 'battle:victory.onward'))
  await button(fighter, 'battle:victory.onward').press('Enter')
  await roadMenu(fighter).waitFor()
  expectNoComplaints(fighter)
  await fighter.leave()

  const stranger = await visitor({ width: 600, height: 840, language: 'en' })
  await stranger.page.goto(new URL(`/replay/${id}`, server.address).href)
  await stranger.page.getByRole('button', { name: '×4' }).click()
  await stranger.page
    .getByRole('status')
    .filter({ hasText: text('en', 'battle:replay.won') })
    .waitFor()
  await expect.poll(() => chronicle(stranger).textContent()).toContain(text('en', 'battle:event.won'))
  await button(stranger, 'battle:replay.leave').click()
  await button(stranger, 'shell:start').waitFor()
  expectNoComplaints(stranger)
}, 150_000)

test('a battle that was given up in another tab lets go of this one at its next move', async () => {
  const fighter = await visitor({ width: 390, height: 844, language: 'en' })
  const { page } = fighter
  await beginToPlay(fighter, server.address)
  await goToBattle(fighter)
  const left = await page.request.post(`${server.address}/api/battle/giveUpBattle`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {},
  })
  expect(left.status()).toBe(200)
  await button(fighter, 'battle:pass').click()
  await roadMenu(fighter).waitFor()
  await fighter.leave()
}, 150_000)
