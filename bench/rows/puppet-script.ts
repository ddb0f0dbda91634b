import type { CDPSession } from 'playwright-core'
import { openStageBrowser } from '../../e2e/testing/launch.ts'
import { openBattlePage } from '../battle-page.ts'
import { measuredMs } from '../frames.ts'
import type { Row } from '../row.ts'
import { openSite } from '../site.ts'

const rounds = 5
/** Drawn in software a whole picture keeps its script waiting; the script of a small one is the same. */
const pixelRatio = 0.25

export const puppetScript: Row = {
  name: 'puppet-script',
  title:
    'milliseconds of script a frame with twelve puppets moving, unthrottled: processor time of all script of the page',
  bound: { most: 2 },
  async measure(opened) {
    const site = await opened.add(openSite())
    const browser = await opened.add(openStageBrowser())
    const page = await openBattlePage(browser, site, (blank) => blank.addInitScript(countFrames), pixelRatio)
    const session = await page.context().newCDPSession(page)
    // Without a graphics card it is the processor that draws: its threads take turns with the script, which is not slower for that.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const framesNow = () => page.evaluate(() => (window as unknown as { frames: number }).frames)
    const means: number[] = []
    for (let round = 0; round < rounds; round++) {
      const [frames, script] = [await framesNow(), await scriptMs(session)]
      await page.waitForTimeout(measuredMs)
      means.push(((await scriptMs(session)) - script) / ((await framesNow()) - frames))
    }
    return means
  },
}

/** Milliseconds of script since the page was opened, as the browser counts them. */
async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const script = metrics.find(({ name }) => name === 'ScriptDuration')
  if (script === undefined) throw new Error('the browser does not count script')
  return script.value * 1000
}

/** Runs in the page before it. */
function countFrames(): void {
  const notes = Object.assign(window, { frames: 0 })
  const count = () => {
    notes.frames++
    requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
}
