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
  title: 'milliseconds of script a frame with twelve puppets moving, unthrottled',
  bound: { most: 2 },
  async measure(opened) {
    const site = await opened.add(openSite())
    const browser = await opened.add(openStageBrowser())
    const page = await openBattlePage(browser, site, (blank) => blank.addInitScript(timeWork), pixelRatio)
    const means: number[] = []
    for (let round = 0; round < rounds; round++) {
      await page.evaluate(() => Object.assign(window, { work: { frames: 0, milliseconds: 0 } }))
      await page.waitForTimeout(measuredMs)
      const { frames, milliseconds } = await page.evaluate(
        () => (window as unknown as { work: { frames: number; milliseconds: number } }).work,
      )
      means.push(milliseconds / frames)
    }
    return means
  },
}

/** Runs in the page before it: adds up what each frame is worked at. */
function timeWork(): void {
  const ask = window.requestAnimationFrame.bind(window)
  const notes = Object.assign(window, { work: { frames: 0, milliseconds: 0 } })
  window.requestAnimationFrame = (work) =>
    ask((time) => {
      const began = performance.now()
      work(time)
      notes.work.frames++
      notes.work.milliseconds += performance.now() - began
    })
}
