import { openBattlePage } from '../battle-page.ts'
import type { Row } from '../row.ts'
import { openSite } from '../site.ts'
import { openStandardBrowser } from '../standard-browser.ts'
import { countTextures, heldBytes } from '../textures.ts'

const visits = 5
const megabyte = 1024 * 1024

export const battlePictures: Row = {
  name: 'battle-pictures',
  title: 'decoded pictures of a battle of six against six at standard quality, in MB',
  bound: { most: 32 },
  async measure(opened) {
    const site = await opened.add(openSite())
    const browser = await opened.add(openStandardBrowser())
    const sizes: number[] = []
    for (let visit = 0; visit < visits; visit++) {
      const page = await openBattlePage(browser, site, (blank) => blank.addInitScript(countTextures))
      sizes.push((await heldBytes(page)) / megabyte)
      await page.context().close()
    }
    return sizes
  },
}
