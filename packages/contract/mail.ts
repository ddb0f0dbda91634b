import { genders } from '@skystair/rules/player/choices.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { MailLine } from './mail-line.ts'
import { PlayerView } from './player-view.ts'
import { RewardView } from './reward.ts'
import { BankStatusView, Count, Done, Fields, Id, Moment, OneOf, OrNull } from './shapes.ts'

/** With whom: 0 is the Stair itself. */
const WithPartner = Fields({ partner: Count })

const Partner = Fields({
  id: Count,
  /** Null for the Stair, and for whoever left for ever. */
  name: OrNull(Type.String()),
  gender: OrNull(OneOf(genders)),
  level: OrNull(Count),
  /** The league whose badge stands beside the name; null: not on the ladder. */
  league: OrNull(Count),
  bankStatus: BankStatusView,
})

export const MailDialog = Fields({
  partner: Partner,
  unread: Count,
  lastTime: Moment,
  lastText: Type.String(),
  lastOwn: Type.Boolean(),
  lastLetter: MailLine.properties.letter,
})
export type MailDialog = Static<typeof MailDialog>

const Letters = Fields({
  partner: Partner,
  /** Whether the reader has blocked the partner. */
  blocked: Type.Boolean(),
  /** The older first. */
  messages: Type.Array(MailLine),
  lastId: Count,
})

export const listMail = call('mail.list', 'GET /api/mail/list', {
  summary:
    'Dialogs, the newest first, a hundred at a time: those older than `before` come next, and of that very moment those with a partner before `beforePartner`.',
  who: 'TRIAL',
  changes: false,
  personal: true,
  query: Fields({ before: Type.Optional(Moment), beforePartner: Type.Optional(Count) }),
  reply: Fields({ dialogs: Type.Array(MailDialog), more: Type.Boolean() }),
})

export const listDialog = call('mail.dialog', 'GET /api/mail/dialog/{partner}/list', {
  summary: 'Letters of a dialog, counted from the newest: from=0&to=20 are the last twenty.',
  who: 'TRIAL',
  changes: false,
  personal: true,
  params: WithPartner,
  query: Fields({ from: Count, to: Count }),
  reply: Letters,
})

export const latestDialog = call('mail.latest', 'GET /api/mail/dialog/{partner}/list/latest', {
  summary: 'What was written after a letter, the oldest twenty first.',
  who: 'TRIAL',
  changes: false,
  personal: true,
  params: WithPartner,
  query: Fields({ afterId: Count }),
  reply: Letters,
})

export const sendMail = call('mail.send', 'POST /api/mail/dialog/{partner}/send', {
  summary: 'Write to a player; with support=true to those who run the game (partner 0).',
  who: 'PLAYER',
  changes: true,
  params: WithPartner,
  query: Fields({ support: Type.Optional(Type.Boolean()) }),
  body: Fields({ text: Type.String({ maxLength: 8000 }) }),
  reply: Done,
})

export const seeDialog = call('mail.see', 'POST /api/mail/dialog/{partner}/seen', {
  summary: 'The letters of a dialog have been read.',
  who: 'TRIAL',
  changes: true,
  fromAnyDevice: true,
  params: WithPartner,
  reply: Done,
})

export const takeAttachment = call('mail.take', 'POST /api/mail/dialog/{partner}/message/{id}/take', {
  summary: 'Take what lies in the envelope: once.',
  who: 'TRIAL',
  changes: true,
  params: Fields({ partner: Count, id: Id }),
  reply: Fields({ player: PlayerView, reward: RewardView }),
})

export const blockMail = call('mail.block', 'POST /api/mail/block/{id}', {
  summary: 'Put a player on the blacklist: the dialog is erased, later words do not arrive.',
  who: 'TRIAL',
  changes: true,
  params: Fields({ id: Id }),
  reply: PlayerView,
})

export const unblockMail = call('mail.unblock', 'POST /api/mail/unblock/{id}', {
  summary: 'Take a player off the blacklist.',
  who: 'TRIAL',
  changes: true,
  params: Fields({ id: Id }),
  reply: PlayerView,
})
