import { authenticatePortal } from '@skystair/contract/platforms.ts'
import { reportProblem } from '../../device/report.ts'
import { languageOf, plain } from '../a-host.ts'
import type { Host } from '../host.ts'
import { loadScript } from '../load-script.ts'
import { signedTill } from './signed-till.ts'
import type { YaGames, YaPlayer, YaSdk } from './ya-games.ts'

const library = 'https://yandex.ru/games/sdk/v2'

/** Yandex Games. */
export default async function open(): Promise<Host | null> {
  await loadScript(library)
  const games = (window as unknown as { YaGames?: YaGames }).YaGames
  if (games === undefined) return null
  const sdk = await games.init()
  let player = await sdk.getPlayer({ signed: true })
  const payments = await sdk.getPayments({ signed: true }).catch((problem: unknown) => {
    reportProblem(`payments did not begin: ${problem}`)
    return null
  })
  const proof = async () => proofOf(player)
  return {
    ...plain,
    name: 'portal',
    language: languageOf(sdk.environment.i18n.lang),
    invitedBy: sdk.environment.payload ?? null,
    headers: player.isAuthorized() ? { platform_user_id: encodeURIComponent(player.getUniqueID()) } : {},
    proof,
    enter: async (send, arrival) =>
      send(authenticatePortal, { body: { ...arrival, proof: proofOf(player) } }),
    signIn: async () => {
      await sdk.auth.openAuthDialog().catch(() => undefined)
      player = await sdk.getPlayer({ signed: true })
      return player.isAuthorized()
    },
    till: payments === null ? null : signedTill(payments),
    film: () => film(sdk),
    ready: () => sdk.features.LoadingAPI?.ready(),
    onRest: (rest) => {
      sdk.on?.('game_api_pause', () => rest(true))
      sdk.on?.('game_api_resume', () => rest(false))
    },
  }
}

/** Guests have no signature. */
const proofOf = (player: YaPlayer): string => (player.isAuthorized() ? (player.signature ?? '') : '')

const film = (sdk: YaSdk): Promise<boolean> =>
  new Promise((done) => {
    let wasSeen = false
    sdk.adv.showRewardedVideo({
      callbacks: {
        onOpen: () => undefined,
        onRewarded: () => {
          wasSeen = true
        },
        onClose: () => done(wasSeen),
        onError: () => done(false),
      },
    })
  })
