import { type AccessLevel, accessLevels, mayDo, type Right } from '@skystair/rules/access/access-level.ts'

/** What each right of the game opens, written down once more by hand. A right without a call waits for its feature. */
export const callsOfRights: Readonly<Record<Right, readonly string[]>> = {
  // Whatever is not named here: see below.
  play: [],
  changeSettings: [],
  buy: ['shop.buyHero', 'shop.buyBooster', 'shop.takePack', 'bank.start', 'bank.messengerInvoice'],
  talk: [
    'chat.send',
    'mail.send',
    'moderation.report',
    'moderation.appeal',
    'gifts.send',
    'forum.write',
    'forum.edit',
    'forum.pin',
    'forum.remove',
    'forum.rate',
    'forum.comment',
    'forum.editComment',
    'forum.removeComment',
  ],
  // Looking costs nobody anything, and what is one's own can always be taken back.
  trade: ['market.offerArtifact', 'market.offerResource', 'market.buyListing'],
  joinClan: [
    'clan.create',
    'clan.apply',
    'clan.applyToAll',
    'clan.accept',
    'clan.invite',
    'clan.reject',
    'clan.leave',
    'clan.resign',
    'clan.participantAction',
    'clan.donate',
    'clan.startBuilding',
    'clan.speedUpBuilding',
    'clan.completeBuilding',
    'clan.improveHall',
    'clan.takeFactoryGift',
    'clan.buyGood',
    'clan.setAbout',
    'clan.restoreAbout',
    'clan.setAdvertisement',
    'clan.setTheme',
    'raid.start',
    'raid.end',
    'raid.speedUp',
    'raid.setDifficulty',
  ],
  fightInArena: [
    'arena.enter',
    'arena.attack',
    'arena.refresh',
    'arena.buyFight',
    'arena.defence',
    'arena.historySeen',
    'arena.takeReward',
    'arena.buyGood',
    'arena.wearFrame',
  ],
  ban: ['moderation.ban', 'moderation.unban', 'moderation.rename'],
  deleteMessages: ['chat.delete'],
  // Who pins is asked of the topic: in a clan those of rank, elsewhere keepers (forum.test).
  pinTopics: [],
  seeModerationQueue: [
    'moderation.queue',
    'moderation.take',
    'moderation.decide',
    'moderation.undo',
    'console.players',
    'console.player',
    'console.metrics',
  ],
  seeHistory: ['moderation.log'],
  seePayments: [
    'bank.playerPayments',
    'bank.searchPayments',
    'bank.listDoubts',
    'bank.paymentStory',
    'referral.ofPlayer',
  ],
  enterAsPlayer: ['moderation.enter'],
  changeModerators: ['moderation.raise', 'moderation.lower'],
  renameClan: ['clan.setName'],
  refund: [
    'console.grant',
    'bank.refundPayment',
    'bank.grantPayment',
    'bank.revenue',
    'bank.exportPayments',
    'referral.makePromo',
    'referral.giveGiftNews',
  ],
  answerSupport: ['moderation.givePassword'],
  switchCampaigns: ['console.campaigns', 'console.switchCampaign'],
  writeNews: ['news.drafts', 'news.write', 'news.edit', 'news.remove'],
  seeServerLog: ['integration.list', 'console.work', 'console.retryWork', 'console.dropWork'],
  changeAdmins: [],
}

/** What only somebody with a name has, and can change. */
const ofTheNamed = ['security.setName', 'security.setMailOrPhone', 'security.setPassword']

/** Features whose other calls are for everybody who plays, or for everybody who comes by. */
const forTravellers = [
  'bank',
  'arena',
  'battle',
  'chat',
  'chests',
  'clan',
  'draws',
  'everyday',
  'forces',
  'forum',
  'gifts',
  'health',
  'heroes',
  'history',
  'integration',
  'mail',
  'market',
  'moderation',
  'player',
  'raid',
  'rating',
  'referral',
  'road',
  'security',
  'shop',
  'story',
  'tasks',
  'teaching',
  'things',
]
const forAnyone = [
  'player.infoCurrent',
  'player.lastNews',
  'news.list',
  'manual.get',
  'manual.search',
  'security.registerTrial',
  'security.login',
  'security.isPlayerExist',
  'battle.watchReplay',
  'integration.messenger',
  'integration.portal',
  'integration.games1',
  'integration.games2',
  'integration.store',
  'integration.elsewhere',
]

/** The least level that may make the call; undefined for a call that nobody has thought of. */
export function rightOf(call: string): AccessLevel | 'anyone' | undefined {
  const [right] = Object.entries(callsOfRights).find(([, calls]) => calls.includes(call)) ?? []
  if (right !== undefined) return accessLevels.find((level) => mayDo(level, right as Right))
  if (ofTheNamed.includes(call)) return 'PLAYER'
  if (call.startsWith('clientLog.') || forAnyone.includes(call)) return 'anyone'
  return forTravellers.some((feature) => call.startsWith(`${feature}.`)) ? 'TRIAL' : undefined
}
