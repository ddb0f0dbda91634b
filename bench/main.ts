import { Opened } from './opened.ts'
import type { Row } from './row.ts'
import { actions } from './rows/actions.ts'
import { backpackFrames, pageRequests } from './rows/backpack.ts'
import { battleFrames } from './rows/battle-frames.ts'
import { battlePictures } from './rows/battle-pictures.ts'
import { battles } from './rows/battles.ts'
import { chatDeliveries } from './rows/chat-deliveries.ts'
import { controlResponse } from './rows/control-response.ts'
import { creatureBytes } from './rows/creature-bytes.ts'
import { dialogList } from './rows/dialog-list.ts'
import { eveningBytes } from './rows/evening-bytes.ts'
import { firstBattle } from './rows/first-battle.ts'
import { firstScreenBytes } from './rows/first-screen-bytes.ts'
import { forumPage } from './rows/forum-page.ts'
import { hitRoundTrips, hits } from './rows/hits.ts'
import { liveDeliveries } from './rows/live-deliveries.ts'
import { liveMemory } from './rows/live-memory.ts'
import { looks } from './rows/looks.ts'
import { marketPage, purchaseTrips } from './rows/market.ts'
import { players } from './rows/players.ts'
import { puppetScript } from './rows/puppet-script.ts'
import { ratingPage } from './rows/rating-page.ts'
import { returning } from './rows/return.ts'
import { roadBytes } from './rows/road-bytes.ts'
import { roadFrames } from './rows/road-frames.ts'
import { roadMemory, roadWalk } from './rows/road-walk.ts'
import { roundTrips } from './rows/round-trips.ts'
import { twoNodes } from './rows/two-nodes.ts'
import { worldTour } from './rows/world-tour.ts'

// npm run bench            every row of the table
// npm run bench -- actions only that one
const rows: readonly Row[] = [
  actions,
  roundTrips,
  players,
  liveDeliveries,
  chatDeliveries,
  liveMemory,
  twoNodes,
  firstScreenBytes,
  roadFrames,
  battleFrames,
  roadWalk,
  roadMemory,
  firstBattle,
  controlResponse,
  hits,
  hitRoundTrips,
  looks,
  marketPage,
  purchaseTrips,
  pageRequests,
  backpackFrames,
  battles,
  ratingPage,
  forumPage,
  dialogList,
  returning,
  roadBytes,
  worldTour,
  creatureBytes,
  battlePictures,
  puppetScript,
  eveningBytes,
]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !rows.some((row) => row.name === name))
if (unknown.length > 0) {
  console.error(`No such row: ${unknown.join(', ')}. There are: ${rows.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const chosen = rows.filter(({ name }) => asked.length === 0 || asked.includes(name))
const results: { row: Row; median: number; low: number; high: number; passed: boolean }[] = []
for (const row of chosen) {
  console.log(`Measuring ${row.name} …`)
  const opened = new Opened()
  const ratios = await row.measure(opened).finally(() => opened.closeAll())
  results.push(summary(row, ratios))
}

function summary(row: Row, ratios: readonly number[]) {
  const sorted = ratios.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const passed = 'least' in row.bound ? median >= row.bound.least : median <= row.bound.most
  return { row, median, low: sorted[0] ?? Number.NaN, high: sorted.at(-1) ?? Number.NaN, passed }
}

console.log(
  `\n${'row'.padEnd(12)} ${'median'.padStart(7)}  ${'spread'.padEnd(13)} ${'bound'.padEnd(8)} result`,
)
for (const { row, median, low, high, passed } of results) {
  const bound = 'least' in row.bound ? `>= ${row.bound.least}` : `<= ${row.bound.most}`
  const spread = `${low.toFixed(2)} – ${high.toFixed(2)}`
  console.log(
    `${row.name.padEnd(12)} ${median.toFixed(2).padStart(7)}  ${spread.padEnd(13)} ${bound.padEnd(8)} ${passed ? 'pass' : 'FAIL'}   ${row.title}`,
  )
}
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
