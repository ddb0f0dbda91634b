import { expect, test } from 'vitest'
import { aBrowser, expectNoComplaints, type Visitor } from '../testing/browser.ts'
import { fightHere } from '../testing/climber.ts'
import { openDatabase } from '../testing/database.ts'
import { aGameServer } from '../testing/game-server.ts'
import { beginToPlay, button, dialogsClosed, goOn, putAway, roadMenu } from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()

const garden = 'portal:place.garden.name'

/** Strong enough for the garden, on stair 20, with emeralds for a key. */
async function grow({ page }: Visitor): Promise<void> {
  const { id } = (await (await page.request.get(`${server.address}/api/player/current`)).json()) as {
    id: number
  }
  const database = await openDatabase(server.databaseUrl)
  try {
    await database.query(
      `UPDATE player SET version = version + 1, mithril = 100, stair = 20, best_victory_stair = 20,
        state = jsonb_set(jsonb_set(state, '{climb,travels,roads,main}', state #> '{climb,travels,roads,main}' || '{"top": 20, "coordinate": 2000}'),
          '{climb,heroes}', (SELECT jsonb_agg(hero || '{"experience": 1000000}') FROM jsonb_array_elements(state #> '{climb,heroes}') AS hero))
        WHERE id = $1`,
      [id],
    )
  } finally {
    await database.end()
  }
  await page.request.post(`${server.address}/api/player/updateMoveSpeedMode`, {
    data: { moveSpeedMode: 'ULTRA_FAST' },
  })
}

const ribbon = ({ page, device }: Visitor, key: string) =>
  page.getByRole('heading', { level: 1, name: text(device.language, key) })

/** The next guardian, by its button in the list of places nearby or across the way. */
async function beatNext(visitor: Visitor): Promise<void> {
  await button(visitor, 'road:to-battle').click()
  await fightHere(visitor)
}

test.each([
  { width: 390, height: 844, language: 'ru' },
  { width: 1440, height: 900, language: 'en' },
] as const)(
  'a key is bought, its door opened, its guardian beaten, its prize brought home ($language)',
  async (device) => {
    const visitor = await browser.visitor(device)
    const { page } = visitor
    const { language } = device
    await beginToPlay(visitor, server.address)
    await grow(visitor)
    await goOn(visitor, server.address)

    await page.getByRole('button', { name: new RegExp(`^${text(language, 'square:door')}`) }).click()
    await button(visitor, 'square:place.portal-shop').click()
    const card = page.getByRole('article', { name: text(language, garden) })
    await card.getByRole('button', { name: text(language, 'portal:key.buy') }).click()
    await card.getByText(text(language, 'portal:key.held', { count: 1 })).waitFor()

    await card
      .getByRole('button', { name: text(language, 'portal:look', { name: text(language, garden) }) })
      .click()
    await page.getByText(text(language, 'creatures:apart.garden')).waitFor()
    await button(visitor, 'portal:enter').click()
    await dialogsClosed(visitor)
    await ribbon(visitor, garden).waitFor()

    // The phone dies in the middle: the place is as it was.
    await beatNext(visitor)
    await goOn(visitor, server.address)
    await ribbon(visitor, garden).waitFor()

    // Home and in again, without another key.
    await button(visitor, 'portal:leave.button').click()
    await button(visitor, 'portal:leave.go').click()
    await ribbon(visitor, 'road:location.forest').waitFor()
    await page.goto(new URL('/portal/garden', server.address).href)
    await button(visitor, 'portal:enter-open').click()
    await button(visitor, 'shell:continue').click()
    await ribbon(visitor, garden).waitFor()

    await beatNext(visitor)
    await beatNext(visitor)
    await button(visitor, 'portal:leave.prize').click()
    await page.getByText(text(language, 'portal:leave.thanks')).waitFor()
    await putAway(button(visitor, 'common:button.close'))
    await ribbon(visitor, 'road:location.forest').waitFor()
    await roadMenu(visitor).waitFor()
    const player = (await (await page.request.get(`${server.address}/api/player/current`)).json()) as {
      worldType: string
      stair: number
      mithril: number
    }
    expect(player).toMatchObject({ worldType: 'main', stair: 20, mithril: 70 })
    expectNoComplaints(visitor)
  },
)
