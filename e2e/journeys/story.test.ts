import { describe, expect, test } from 'vitest'
import { expectForEveryone } from '../testing/axe.ts'
import { aBrowser, type Device, expectNoComplaints, type Visitor, withoutStage } from '../testing/browser.ts'
import { aGameServer } from '../testing/game-server.ts'
import { button, dialogsClosed, heading, isReady, wasSaid } from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()

const devices: readonly Device[] = [
  { width: 390, height: 844, language: 'ru' },
  { width: 1440, height: 900, language: 'en' },
]

const talk = 'main-1-13'

/** Runs in the page: the second press comes as soon as the first one has brought something else under the finger. */
async function pressTwice(): Promise<void> {
  const line = document.activeElement
  if (line instanceof HTMLElement) line.click()
  while (document.activeElement === line) await new Promise((later) => setTimeout(later))
  if (document.activeElement instanceof HTMLElement) document.activeElement.click()
}

/** Runs in the page: whether a finger in the middle of something reaches the line that is spoken. */
function goesOn(touched: Element): boolean {
  const { x, y, width, height } = touched.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2)?.matches('[data-line]') ?? false
}

describe.each(devices)('a newcomer at $width x $height in $language', (device) => {
  let visitor: Visitor
  const say = (key: string, params?: Record<string, string | number>) => text(device.language, key, params)
  const open = async (page: string) => {
    await visitor.page.goto(`${server.address}/${page}`)
    await visitor.page.getByRole('dialog').waitFor()
  }

  test('hears Arkhip out by keyboard, gives no answer by a press too many, answers, and is told what comes of it', async () => {
    visitor = await browser.visitor(device)
    const { page } = visitor
    await withoutStage(visitor)
    const begun = await page.request.post(`${server.address}/api/security/registerTrial`, {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data: {
        characterAndCompanion: 'FEMALE_WITH_MAN_COMPANION_1',
        lang: device.language.toUpperCase(),
        frontVersion: 439,
      },
    })
    expect(begun.status()).toBe(200)
    await open(`talk/${talk}`)
    await heading(visitor, 'tale-1:scene.two-legs.title').waitFor()
    const spoken = (key: string) =>
      page.getByText(
        say('story:talk.spoken', {
          name: say('story:speaker.arkhip'),
          line: say(`tale-1:scene.two-legs.${key}`),
        }),
      )
    await spoken('open.1').waitFor()
    const name = page.getByText(say('story:speaker.arkhip'), { exact: true })
    expect(await name.evaluate(goesOn)).toBe(true)
    await expectForEveryone(page)
    await page.keyboard.press('Enter')
    await spoken('open.2').waitFor()
    // Two presses at the last line are one too many: they give no answer that nobody has read.
    await page.evaluate(pressTwice)
    const answer = button(visitor, 'tale-1:scene.two-legs.choice.way-up')
    await answer.waitFor()
    await isReady(answer)
    await expectForEveryone(page)
    await page.keyboard.press('Enter')
    await spoken('after.way-up.1').waitFor()
    await button(visitor, 'story:talk.skip').click()
    await dialogsClosed(visitor)
  })

  test('reads in the chronicle what was answered, keeps it as a picture, and a stranger reads it by its link', async () => {
    const { page } = visitor
    await open('tasks')
    await button(visitor, 'tasks:page.chronicle').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('article', { name: say('tale-1:part.name') }).waitFor()
    await page.getByText(say('story:chronicle.pencil')).waitFor()
    const entry = page.getByRole('listitem').filter({ hasText: say('tale-1:scene.two-legs.title') })
    expect(await entry.innerText()).toContain(say('tale-1:scene.two-legs.choice.way-up'))
    await expectForEveryone(page)
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      button(visitor, 'story:chronicle.picture').click(),
    ])
    expect(picture.suggestedFilename()).toMatch(/-1\.png$/)
    await wasSaid(visitor, 'story:chronicle.picture-saved')
    const link = new URL(page.url()).pathname
    const stranger = await browser.visitor(device)
    await stranger.page.goto(`${server.address}${link}`)
    await stranger.page
      .getByRole('listitem')
      .filter({ hasText: say('tale-1:scene.two-legs.choice.way-up') })
      .waitFor()
    expect(await stranger.page.getByText(say('story:chronicle.own')).count()).toBe(0)
    await stranger.page.goto(`${server.address}/chronicle/999999`)
    await heading(stranger, 'story:chronicle.not-found')
      .or(stranger.page.getByText(say('story:chronicle.not-found')))
      .first()
      .waitFor()
  })

  test('takes the reward of the first task, and is led on by the next ones', async () => {
    const { page } = visitor
    await open('tasks')
    await page.getByRole('heading', { name: say('tale-1:task.hear-two-legs.title') }).waitFor()
    await page.getByRole('heading', { name: say('tasks:task.first-battle.title') }).waitFor()
    await expectForEveryone(page)
    await button(visitor, 'tasks:page.take').click()
    await button(visitor, 'tasks:page.thanks').click()
    await page.getByRole('heading', { name: say('tale-1:task.hear-first-bruise.title') }).waitFor()
    await page.getByRole('tab', { name: say('tasks:kind.DAILY') }).click()
    await expectForEveryone(page)
    await page.getByRole('tab', { name: say('tasks:kind.SCENARIO') }).click()
    await button(visitor, 'tasks:page.go').first().click()
    await dialogsClosed(visitor)
  })

  test('takes the gift of the day once, and sees when the next one comes', async () => {
    const { page } = visitor
    await open('everyday')
    await page
      .getByRole('listitem')
      .filter({ hasText: say('everyday:state.today') })
      .waitFor()
    await button(visitor, 'everyday:take').click()
    await button(visitor, 'everyday:thanks').click()
    await button(visitor, 'everyday:tomorrow').waitFor()
    await expectForEveryone(page)
    const taken = page.getByRole('listitem').filter({ hasText: say('everyday:state.taken') })
    await expect.poll(() => taken.count()).toBe(1)
  })

  test('finds nobody at a talk that was heard, and is told so in words', async () => {
    const { page } = visitor
    await page.goto(`${server.address}/talk/${talk}`)
    await wasSaid(visitor, 'road:refused.complete')
    await dialogsClosed(visitor)
    expectNoComplaints({ ...visitor, complaints: visitor.complaints.filter((one) => !isRefusalNote(one)) })
  })
})

/** A browser notes every answer that is not 200; refusals that a test provokes are no errors of the game. */
const isRefusalNote = (complaint: string): boolean => /status of (409|422)/.test(complaint)
