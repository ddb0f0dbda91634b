import { expect, test } from 'vitest'
import { aBrowser, expectNoComplaints, type Visitor } from '../testing/browser.ts'
import {
  beatGuardian,
  beGreeted,
  fightHere,
  heal,
  takeGift,
  takeTasks,
  useThere,
  visit,
} from '../testing/climber.ts'
import { aGameServer } from '../testing/game-server.ts'
import { arrive } from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()

/** Where the first guardian stands on the stage, in shares of its width from the left and of its height from the top. */
const firstGuardian = { across: 0.6, widthsAboveSquad: 0.38 }
/** On a low screen the squad stands lower. */
const squadDown = ({ width, height }: { width: number; height: number }) =>
  height / width < 1000 / 600 ? 0.72 : 0.64

/** A finger on the picture of the guardian itself, as soon as it stands there: the mouse shows a hand over it. */
async function tapFirstGuardian({ page }: Visitor): Promise<void> {
  const stage = page.locator('[data-stage] canvas')
  const box = await stage.boundingBox()
  if (box === null) throw new Error('no stage')
  const { across, widthsAboveSquad } = firstGuardian
  const x = box.x + across * box.width
  const y = box.y + squadDown(box) * box.height - widthsAboveSquad * box.width
  const pointAtIt = async () => {
    await page.mouse.move(x - 1, y)
    await page.mouse.move(x, y)
    return stage.evaluate((canvas) => canvas.style.cursor)
  }
  await expect.poll(pointAtIt).toBe('pointer')
  await page.mouse.click(x, y)
}

async function standsOn({ page, device }: Visitor, stair: number): Promise<void> {
  const said = text(device.language, 'road:standing', { stair, highest: stair })
  await page.getByRole('status').filter({ hasText: said }).waitFor({ state: 'attached' })
}

test.each([
  { width: 390, height: 844, language: 'ru' },
  { width: 1440, height: 900, language: 'en' },
] as const)('a new player wins the first five stairs, in $language at $width x $height', async (device) => {
  const visitor = await browser.visitor(device)
  await arrive(visitor, server.address)
  await beGreeted(visitor)
  await takeGift(visitor)

  await tapFirstGuardian(visitor)
  await fightHere(visitor)
  await standsOn(visitor, 1)

  await beatGuardian(visitor)
  await standsOn(visitor, 2)
  await useThere(visitor, 'SKILL', 2)

  await beatGuardian(visitor)
  await standsOn(visitor, 3)
  await useThere(visitor, 'ARTIFACT', 3)
  await useThere(visitor, 'GAINABLE', 3)
  await takeTasks(visitor)
  await heal(visitor)

  await beatGuardian(visitor)
  await standsOn(visitor, 4)
  await visit(visitor, 'CUSTOM_PLACE', 4)
  await fightHere(visitor)
  // Right after the battle, while the road is still being drawn.
  await useThere(visitor, 'MAGIC', 4)
  await heal(visitor)

  await beatGuardian(visitor)
  await standsOn(visitor, 5)
  expectNoComplaints(visitor)
})
