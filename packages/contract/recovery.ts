import { Type } from 'typebox'
import { call } from './call.ts'
import { Done, Fields, OrNull } from './shapes.ts'

/** What a letter's link carries behind its #: whose it is, and what proves it. */
const Link = Type.String({ maxLength: 80 })

export const contactOf = call('recovery.contact', 'GET /api/recovery/contact', {
  summary: 'The mail address or phone of the account, and whether letters to it have been answered.',
  who: 'PLAYER',
  changes: false,
  personal: true,
  reply: Fields({
    mailOrPhone: OrNull(Type.String()),
    confirmed: Type.Boolean(),
    /** A letter can be sent there. */
    canBeConfirmed: Type.Boolean(),
  }),
})

export const sendConfirmation = call('recovery.sendConfirmation', 'POST /api/recovery/confirm/letter', {
  summary: 'Send the letter once more that confirms the mail address.',
  who: 'PLAYER',
  changes: true,
  reply: Done,
})

export const confirmMail = call('recovery.confirm', 'POST /api/recovery/confirm', {
  summary: 'A letter has come: the mail address is the player’s.',
  who: 'anyone',
  changes: true,
  body: Fields({ link: Link }),
  reply: Done,
})

export const askRecovery = call('recovery.ask', 'POST /api/recovery/ask', {
  summary: 'A password is forgotten. The answer is the same, whoever asks for whomever.',
  who: 'anyone',
  changes: true,
  body: Fields({ nameOrMail: Type.String({ minLength: 1, maxLength: 400 }) }),
  reply: Done,
})

export const useRecovery = call('recovery.use', 'POST /api/recovery/use', {
  summary: 'Choose a new password by the link of a letter, once. Every session ends.',
  who: 'anyone',
  changes: true,
  body: Fields({ link: Link, passwordNew: Type.String({ maxLength: 1000 }) }),
  reply: Done,
})
