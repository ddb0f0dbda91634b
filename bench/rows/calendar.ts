import type { Page } from 'playwright-core'
import { mostRequests } from '../page-requests.ts'
import { openReader } from '../reader.ts'
import type { Row } from '../row.ts'
import { openSite } from '../site.ts'
import { openWorld } from '../world.ts'

/** Where the wheel turns, chests fall and portals stand. */
const stair = 140
const players = 100
const rounds = 5

const pages = ['wheel', 'chests', 'portal-shop'].map((path) => ({
  path,
  seen: (page: Page) => page.getByRole('dialog').getByRole('button').nth(1),
}))

export const calendarRequests: Row = {
  name: 'calendar-requests',
  title:
    'requests to open the wheel, the chests of the road or the portal shop; the most of them (a plain number)',
  bound: { most: 1 },
  measure: async (opened) => mostRequests(opened, await opened.add(openSite(stair, 0)), pages),
}

/** What the calendar and its words have brought to what a client starts with. */
const brought = [
  'cardState',
  'tiles',
  'artifactIdsToLoad',
  'artifactImageMaxStair',
  'campaignTypes',
  'optionalUnseenCampaign',
  'sale',
]

export const calendarBytes: Row = {
  name: 'calendar-bytes',
  title: 'kilobytes that the calendar adds to player info (a plain number)',
  bound: { most: 1 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const reader = await opened.add(openReader(await world.populate(players)))
    const kilobytes: number[] = []
    for (let round = 1; round <= rounds; round++) {
      const info = (await reader.look('/api/player/info/current', round)) as Record<string, unknown>
      const missing = brought.filter((name) => !Object.hasOwn(info, name))
      if (missing.length > 0) throw new Error(`player info without ${missing}`)
      const without = Object.fromEntries(Object.entries(info).filter(([name]) => !brought.includes(name)))
      const bytes = (of: object) => Buffer.byteLength(JSON.stringify(of))
      kilobytes.push((bytes(info) - bytes(without)) / 1024)
    }
    return kilobytes
  },
}
