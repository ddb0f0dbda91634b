import { openStageBrowser } from '../../e2e/testing/launch.ts'
import { openBattlePage } from '../battle-page.ts'
import { film, frameTime, openEmpty, serveEmptyScene, stand } from '../frames.ts'
import { type Row, sideBySide } from '../row.ts'
import { openSite } from '../site.ts'

const pairs = 7

export const battleFrames: Row = {
  name: 'battle-frames',
  title: 'frame time (p95) of a battle of six against six ÷ an empty Phaser scene, processor slowed 6 times',
  bound: { most: 2.5 },
  async measure(opened) {
    const site = await opened.add(openSite())
    const empty = await opened.add(serveEmptyScene())
    const browser = await opened.add(openStageBrowser())
    const bare = await openEmpty(browser, empty.address)
    const battle = await film(await openBattlePage(browser, site))
    return sideBySide(
      pairs,
      () => frameTime(battle, stand),
      () => frameTime(bare, stand),
    )
  },
}
