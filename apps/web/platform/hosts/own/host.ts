import { plain } from '../a-host.ts'
import type { Host } from '../host.ts'
import { shareByBrowser } from '../share-by-browser.ts'
import { webTill } from '../web-till.ts'

/** The game's own site: no platform is asked for anything. */
const own: Host = {
  ...plain,
  name: 'own',
  sessionFirst: true,
  proof: async () => null,
  enter: async () => null,
  till: webTill,
  share: shareByBrowser,
}

export default async (): Promise<Host> => own
