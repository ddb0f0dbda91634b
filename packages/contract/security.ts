import { charactersAndCompanions, languages } from '@skystair/rules/player/choices.ts'
import { Type } from 'typebox'
import { call } from './call.ts'
import { PlayerView } from './player-view.ts'
import { Count, Done, Fields, Id, Moment, OneOf } from './shapes.ts'

const Screen = Type.Integer({ minimum: 0, maximum: 100_000 })
const Password = Type.String({ maxLength: 1000 })
const ShortText = Type.String({ maxLength: 400 })

export const registerTrial = call('security.registerTrial', 'POST /api/security/registerTrial', {
  summary: 'Begin to play at once, without a name: choose a character and a companion.',
  who: 'anyone',
  changes: true,
  opensSession: true,
  body: Fields({
    characterAndCompanion: OneOf(charactersAndCompanions),
    lang: OneOf(languages),
    frontVersion: Count,
    domain: Type.Optional(ShortText),
    sw: Type.Optional(Screen),
    sh: Type.Optional(Screen),
    cw: Type.Optional(Screen),
    ch: Type.Optional(Screen),
    h_session: Type.Optional(ShortText),
    ref: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  reply: PlayerView,
})

export const register = call('security.register', 'POST /api/security/register', {
  summary: 'Give the traveller a name and a password, so that nothing is lost with the device.',
  who: 'TRIAL',
  changes: true,
  body: Fields({
    name: ShortText,
    password: Password,
    optionalMailOrPhone: Type.Optional(ShortText),
    ref: Type.Optional(Type.String({ maxLength: 40 })),
    consents: Fields({
      privacyPolicy: Type.Boolean(),
      publicOffer: Type.Boolean(),
      userAgreement: Type.Boolean(),
      cookies: Type.Boolean(),
    }),
  }),
  reply: PlayerView,
})

export const login = call('security.login', 'POST /api/security/login', {
  summary: 'Come back under a name, mail or phone with a password.',
  who: 'anyone',
  changes: true,
  opensSession: true,
  body: Fields({ name: ShortText, password: Password, lang: Type.Optional(OneOf(languages)) }),
  reply: PlayerView,
})

export const logout = call('security.logout', 'POST /api/security/logout', {
  summary: 'End this session. The answer is 204: the client starts anew.',
  who: 'TRIAL',
  changes: true,
  fromAnyDevice: true,
  empty: true,
  forVisitors: true,
  reply: Done,
})

export const setName = call('security.setName', 'POST /api/security/name/set', {
  summary: 'Take another name.',
  who: 'PLAYER',
  changes: true,
  body: Fields({ name: ShortText }),
  reply: PlayerView,
})

export const setMailOrPhone = call('security.setMailOrPhone', 'POST /api/security/mailOrPhone/set', {
  summary:
    'Set the mail address or the phone number of the account. Whoever has a password proves it: letters to it open the account.',
  who: 'PLAYER',
  changes: true,
  body: Fields({ mailOrPhone: ShortText, passwordCurrent: Type.Optional(Password) }),
  reply: Done,
})

export const setPassword = call('security.setPassword', 'POST /api/security/password/set', {
  summary: 'Change the password. Every other session ends.',
  who: 'PLAYER',
  changes: true,
  body: Fields({ passwordCurrent: Password, passwordNew: Password }),
  reply: Done,
})

export const isPlayerExist = call('security.isPlayerExist', 'GET /api/security/isPlayerExist', {
  summary: 'Whether somebody already bears this name, or one that looks the same.',
  who: 'anyone',
  changes: false,
  query: Fields({ name: ShortText }),
  reply: Fields({ exists: Type.Boolean() }),
})

export const SessionView = Fields({
  id: Type.String(),
  current: Type.Boolean(),
  createdAt: Moment,
  seenAt: Moment,
  device: Type.String(),
  /** Whom a keeper looks at in this session. */
  visiting: Type.Union([Fields({ id: Id, name: Type.Union([Type.String(), Type.Null()]) }), Type.Null()]),
})

export const listSessions = call('security.listSessions', 'GET /api/security/sessions', {
  summary: 'The devices on which this account is open.',
  who: 'TRIAL',
  changes: false,
  personal: true,
  reply: Fields({ sessions: Type.Array(SessionView) }),
})

export const endSession = call('security.endSession', 'POST /api/security/sessions/{id}/end', {
  summary: 'Close the account on one other device.',
  who: 'TRIAL',
  changes: true,
  params: Fields({ id: Type.String({ maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' }) }),
  reply: Done,
})

export const endOtherSessions = call('security.endOtherSessions', 'POST /api/security/sessions/others/end', {
  summary: 'Close the account on every other device.',
  who: 'TRIAL',
  changes: true,
  reply: Fields({ ended: Count }),
})

export const currentId = call('security.currentId', 'GET /api/player/id/current', {
  summary: 'The id of the player behind this session. 401 here means only: nobody yet.',
  who: 'TRIAL',
  changes: false,
  reply: Fields({ id: Id }),
})
