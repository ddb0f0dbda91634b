import { isFramed } from '../device/launch.ts'
import { goAway } from '../device/leave.ts'
import type { Till } from './host.ts'

/** A payment service of the web: a page of its own, which tells the bank itself and leads back. */
export const webTill: Till = {
  provider: null,
  money: null,
  prices: async () => new Map(),
  async pay({ url }) {
    if (url === null) return false
    // No payment service lets itself be framed.
    if (isFramed()) return openBeside(url)
    return goAway({ kind: 'page', address: url })
  },
  deliver: async () => undefined,
}

/** Says whether the browser let it open; asked for `noopener` it would never say so, so the way back is cut by hand. */
function openBeside(url: string): boolean {
  const opened = window.open(url, '_blank')
  if (opened !== null) opened.opener = null
  return opened !== null
}
