import { authenticateGames2 } from '@skystair/contract/platforms.ts'
import { languageOf, plain } from '../a-host.ts'
import type { Host } from '../host.ts'
import { loadScript } from '../load-script.ts'
import type { CrazySdk } from './crazy-sdk.ts'

const library = 'https://sdk.crazygames.com/crazygames-sdk-v3.js'

/** CrazyGames, or who speaks as they do. Nothing is sold there. */
export default async function open(): Promise<Host | null> {
  await loadScript(library)
  const sdk = (window as unknown as { CrazyGames?: { SDK: CrazySdk } }).CrazyGames?.SDK
  if (sdk === undefined) return null
  await sdk.init()
  let user = await sdk.user.getUser()
  const proof = () => (user === null ? Promise.resolve('') : sdk.user.getUserToken())
  return {
    ...plain,
    name: 'games2',
    language: languageOf(sdk.user.systemInfo.locale),
    invitedBy: sdk.game.getInviteParam('ref'),
    headers: user === null ? {} : { platform_user_id: encodeURIComponent(user.username) },
    proof,
    enter: async (send, arrival) => {
      const token = await proof()
      const username = user?.username ?? ''
      return send(authenticateGames2, {
        body: { ...arrival, id: username, username, ...(token === '' ? {} : { token }) },
      })
    },
    signIn: async () => {
      user = await sdk.user.showAuthPrompt().catch(() => null)
      return user !== null
    },
    film: () =>
      new Promise((done) =>
        sdk.ad.requestAd('rewarded', {
          adStarted: () => undefined,
          adFinished: () => done(true),
          adError: () => done(false),
        }),
      ),
    share: async (link) => {
      const code = new URL(link).searchParams.get('ref')
      const invitation = await sdk.game.inviteLink(code === null ? {} : { ref: code })
      await navigator.clipboard?.writeText(invitation)
      return true
    },
    ready: () => sdk.game.loadingStop(),
  }
}
