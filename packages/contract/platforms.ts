import { charactersAndCompanions, languages } from '@skystair/rules/player/choices.ts'
import { Type } from 'typebox'
import { call } from './call.ts'
import { PlayerView } from './player-view.ts'
import { Count, Done, Fields, Id, OneOf, OrNull } from './shapes.ts'

/** What a platform has signed, as it gave it. Empty: whoever plays there has not signed in. */
const Proof = Type.String({ maxLength: 8192 })

const arrival = {
  /** Absent: whoever is new is told so, and chooses first. */
  characterAndCompanion: Type.Optional(OneOf(charactersAndCompanions)),
  lang: Type.Optional(OneOf(languages)),
  frontVersion: Type.Optional(Count),
  ref: Type.Optional(Type.String({ maxLength: 40 })),
}

const signIn = {
  who: 'anyone',
  changes: true,
  opensSession: true,
  /** One player at most: none is here yet, or a guest is asked to sign in on the platform. */
  reply: Fields({
    players: Type.Array(PlayerView, { maxItems: 1 }),
    loginRequired: Type.Boolean(),
  }),
} as const

export const authenticateMessenger = call(
  'integration.messenger',
  'POST /api/integration/messenger/authenticate',
  {
    ...signIn,
    summary: 'Come in from the messenger, with what its page was started with.',
    body: Fields({ ...arrival, proof: Proof }),
  },
)

export const authenticatePortal = call('integration.portal', 'POST /api/integration/portal/authenticate', {
  ...signIn,
  summary: 'Come in from the search portal’s games, with its signature of the player.',
  body: Fields({ ...arrival, proof: Proof }),
})

export const authenticateGames1 = call('integration.games1', 'POST /api/integration/games1/authenticate', {
  ...signIn,
  summary: 'Come in from the first portal of browser games, with the parameters of the start.',
  body: Fields({ ...arrival, proof: Proof }),
})

export const authenticateGames2 = call('integration.games2', 'POST /api/integration/games2/authenticate', {
  ...signIn,
  summary: 'Come in from the second portal of browser games; without a token as a guest.',
  body: Fields({
    ...arrival,
    id: Type.String({ maxLength: 100 }),
    username: Type.String({ maxLength: 100 }),
    token: Type.Optional(Proof),
  }),
})

export const authenticateStore = call(
  'integration.store',
  'POST /api/integration/store/client/authenticate',
  {
    ...signIn,
    summary: 'Come in from the installed game of the store, by the key of the device.',
    body: Fields({
      ...arrival,
      uid: Type.String({ maxLength: 100 }),
      currency: Type.String({ maxLength: 10 }),
      proof: Proof,
    }),
  },
)

/** Platforms without a call of their own in the specification. */
export const otherPlatforms = ['social', 'photo', 'mail', 'operator', 'exe'] as const

export const authenticateElsewhere = call(
  'integration.elsewhere',
  'POST /api/integration/{platform}/authenticate',
  {
    ...signIn,
    summary: 'Come in from any other platform, with its signature or the key of the device.',
    params: Fields({ platform: OneOf(otherPlatforms) }),
    body: Fields({ ...arrival, proof: Proof }),
  },
)

const allPlatforms = ['messenger', 'portal', 'games1', 'games2', 'store', ...otherPlatforms] as const

const Opened = OrNull(Fields({ id: Id, name: OrNull(Type.String()), level: Count }))

export const whose = call('integration.whose', 'POST /api/integration/{platform}/whose', {
  summary: 'Whom the platform opens, and whom it opened before; asked before anything is joined.',
  who: 'TRIAL',
  changes: false,
  personal: true,
  params: Fields({ platform: OneOf(allPlatforms) }),
  body: Fields({ proof: Proof }),
  reply: Fields({ opens: Opened, before: Opened }),
})

export const join = call('integration.join', 'POST /api/integration/{platform}/join', {
  summary:
    'From now on the platform opens this account. Whom it opened before stays, and can be gone back to.',
  who: 'TRIAL',
  changes: true,
  params: Fields({ platform: OneOf(allPlatforms) }),
  body: Fields({ proof: Proof }),
  reply: Done,
})

export const part = call('integration.part', 'POST /api/integration/{platform}/part', {
  summary: 'From now on the platform opens again whom it opened before; the two change places.',
  who: 'TRIAL',
  changes: true,
  params: Fields({ platform: OneOf(allPlatforms) }),
  body: Fields({ proof: Proof }),
  reply: Done,
})

export const purchaseOnPortal = call('integration.portalPurchase', 'POST /api/integration/portal/purchase', {
  summary: 'Tell of purchases that the search portal has signed; those in the answer may be consumed there.',
  who: 'TRIAL',
  changes: false,
  body: Fields({
    product_id: Type.Optional(Type.String({ maxLength: 60 })),
    signature: Type.String({ maxLength: 64 * 1024 }),
  }),
  reply: Fields({ tokens: Type.Array(Type.String()) }),
})

const Door = Fields({ name: Type.String(), isOn: Type.Boolean() })

export const listPlatforms = call('integration.list', 'GET /api/console/platforms', {
  summary: 'Which platforms and payment services have their secrets, and which are off.',
  who: 'ADMIN',
  changes: false,
  reply: Fields({ platforms: Type.Array(Door), providers: Type.Array(Door) }),
})
