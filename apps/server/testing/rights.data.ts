import type { AccessLevel } from '@skystair/rules/access/access-level.ts'

/** Who may make each call that not every traveller may make, written down once more by hand. */
const keepers = {
  MODERATOR: [
    'chat.delete',
    'forum.pin',
    'moderation.ban',
    'moderation.unban',
    'moderation.rename',
    'moderation.enter',
    'moderation.log',
    'moderation.queue',
    'moderation.take',
    'moderation.decide',
    'moderation.undo',
    'console.players',
    'console.player',
    'console.figures',
  ],
  ADMIN: [
    'moderation.raise',
    'moderation.givePassword',
    'moderation.lower',
    'console.grant',
    'console.campaigns',
    'console.switchCampaign',
    'console.work',
    'console.retryWork',
    'console.dropWork',
    'news.drafts',
    'news.write',
    'news.edit',
    'news.remove',
  ],
  PLAYER: [
    'chat.send',
    'mail.send',
    'security.setName',
    'security.setMailOrPhone',
    'security.setPassword',
    'moderation.report',
    'moderation.appeal',
    'gifts.send',
    'forum.write',
    'forum.edit',
    'forum.remove',
    'forum.rate',
    'forum.comment',
    'forum.editComment',
    'forum.removeComment',
  ],
} as const satisfies Partial<Record<AccessLevel, readonly string[]>>

/** Features whose other calls are for everybody who plays, or for everybody who comes by. */
const forTravellers = [
  'battle',
  'chat',
  'forces',
  'forum',
  'gifts',
  'growth',
  'heroes',
  'history',
  'mail',
  'market',
  'moderation',
  'player',
  'rating',
  'road',
  'security',
  'shop',
  'story',
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
]

/** The least level that may make the call; undefined for a call that nobody has thought of. */
export function rightOf(call: string): AccessLevel | 'anyone' | undefined {
  for (const [level, calls] of Object.entries(keepers))
    if ((calls as readonly string[]).includes(call)) return level as AccessLevel
  if (call.startsWith('records.') || forAnyone.includes(call)) return 'anyone'
  return forTravellers.some((feature) => call.startsWith(`${feature}.`)) ? 'TRIAL' : undefined
}
