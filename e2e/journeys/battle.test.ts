import { expect, test } from 'vitest'
import { aBrowser, expectNoComplaints, type Visitor } from '../testing/browser.ts'
import { openDatabase } from '../testing/database.ts'
import { chosen, chronicle, lastSpeed, strikeByKeyboard, tabTo } from '../testing/fighter.ts'
import { aGameServer } from '../testing/game-server.ts'
import { beginToPlay, button, heading, isReady, roadMenu } from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const { visitor } = aBrowser()

/** What everybody on the field is called, how well they are and what ails them. */
const everybody = ({ page }: Visitor): Promise<(string | null)[]> =>
  page.locator('[data-fighter]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))

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

async function comeToClouds(who: Visitor): Promise<void> {
  await who.page.goto(server.address)
  await button(who, 'shell:continue').click()
  await button(who, 'battle:to-the-end').waitFor()
}

async function backToBattle(who: Visitor): Promise<void> {
  await comeToClouds(who)
  await chosen(who).waitFor()
}

/** Blow after blow, until there is nobody left to strike. */
async function winByKeyboard(who: Visitor): Promise<void> {
  const victory = heading(who, 'battle:victory.title')
  for (let blows = 0; blows < 20; blows++) {
    await chosen(who).or(victory).first().waitFor()
    if (await victory.isVisible()) return
    await strikeByKeyboard(who)
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

/** As if the battle had been fought by an older game. */
async function underOlderRules(id: string): Promise<void> {
  const database = await openDatabase(server.databaseUrl)
  await database.query(
    `UPDATE battle SET beginning = jsonb_set(beginning, '{rulesVersion}', '0'),
       state = jsonb_set(state, '{rulesVersion}', '0') WHERE id = $1`,
    [id],
  )
  await database.end()
}

test('a battle whose rules changed lets the squad go unhurt, with a word, and its link says why it cannot be seen', async () => {
  const fighter = await visitor({ width: 390, height: 844, language: 'ru' })
  const { page } = fighter
  const word = page.getByText(text('ru', 'battle:refused.rules-changed'))
  await beginToPlay(fighter, server.address)
  const { id } = await goToBattle(fighter)
  await underOlderRules(id)
  await button(fighter, 'battle:pass').click()
  await word.waitFor()
  await roadMenu(fighter).waitFor()

  const later = await goToBattle(fighter)
  await underOlderRules(later.id)
  await page.goto(server.address)
  await button(fighter, 'shell:continue').click()
  await word.waitFor()
  await roadMenu(fighter).waitFor()

  const { id: won } = await goToBattle(fighter)
  const post = (path: string, data = {}) =>
    page.request.post(`${server.address}/api/battle/${path}`, {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data,
    })
  await post('ask', { toTheEnd: true })
  await underOlderRules(won)
  expect((await post('complete')).status()).toBe(200)
  await fighter.leave()
  for (const language of ['ru', 'en'] as const) {
    const stranger = await visitor({ width: 600, height: 840, language })
    await stranger.page.goto(new URL(`/replay/${won}`, server.address).href)
    await stranger.page.getByText(text(language, 'battle:replay.faded')).waitFor()
    await stranger.page.getByText(text(language, 'battle:refused.other-rules')).waitFor()
    await stranger.leave()
  }
}, 150_000)
