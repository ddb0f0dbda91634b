/**
 * Section 3 of the specification, written down by hand: the fields of a player and of the player info, by their names.
 * What a client must never be told, or has under another name here, says so.
 */
export const playerFields: Readonly<Record<string, string | null>> = {
  id: 'id',
  name: 'name',
  // One name serves for both.
  nickname: 'name',
  // Never told to anybody; they are set by calls of their own.
  password: null,
  mailOrPhone: null,
  gender: 'gender',
  coordinate: 'coordinate',
  creatures: 'creatures',
  // A page of their own (GET /api/task/list); here only whether some are done.
  tasks: 'completedTasks',
  gold: 'gold',
  crystal: 'crystal',
  elixir: 'elixir',
  mithril: 'mithril',
  sulfur: 'sulfur',
  caviar: 'caviar',
  tickets: 'tickets',
  goodPoints: 'goodPoints',
  evilPoints: 'evilPoints',
  currentExp: 'currentExp',
  maxExp: 'maxExp',
  level: 'level',
  stair: 'stair',
  battleStair: 'battleStair',
  bestVictoryStair: 'bestVictoryStair',
  clanId: 'clanId',
  clanParticipationState: 'clanParticipationState',
  promptClan: 'promptClan',
  accessLevel: 'accessLevel',
  lang: 'lang',
  interfaceMode: 'interfaceMode',
  soundMute: 'soundMute',
  moveSpeedMode: 'moveSpeedMode',
  userSource: 'userSource',
  defaultWorld: 'defaultWorld',
  worldType: 'worldType',
  battle: 'battle',
  offers: 'offers',
  playerMarkers: 'playerMarkers',
  giftNews: 'giftNews',
  haveNewGift: 'haveNewGift',
  haveNewMailMessage: 'haveNewMailMessage',
  haveCompletedTasks: 'haveCompletedTasks',
  metaData: 'metaData',
  prompt: 'prompt',
  requestSpecialPlaces: 'requestSpecialPlaces',
  quality: 'quality',
}

export const playerInfoFields: readonly string[] = [
  'header',
  'footer',
  'quality',
  'campaignTypes',
  'optionalUnseenCampaign',
  'referralBonus.startBonus',
  'referralBonus.refClanBonus',
  'referralBonus.refBonus',
  'hammerDto.currentCount',
  'hammerDto.maxCount',
  'cardState',
  'sale',
  'serverTimeMs',
  'clientUuid',
  'admined',
  'version',
  'artifactIdsToLoad.atlasId',
  'artifactImageMaxStair',
  'tiles',
]

/** Language entries, in the order of the specification, and those that can be chosen. */
export const specifiedLanguages = ['EN', 'ES', 'PT', 'FR', 'RU', 'DE', 'ZH'] as const
export const availableLanguages = ['EN', 'RU'] as const

/** Reasons for spending that the specification names. */
export const specifiedReasons = ['HERO', 'BOOSTER', 'ARTIFACT_BUY'] as const
export const specifiedCategories = ['TASK', 'ARTIFACT', 'SHOP', 'TURN', 'OFFER', 'CLAN'] as const
