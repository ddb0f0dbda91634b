import { openStageBrowser } from '../../e2e/testing/launch.ts'
import { film, frameTime, openEmpty, serveEmptyScene, stand } from '../frames.ts'
import { type Row, sideBySide } from '../row.ts'
import { openSite } from '../site.ts'
import { openTownPage, settleTown } from '../town-page.ts'

const pairs = 7
/** As many as stroll at once. */
const members = 8

export const townFrames: Row = {
  name: 'town-frames',
  title:
    "frame time (p95) of a clan's town, eight members strolling and builders at work ÷ an empty Phaser scene, processor slowed 6 times",
  bound: { most: 2 },
  async measure(opened) {
    const site = await opened.add(
      openSite(0, 0, { players: members, settle: (url) => settleTown(url, members) }),
    )
    const empty = await opened.add(serveEmptyScene())
    const browser = await opened.add(openStageBrowser())
    const bare = await openEmpty(browser, empty.address)
    const town = await film(await openTownPage(browser, site))
    // Until everybody has come, and the clouds have parted.
    await frameTime(town, stand)
    return sideBySide(
      pairs,
      () => frameTime(town, stand),
      () => frameTime(bare, stand),
    )
  },
}
