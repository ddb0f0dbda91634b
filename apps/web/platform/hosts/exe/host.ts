import { entersElsewhere, plain } from '../a-host.ts'
import { deviceName, deviceProof } from '../device-key.ts'
import type { Host } from '../host.ts'
import { shareByBrowser } from '../share-by-browser.ts'
import { webTill } from '../web-till.ts'

/** The installed game, in a window of its own: known by the key of the machine where nobody has signed in. */
export default async function open(): Promise<Host> {
  const name = await deviceName()
  return {
    ...plain,
    name: 'exe',
    headers: name === null ? {} : { exe_user: name },
    sessionFirst: true,
    proof: deviceProof,
    enter: entersElsewhere('exe', deviceProof),
    till: webTill,
    share: shareByBrowser,
  }
}
