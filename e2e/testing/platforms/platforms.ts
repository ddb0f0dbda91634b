import { portalProof } from '../../../apps/server/features/platforms/portals/header-portal.ts'
import {
  games2Proof,
  okProof,
  telegramProof,
  vkProof,
  yandexProof,
} from '../../../apps/server/testing/platform-proofs.ts'
import { platformsForTests as secrets } from '../../../apps/server/testing/platforms-for-tests.ts'
import type { FakePlatform } from './fake-platform.ts'
import { crazyLibrary, okLibrary, telegramLibrary, yandexLibrary } from './libraries.ts'
import { invoicesOf, oksOf, roublesOf, starsOf, votesOf, yansOf } from './words.ts'

export const operatorOrigin = 'https://games.operator.example'

const seconds = () => Math.floor(Date.now() / 1000)

/** Portals that name their player in the address and sign it. */
const headerPortal = (
  name: 'photo' | 'mail' | 'operator',
  header: string,
  frame: string,
  secret: string,
): FakePlatform => {
  const proof = (user: string) => `platform=${name}&${portalProof(name, user, seconds(), secret)}`
  return {
    name,
    frame,
    header,
    proof,
    launch: (user) => `?${user === null ? `platform=${name}` : proof(user)}`,
    showsAge: true,
    money: roublesOf,
  }
}

export const fakePlatforms: readonly FakePlatform[] = [
  {
    name: 'messenger',
    frame: 'https://web.telegram.org/a/',
    library: { address: 'https://telegram.org/js/telegram-web-app.js', script: telegramLibrary },
    header: 'messenger_user_id',
    proof: (user) => telegramProof(user, Date.now()),
    launch: (user) =>
      user === null
        ? '?platform=messenger'
        : `#tgWebAppData=${encodeURIComponent(telegramProof(user, Date.now()))}&tgWebAppVersion=8.0`,
    language: (user) => (user === null ? 'en' : 'ru'),
    money: starsOf,
  },
  {
    name: 'portal',
    frame: 'https://yandex.ru/games/app/1',
    library: { address: 'https://yandex.ru/games/sdk/v2', script: yandexLibrary },
    header: 'platform_user_id',
    proof: (user) => yandexProof({ uniqueID: user }, Date.now()),
    launch: () => '?platform=portal',
    asksGuests: true,
    money: yansOf,
  },
  {
    name: 'games1',
    frame: 'https://vk.com/app1',
    header: 'viewer_id',
    proof: (user) => vkProof(user, Date.now()),
    launch: (user) => `?${user === null ? 'platform=games1' : vkProof(user, Date.now())}`,
    showsAge: true,
    money: votesOf,
  },
  {
    name: 'social',
    frame: 'https://ok.ru/game/1',
    library: { address: 'https://api.ok.ru/js/fapi5.js', script: okLibrary },
    header: 'logged_user_id',
    proof: (user) => okProof(user),
    launch: (user) => `?${user === null ? 'platform=social' : okProof(user)}`,
    showsAge: true,
    language: () => 'ru',
    money: oksOf,
  },
  {
    name: 'games2',
    frame: 'https://www.crazygames.com/game/skystair',
    library: { address: 'https://sdk.crazygames.com/crazygames-sdk-v3.js', script: crazyLibrary },
    header: 'platform_user_id',
    proof: (user) => games2Proof(user, Date.now()),
    launch: () => '?platform=games2',
    asksGuests: true,
    money: null,
  },
  headerPortal('photo', 'fotoUid', 'https://fotostrana.ru/app', secrets.PHOTO_SECRET),
  headerPortal('mail', 'viewer_id', 'https://my.mail.ru/apps/1', secrets.MAIL_SECRET),
  headerPortal('operator', 'login', `${operatorOrigin}/play`, secrets.OPERATOR_SECRET),
  {
    name: 'store',
    frame: null,
    header: 'uid',
    proof: null,
    launch: () => '?platform=store&uid=77&lang=en&currency=KZT',
    money: invoicesOf,
  },
  {
    name: 'exe',
    frame: null,
    header: 'exe_user',
    proof: null,
    launch: () => '?platform=exe',
    money: roublesOf,
  },
]
