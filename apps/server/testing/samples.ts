import { loadMarks } from '@skystair/contract/client-log.ts'
import { enter } from '@skystair/contract/moderation.ts'
import { login } from '@skystair/contract/security.ts'
import { markers } from '@skystair/rules/story/marker.ts'
import { aProof, type Game, type Question } from './game.ts'
import { aPlayer, aTraveller, goodPassword, type Person, registration, trialBody } from './people.ts'
import type { Sample } from './sample.ts'
import { samplesOfArena } from './samples-of-arena.ts'
import { samplesOfBank } from './samples-of-bank.ts'
import { samplesOfCalendar } from './samples-of-calendar.ts'
import { samplesOfCards } from './samples-of-cards.ts'
import { samplesOfChests } from './samples-of-chests.ts'
import { samplesOfClans } from './samples-of-clans.ts'
import { samplesOfEvents } from './samples-of-events.ts'
import { samplesOfForum } from './samples-of-forum.ts'
import { samplesOfFriends } from './samples-of-friends.ts'
import { samplesOfGifts } from './samples-of-gifts.ts'
import { samplesOfHeroes } from './samples-of-heroes.ts'
import { samplesOfKeepers } from './samples-of-keepers.ts'
import { samplesOfPlatforms } from './samples-of-platforms.ts'
import { samplesOfPlay } from './samples-of-play.ts'
import { samplesOfPortals } from './samples-of-portals.ts'
import { samplesOfPush } from './samples-of-push.ts'
import { samplesOfRaids } from './samples-of-raids.ts'
import { samplesOfRecovery } from './samples-of-recovery.ts'
import { samplesOfReferral } from './samples-of-referral.ts'
import { samplesOfTalk } from './samples-of-talk.ts'
import { samplesOfWheel } from './samples-of-wheel.ts'
import { aTalker } from './talk.ts'
import { notify, reachMarkers } from './world.ts'

const nothing: Sample = { ask: () => ({}), against: null }
const body = (first: unknown, second: unknown): Sample => ({
  ask: () => ({ body: first }),
  other: { body: second },
  against: null,
})
const params = (first: Question['params'], second: Question['params']): Sample => ({
  ask: () => ({ params: first ?? {} }),
  other: { params: second ?? {} },
  against: null,
})
const query = (values: Question['query']): Sample => ({ ask: () => ({ query: values ?? {} }), against: null })

/** Somebody whose tale has come to every marker. */
async function aListener(game: Game): Promise<Person> {
  const person = await aTraveller(game)
  await reachMarkers(game, person.id, markers)
  return person
}

/** A session of the same player on another device; the first one is asked to play again. */
export async function anotherDevice(game: Game, person: Person): Promise<string> {
  const answer = await game.ask(login, { body: { name: person.name, password: goodPassword } })
  await game.send('GET', '/api/player/info/current?init=true', { as: person.token })
  return String(answer.headers.authorization)
}

const sessionIdOf = (token: string): string => token.split('.')[1] ?? ''

let freeNames = 0
function aFreeName(): string {
  freeNames += 1
  return `Free Name ${freeNames}`
}

export const samples: Readonly<Record<string, Sample>> = {
  'security.registerTrial': {
    ask: () => ({ body: trialBody, as: undefined, headers: { 'idempotency-proof': aProof() } }),
    other: { body: { ...trialBody, lang: 'RU' }, as: undefined },
    against: null,
  },
  'security.register': {
    ask: () => ({ body: registration(aFreeName()) }),
    other: { body: registration('Other Name') },
    against: (_, victim) => ({
      question: { body: registration(victim.name ?? '', { optionalMailOrPhone: 'new@example.org' }) },
      code: 'security.refused.name-taken',
    }),
  },
  'security.login': {
    by: aPlayer,
    ask: (_, { name }) => ({ body: { name, password: goodPassword }, as: undefined }),
    other: { body: { name: 'nobody at all', password: 'guess the other' }, as: undefined },
    against: (_, victim) => ({
      question: { body: { name: victim.name, password: 'a wrong guess' } },
      code: 'security.refused.login-wrong',
    }),
  },
  'security.logout': nothing,
  'security.setName': {
    by: aPlayer,
    ask: () => ({ body: { name: aFreeName() } }),
    other: { body: { name: 'Yet Another' } },
    against: (_, victim) => ({
      question: { body: { name: victim.name } },
      code: 'security.refused.name-taken',
    }),
  },
  'security.setMailOrPhone': {
    by: aPlayer,
    ask: (_, { id }) => ({
      body: { mailOrPhone: `walker${id}@example.org`, passwordCurrent: goodPassword },
    }),
    other: { body: { mailOrPhone: 'other@example.org', passwordCurrent: goodPassword } },
    against: (_, { name }) => ({
      question: {
        body: { mailOrPhone: registration(name ?? '').optionalMailOrPhone, passwordCurrent: goodPassword },
      },
      code: 'security.refused.contact-taken',
    }),
  },
  'security.setPassword': {
    ...body(
      { passwordCurrent: goodPassword, passwordNew: 'seven quiet bears' },
      { passwordCurrent: goodPassword, passwordNew: 'eleven loud geese' },
    ),
    by: aPlayer,
  },
  'security.isPlayerExist': query({ name: 'Vasilisa' }),
  'security.currentId': nothing,
  'security.listSessions': {
    by: (game) => aTalker(game, { accessLevel: 'MODERATOR' }),
    ask: async (game, { token }) => {
      await game.ask(enter, { as: token, params: { id: (await aTalker(game)).id } })
      return {}
    },
    against: null,
  },
  'security.endSession': {
    by: aPlayer,
    ask: async (game, person) => ({ params: { id: sessionIdOf(await anotherDevice(game, person)) } }),
    other: { params: { id: 'somewhere-else' } },
    against: async (game, victim) => ({
      question: { params: { id: sessionIdOf(await anotherDevice(game, victim)) } },
      code: 'security.refused.session-not-found',
    }),
  },
  'security.endOtherSessions': {
    by: aPlayer,
    ask: async (game, person) => {
      await anotherDevice(game, person)
      return {}
    },
    against: null,
  },
  'player.infoCurrent': query({ frontVersion: 439 }),
  'player.info': query({ artifactFrom: 0, artifactTo: 10 }),
  'player.current': nothing,
  'player.setCoordinate': body(
    { coordinate: 42.5, defaultWorld: 'RU', worldType: 'main' },
    { coordinate: 43, defaultWorld: 'RU', worldType: 'main' },
  ),
  'player.addMarker': {
    ...body({ playerMarker: 'in_abyss' }, { playerMarker: 'been_in_gw' }),
    by: aListener,
  },
  'player.addMarkers': {
    ...body({ playerMarkers: markers }, { playerMarkers: ['in_abyss'] }),
    by: aListener,
  },
  'player.removeMarker': body({ playerMarker: 'in_abyss' }, { playerMarker: 'been_in_gw' }),
  'player.updateMoveSpeedMode': body({ moveSpeedMode: 'FAST' }, { moveSpeedMode: 'ULTRA_FAST' }),
  'player.updateSoundMute': body({ soundMute: true }, { soundMute: false }),
  'player.switchInterface': nothing,
  'player.switchPush': nothing,
  'player.setQuality': params({ n: 3 }, { n: 4 }),
  'player.switchLanguage': nothing,
  'player.chooseLanguage': params({ lang: 'RU' }, { lang: 'EN' }),
  'player.listLanguages': nothing,
  'player.setPaymentMethod': body({ paymentMethod: 'PHONE' }, { paymentMethod: 'WALLET' }),
  'player.setArenaRewardHour': body({ hour: 7 }, { hour: 8 }),
  'player.setGroupLevelling': body({ groupLevelling: true }, { groupLevelling: false }),
  'player.updateVersion': body({ version: 440 }, { version: 441 }),
  'player.resetRoadNews': nothing,
  'player.resetCreatureNews': nothing,
  'player.resetNotifications': nothing,
  'player.listNotifications': nothing,
  'player.removeNotification': {
    ask: async (game, person) => ({ params: { id: await notify(game, person.id) } }),
    other: { params: { id: 'another-one' } },
    against: async (game, victim) => ({
      question: { params: { id: await notify(game, victim.id) } },
      code: 'player.refused.notification-not-found',
    }),
  },
  'player.setOfferSeen': body({ offer: 'GEMS_X2' }, { offer: 'MYTH_10' }),
  'player.setRated': nothing,
  'player.lastNews': nothing,
  'player.exportData': nothing,
  'player.deleteAccount': { ...body({ password: goodPassword }, { password: 'another one' }), by: aPlayer },
  'clientLog.addLog': body({ message: 'it broke', domain: 'example.org' }, { message: 'again' }),
  ...Object.fromEntries(loadMarks.map((mark) => [`clientLog.${mark}`, query({ h_session: 'visit-1' })])),
  'clientLog.started': query({ memory: 4096, h_session: 'visit-1' }),
  'clientLog.unload': query({ loadedPct: 40 }),
  'clientLog.devLog': query({ message: 'look here' }),
  'clientLog.isConnectionExists': nothing,
  ...samplesOfPlay,
  ...samplesOfCards,
  ...samplesOfTalk,
  ...samplesOfHeroes,
  ...samplesOfKeepers,
  ...samplesOfGifts,
  ...samplesOfEvents,
  ...samplesOfPush,
  ...samplesOfRecovery,
  ...samplesOfFriends,
  ...samplesOfForum,
  ...samplesOfChests,
  ...samplesOfCalendar,
  ...samplesOfClans,
  ...samplesOfBank,
  ...samplesOfPlatforms,
  ...samplesOfReferral,
  'draws.list': nothing,
  ...samplesOfArena,
  ...samplesOfPortals,
  ...samplesOfRaids,
  ...samplesOfWheel,
}

/** The sample of a call; a call without one fails whatever proof asks for it. */
export function sampleOf({ id }: { readonly id: string }): Sample {
  const sample = samples[id]
  if (sample === undefined) throw new Error(`write a sample for ${id} in testing/samples.ts`)
  return sample
}

/** Somebody who can make the call, and a question that will be answered with success. */
export async function ready(game: Game, sample: Sample): Promise<{ person: Person; question: Question }> {
  const person = await (sample.by ?? aTraveller)(game)
  const question = await sample.ask(game, person)
  return { person, question: 'as' in question ? question : { ...question, as: person.token } }
}
