import type { Locator, Page } from 'playwright-core'
import { openStageBrowser } from '../e2e/testing/launch.ts'
import type { Opened } from './opened.ts'
import { openRoadPage } from './road-page.ts'
import type { openSite } from './site.ts'

const rounds = 5
/** Long enough for a question that comes late. */
export const settling = 1500

/** Every five seconds the game says that it is alive, whatever is open. */
const pulse = '/api/load/log/'

/** A page and what is seen on it once it has come. */
interface OpenedPage {
  readonly path: string
  readonly seen: (page: Page) => Locator
}

/** How many requests the hungriest of these pages makes to open, round by round. */
export async function mostRequests(
  opened: Opened,
  site: Awaited<ReturnType<typeof openSite>>,
  pages: readonly OpenedPage[],
): Promise<readonly number[]> {
  const browser = await opened.add(openStageBrowser())
  const page = await openRoadPage(browser, site)
  let asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !pathname.startsWith(pulse)) asked.push(pathname)
  })
  const most: number[] = []
  for (let round = 0; round < rounds; round++) {
    const counts: number[] = []
    for (const { path, seen } of pages) {
      // What the page before had to say at its end is not asked by this one.
      await follow(page, '')
      await page.waitForTimeout(settling)
      asked = []
      await follow(page, path)
      await seen(page).waitFor()
      await page.waitForTimeout(settling)
      counts.push(asked.length)
      if (asked.length > 1) console.log(path, asked)
    }
    most.push(Math.max(...counts))
  }
  return most
}

/** Opens a page over the road, as a link in the game does. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/${path}`)
