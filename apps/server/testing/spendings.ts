import { takeAchievement } from '@skystair/contract/achievements.ts'
import { buyArenaGood, buyFight, takeArenaReward } from '@skystair/contract/arena.ts'
import { attackPlace, complete, giveUpBattle, removeConsumable } from '@skystair/contract/battle.ts'
import { openChest } from '@skystair/contract/bought-chests.ts'
import { useCampaign } from '@skystair/contract/calendar.ts'
import type { Call } from '@skystair/contract/call.ts'
import { turnCard } from '@skystair/contract/cards.ts'
import { speedUpChest, takeChest } from '@skystair/contract/chests.ts'
import { buyClanGood, createClan, donate, takeFactoryGift } from '@skystair/contract/clan.ts'
import { takeEndPrizes, takePathPrize } from '@skystair/contract/event.ts'
import { takeEverydayReward } from '@skystair/contract/everyday.ts'
import { buyHammer, completeForce, speedupForce, startForce } from '@skystair/contract/forces.ts'
import { sendGift, takeGift } from '@skystair/contract/gifts.ts'
import { restoreHealth } from '@skystair/contract/health.ts'
import { dismissHero, mergeHeroes } from '@skystair/contract/heroes.ts'
import { takeAttachment } from '@skystair/contract/mail.ts'
import { buyListing, offerArtifact, offerResource, withdrawListing } from '@skystair/contract/market.ts'
import { judge } from '@skystair/contract/mercy.ts'
import { deleteAccount } from '@skystair/contract/player.ts'
import { buyPortalKey, leavePortal, usePortal } from '@skystair/contract/portal.ts'
import { speedUpRaid } from '@skystair/contract/raid.ts'
import {
  gain,
  retryPlace,
  takePlace,
  takeResource,
  takeSkill,
  trade,
  useMagic,
} from '@skystair/contract/road.ts'
import { register } from '@skystair/contract/security.ts'
import { buyBooster, buyHero, takePack } from '@skystair/contract/shop.ts'
import { answerTalk } from '@skystair/contract/story.ts'
import { takeTaskReward, takeWeekPrize } from '@skystair/contract/tasks.ts'
import {
  drawRune,
  equipArtifact,
  equipBest,
  lockArtifact,
  reforgeArtifact,
  sellArtifacts,
  unequipArtifact,
  upgradeArtifact,
} from '@skystair/contract/things.ts'
import { spinWheel, takeWheelReward } from '@skystair/contract/wheel.ts'
import { sql } from '../platform/database/sql.ts'
import type { Game, Question } from './game.ts'
import { type Person, registration } from './people.ts'
import { running } from './samples-of-calendar.ts'
import { surrendered } from './samples-of-cards.ts'
import { chestCampaign } from './samples-of-chests.ts'
import { LONG_AGO } from './samples-of-events.ts'
import { aThing } from './samples-of-heroes.ts'
import { doneTask, FEAST, lostGuardian, places, type Situation, waitingGift } from './spender.ts'
import type { Spending } from './spending.ts'
import { bankMovesNothing, spendingsOfBank, stockBank } from './spendings-of-bank.ts'

/** Everybody's own listing, and the one that a neighbour has put out for everybody. */
const ownListing = ({ id }: Person) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`
const strangeListing = ({ id }: Person) => `00000000-0000-4000-9000-${String(id).padStart(12, '0')}`

export async function stockStalls(game: Game, people: readonly Person[], neighbour: Person): Promise<void> {
  const rows = people.flatMap((person) => [
    { id: ownListing(person), seller_id: person.id, thing: aThing(1, 'ring-of-sparks') },
    { id: strangeListing(person), seller_id: neighbour.id, thing: aThing(2, 'ring-of-sparks') },
  ])
  const at = new Date(game.clock.now())
  await game.services.database.query(sql`INSERT INTO market_listing
      (id, seller_id, section, shelf, subject, thing, amount, payment, price, rate, listed_at, expires_at)
    SELECT row.id, row.seller_id, 'artifact', 'ring', 'ring-of-sparks', row.thing, 1, 'gold', 1500, 1500,
      ${at}::timestamptz, ${at}::timestamptz + interval '1 day'
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row(id uuid, seller_id bigint, thing jsonb)`)
  await stockBank(game, people)
  await chestCampaign(game, 'CHEST', 86_400_000)
  await running(game, 'BOOSTER', { percent: 50, booster: 'platinum', minutes: 60 }, 86_400_000)
}

const spending = (name: string, call: Call, question: Question = {}, when: Situation = 'camp'): Spending => ({
  name,
  call,
  when,
  ask: () => question,
})

const at = (name: string, call: Call, place: string, when: Situation, body?: object): Spending =>
  spending(name, call, { params: { id: place }, ...(body ? { body } : {}) }, when)

/** Every way to come by money or things and to part with them. */
export const spendings: readonly Spending[] = [
  ...spendingsOfBank,
  spending('a hero for gold', buyHero, {
    params: { id: 'beast-usual' },
    body: { payment: 'gold', exchangeId: 3 },
  }),
  spending('a hero for emeralds', buyHero, { params: { id: 'beast-usual' }, body: { payment: 'mithril' } }),
  spending('merging', mergeHeroes, { params: { id: 4 }, body: { otherId: 3 } }),
  spending('a farewell', dismissHero, { params: { id: 3 } }),
  spending('a sale', sellArtifacts, { body: { ids: [1] } }),
  spending('reforging', reforgeArtifact, { params: { id: 1 }, body: { heroId: 1 } }),
  spending('an upgrade', upgradeArtifact, { params: { id: 1 } }),
  spending('an upgrade of the sword', upgradeArtifact, { params: { id: 2 } }),
  spending('putting on', equipArtifact, { params: { id: 1 }, body: { heroId: 3 } }),
  spending('taking off', unequipArtifact, { params: { id: 1 } }),
  spending('the best of all', equipBest, { params: { id: 4 } }),
  spending('a lock', lockArtifact, { params: { id: 1 }, body: { locked: true } }),
  spending('a rune', drawRune, { params: { id: 'rune-of-oak' }, body: { heroId: 1 } }),
  spending('a force', startForce, { params: { id: 3, force: 'BEAST' } }),
  spending('a force in haste', speedupForce, { params: { id: 3, force: 'WEREWOLF' } }),
  spending('a force at its end', completeForce, { params: { id: 4, force: 'BEAST' } }, 'schooled'),
  spending('a hammer', buyHammer),
  spending('a booster', buyBooster, { params: { id: 'experience' }, body: {} }),
  spending('the first pack', takePack, { params: { id: 'bundle' } }),
  { ...spending('the second pack', takePack, { params: { id: 'basket' } }), second: true },
  spending('a thing for the market', offerArtifact, {
    body: { artifactId: 1, price: 50, payment: 'gold' },
  }),
  spending('crystals for the market', offerResource, {
    body: { resource: 'crystal', amount: 18, price: 50, payment: 'gold' },
  }),
  {
    name: 'a thing from the market',
    call: buyListing,
    when: 'camp',
    ask: (person) => ({ params: { id: strangeListing(person) } }),
  },
  {
    name: 'a thing back from the market',
    call: withdrawListing,
    when: 'camp',
    ask: (person) => ({ params: { id: ownListing(person) } }),
  },
  spending('a cure', restoreHealth, { params: { id: 'emeralds' } }),
  {
    name: 'a gift for the neighbour',
    call: sendGift,
    when: 'camp',
    ask: (_, neighbour) => ({ body: { to: neighbour.id, item: 'crown', wish: '' } }),
  },
  spending('a gift from a friend', takeGift, { params: { id: waitingGift } }),
  spending('a letter with something in it', takeAttachment, { params: { partner: 0, id: 1 } }),
  {
    name: 'a clan of one’s own',
    call: createClan,
    when: 'camp',
    ask: ({ id }) => ({ body: { name: `Hearth ${id}` } }),
  },
  spending(
    'something for the treasury',
    donate,
    { body: { portions: [{ type: 'GEARS', amount: 7 }] } },
    'in a clan',
  ),
  spending('a good of the clan', buyClanGood, { params: { id: 'elixir-of-health' } }, 'in a clan'),
  { ...spending('a gift of the factory', takeFactoryGift, {}, 'in a clan'), ownLuck: true },
  spending('the wait for the next raid', speedUpRaid, {}, 'back from a raid'),
  spending('a fight more in the arena', buyFight, {}, 'in the arena'),
  spending('the reward of the arena', takeArenaReward, {}, 'in the arena'),
  spending('a good of the arena', buyArenaGood, { params: { id: 'ticket' } }, 'in the arena'),
  { ...spending('a chest of the road', takeChest), ownLuck: true, alone: true },
  { ...spending('a chest in haste', speedUpChest), alone: true },
  { ...spending('a promo chest', openChest, { params: { campaign: 'CHEST', chest: 'PROMO' } }), alone: true },
  { ...spending('a spin of the wheel', spinWheel), ownLuck: true, alone: true },
  { ...spending('the prize of the wheel', takeWheelReward, {}, 'before a wheel that stopped'), alone: true },
  { ...spending('a card of the day', turnCard, { params: { place: 1 } }), ownLuck: true, alone: true },
  { ...spending('a taste of a booster', useCampaign, { params: { x: 'BOOSTER' } }), alone: true },
  {
    ...spending('what is taken from who gave up', judge, {
      params: { mercy: 'LOOT' },
      body: { battleId: surrendered.battleId },
    }),
    alone: true,
  },
  spending('a key to a place apart', buyPortalKey, { params: { id: 'garden' }, body: { discount: 0 } }),
  spending('a key turned at once', usePortal, { params: { id: 'dream' }, body: { discount: 0 } }),
  spending('the prize of a place apart', leavePortal, {}, 'behind a guardian'),
  spending('the gift of the day', takeEverydayReward),
  { ...spending('a prize of an event’s path', takePathPrize, { params: { run: FEAST } }), alone: true },
  {
    ...spending('the prizes of an event that is over', takeEndPrizes, { params: { run: LONG_AGO } }),
    alone: true,
  },
  { ...spending('a prize of the week', takeWeekPrize, { params: { step: 1 } }), alone: true },
  { ...spending('a deed for the shelf', takeAchievement, { params: { id: 'lairs-1' } }), alone: true },
  spending('the reward of a task', takeTaskReward, { params: { id: doneTask } }),
  spending('another try', retryPlace, { params: { id: lostGuardian } }),
  at('a find', takeResource, places.resource, 'half way'),
  at('a shrine', takeSkill, places.shrine, 'half way'),
  at('a rune by the road', takePlace, places.rune, 'half way'),
  at('an exchange', trade, places.trader, 'half way', { offer: 'gold-for-crystals', count: 6 }),
  at('a talk', answerTalk, places.talker, 'half way', { choice: 'together' }),
  at('a fountain', gain, places.fountain, 'near the top'),
  at('a magic place', useMagic, places.magic, 'near the top'),
  spending('a battle', attackPlace, { body: { placeId: 'main-31-0' } }),
  spending(
    'an elixir in battle',
    removeConsumable,
    { body: { id: 'elixir-of-strength', targetCreatureId: 1 } },
    'fighting',
  ),
  spending('a battle given up', giveUpBattle, {}, 'fighting'),
  spending('a battle won', complete, {}, 'victorious'),
  spending('leaving for good', deleteAccount, { body: { password: null } }),
  {
    name: 'a name of one’s own',
    call: register,
    when: 'nameless',
    alone: true,
    ask: ({ id }) => ({ body: registration(`Racer ${id}`) }),
  },
]

const itself = 'who comes in, and by which door'
const choice = 'a choice of how the game looks and sounds'
const notes = 'what has been seen and noted'
const walk = 'where the squad stands, not what it has'
const battle = 'the battle alone: what it takes and brings is counted at its end'
const talk = 'words'
const order = 'the peace of the house'
const ranks = 'who is in a clan, and as what'
const ladder = 'where somebody stands on the ladder, and against whom'
const plan = 'what runs when, not what anybody has'
const word = 'what is told on a device'
const treasury = 'the treasury of a clan, which nobody can take from'

/** Every other call that changes something, and what it changes instead. */
export const movesNothing: Readonly<Record<string, string>> = {
  ...bankMovesNothing,
  'friends.add': 'whom somebody keeps as a friend',
  'friends.remove': 'whom somebody keeps as a friend',
  'push.choose': word,
  'push.subscribe': word,
  'push.unsubscribe': word,
  'recovery.ask': itself,
  'recovery.confirm': itself,
  'recovery.sendConfirmation': itself,
  'recovery.use': itself,
  'security.endOtherSessions': itself,
  'security.endSession': itself,
  'security.login': itself,
  'security.logout': itself,
  'security.registerTrial': 'makes somebody new; who asks owns nothing yet',
  'security.setMailOrPhone': itself,
  'security.setName': itself,
  'security.setPassword': itself,
  'player.addMarker': notes,
  'player.addMarkers': notes,
  'player.removeMarker': notes,
  'player.chooseLanguage': choice,
  'player.switchLanguage': choice,
  'player.removeNotification': notes,
  'player.resetCreatureNews': notes,
  'player.resetNotifications': notes,
  'player.resetRoadNews': notes,
  'player.setArenaRewardHour': choice,
  'player.setCoordinate': walk,
  'player.setGroupLevelling': choice,
  'player.setOfferSeen': notes,
  'player.setPaymentMethod': choice,
  'player.setQuality': choice,
  'player.setRated': notes,
  'player.switchInterface': choice,
  'player.switchPush': choice,
  'player.updateMoveSpeedMode': choice,
  'player.updateSoundMute': choice,
  'player.updateVersion': notes,
  'portal.chooseDiscount': 'what a key would cost',
  'road.useTurn': walk,
  'battle.ask': battle,
  'battle.hit': battle,
  'battle.skip': battle,
  'teaching.learn': notes,
  'heroes.chooseSquad': 'who stands where',
  'heroes.saveSquad': 'who would stand where',
  'things.chooseSlots': 'what would be taken along',
  'chat.delete': order,
  'chat.see': notes,
  'chat.send': talk,
  'mail.block': order,
  'mail.see': notes,
  'mail.send': talk,
  'mail.unblock': order,
  'moderation.appeal': order,
  'moderation.ban': order,
  'moderation.decide': order,
  'moderation.enter': order,
  'moderation.exit': order,
  'moderation.givePassword': itself,
  'moderation.lower': order,
  'moderation.raise': order,
  'moderation.rename': order,
  'moderation.report': order,
  'moderation.take': order,
  'moderation.unban': order,
  'moderation.undo': order,
  'raid.start': walk,
  'raid.end': walk,
  'raid.setDifficulty': 'how strong the next boss will be',
  'arena.defence': 'who would stand where',
  'arena.enter': ladder,
  'arena.historySeen': notes,
  'arena.refresh': ladder,
  'arena.wearFrame': choice,
  'arena.attack': battle,
  'clan.accept': ranks,
  'clan.apply': ranks,
  'clan.applyToAll': ranks,
  'clan.invite': ranks,
  'clan.leave': ranks,
  'clan.participantAction': ranks,
  'clan.reject': ranks,
  'clan.resign': ranks,
  'clan.startBuilding': treasury,
  'clan.speedUpBuilding': treasury,
  'clan.completeBuilding': treasury,
  'clan.improveHall': treasury,
  'clan.setTheme': treasury,
  'clan.setAbout': talk,
  'clan.restoreAbout': talk,
  'clan.setAdvertisement': talk,
  'clan.advertisementsSeen': notes,
  'clan.setName': order,
  'console.dropWork': 'work of the world, not what anybody has',
  'console.retryWork': 'work of the world, not what anybody has',
  'console.beginPart': 'the way of an account for trying, not what anybody has',
  'console.grant': 'the purse of somebody else, by way of the inbox',
  'event.visit': notes,
  'event.attackBoss': battle,
  'calendar.duel': battle,
  'achievements.wear': choice,
  'calendar.move': plan,
  'calendar.plan': plan,
  'calendar.repeat': plan,
  'calendar.stop': plan,
  'calendar.stopAll': plan,
  'calendar.undo': plan,
  'calendar.see': notes,
  'calendar.setAnnouncements': choice,
  'calendar.setTimeZone': choice,
  'news.edit': talk,
  'news.remove': talk,
  'news.write': talk,
  'gifts.thank': talk,
  'forum.editComment': talk,
  'forum.edit': talk,
  'forum.pin': order,
  'forum.rate': talk,
  'forum.removeComment': talk,
  'forum.remove': talk,
  'forum.see': notes,
  'forum.comment': talk,
  'forum.write': talk,
}
