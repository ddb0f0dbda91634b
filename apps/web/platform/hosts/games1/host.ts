import { authenticateGames1 } from '@skystair/contract/platforms.ts'
import type { Launch } from '../../device/launch.ts'
import { languageOf, plain } from '../a-host.ts'
import type { Host, Till } from '../host.ts'
import { askBridge, onBridge, openBridge } from './bridge.ts'

/** VK. What the page was started with is signed; where it is not, whoever came has not signed in. */
export default async function open({ query, hash }: Launch): Promise<Host> {
  const fields = new URLSearchParams(query)
  const user = fields.get('vk_user_id')
  openBridge()
  void askBridge('VKWebAppInit')
  const proof = async () => (fields.has('sign') ? query : null)
  return {
    ...plain,
    name: 'games1',
    language: languageOf(fields.get('vk_language')),
    invitedBy: new URLSearchParams(hash).get('ref'),
    headers: user === null ? {} : { viewer_id: user },
    showsAge: true,
    proof,
    enter: (send, arrival) => send(authenticateGames1, { body: { ...arrival, proof: query } }),
    till: votes,
    async film() {
      const format = { ad_format: 'reward' }
      if ((await askBridge('VKWebAppCheckNativeAds', format))?.result !== true) return false
      return (await askBridge('VKWebAppShowNativeAds', format))?.result === true
    },
    share: async (link) => (await askBridge('VKWebAppShare', { link })) !== null,
    onRest: (rest) => {
      onBridge('VKWebAppViewHide', () => rest(true))
      onBridge('VKWebAppViewRestore', () => rest(false))
    },
  }
}

/** VK itself tells the bank, also when this page is gone. */
const votes: Till = {
  provider: 'vk',
  money: 'VOTE',
  prices: async () => new Map(),
  pay: async ({ payment }) =>
    (await askBridge('VKWebAppShowOrderBox', { type: 'item', item: payment.id }))?.success === true,
  deliver: async () => undefined,
}
