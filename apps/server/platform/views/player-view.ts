import { ACHIEVEMENTS } from '@skystair/content/achievements.data.ts'
import { ARENA } from '@skystair/content/arena/arena.ts'
import { GROWING, kindOf } from '@skystair/content/beginning.ts'
import { DELAYED } from '@skystair/content/chests/delayed-chests.data.ts'
import { CLANS } from '@skystair/content/clans/clans.ts'
import { LIGHT_TITLES } from '@skystair/content/mercy.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { WHEEL } from '@skystair/content/wheel/wheel.data.ts'
import type { HeroView } from '@skystair/contract/hero-view.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { achievementsWaiting } from '@skystair/rules/achievements/achievement.ts'
import { daysWaiting } from '@skystair/rules/arena/reward.ts'
import { isActive } from '@skystair/rules/booster/booster.ts'
import { banAt } from '@skystair/rules/chat/talk.ts'
import { settleChests } from '@skystair/rules/chests/delayed-chest.ts'
import { isPrompted, participationOf } from '@skystair/rules/clan/ties.ts'
import { battleStair } from '@skystair/rules/economy/guardian-power.ts'
import { canTakeEveryday } from '@skystair/rules/everyday/everyday.ts'
import type { Hero } from '@skystair/rules/heroes/hero.ts'
import { heroStats } from '@skystair/rules/heroes/hero-stats.ts'
import { squadPlaces } from '@skystair/rules/heroes/squad.ts'
import { lightTitle } from '@skystair/rules/mercy/light.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { promptOf } from '@skystair/rules/player/prompt.ts'
import { mayHaveSpecial } from '@skystair/rules/road/places-in-view.ts'
import { maxCoordinate } from '@skystair/rules/road/road.ts'
import { hereOf } from '@skystair/rules/road/travel.ts'
import { offers } from '@skystair/rules/shop/offer.ts'
import { completedTasks } from '@skystair/rules/tasks/journal.ts'
import { isReady } from '@skystair/rules/wheel/spin.ts'
import { achieverOf } from './achiever-of.ts'
import { powerOf, standingPower } from './squad-power.ts'

export function heroView(hero: Hero): HeroView {
  const kind = kindOf(hero.kind)
  const { attack, defence, health, healthTotal, poison, immortality } = heroStats(hero, kind)
  const whole = (skillType: HeroView['skills'][number]['skillType'], value: number) => ({
    skillType,
    valueCurrent: value,
    valueTotal: value,
  })
  return {
    id: hero.id,
    imageId: hero.kind,
    tier: kind.tier,
    warriorClass: kind.warriorClass,
    colour: kind.colour,
    attackKind: kind.attackKind,
    rank: hero.rank,
    rankLimit: kind.rankLimit,
    experience: hero.experience,
    combative: hero.combative,
    temporal: hero.temporal,
    slotsCount: kind.slotsCount,
    forcesV2: Object.entries(hero.forces ?? {}).map(([warriorClass, level]) => ({ warriorClass, level })),
    skills: [
      whole('attack', attack),
      whole('defence', defence),
      { skillType: 'health', valueCurrent: health, valueTotal: healthTotal },
      whole('poison', poison),
      whole('immortality', immortality),
    ],
    power: powerOf(hero),
  }
}

/** The player as the contract shows it. */
export const playerView = (player: Player, now: number): PlayerView => ({
  id: player.id,
  name: player.name,
  gender: player.gender,
  companionImage: player.companion,
  accessLevel: player.accessLevel,
  lang: player.language,
  level: player.level,
  currentExp: player.currentExp,
  maxExp: player.maxExp,
  stair: player.stair,
  battleStair: battleStair(standingPower(player)),
  bestVictoryStair: player.bestVictoryStair,
  coordinate: hereOf(player.climb.travels).coordinate,
  maxCoordinate: maxCoordinate(hereOf(player.climb.travels)),
  defaultWorld: player.defaultWorld,
  worldType: player.climb.travels.world,
  stepsLeft: hereOf(player.climb.travels).stepsLeft,
  ...player.wallet,
  creatures: player.climb.heroes.map(heroView),
  trainings: player.climb.belongings.trainings.map(({ heroId, force, endsAt }) => ({
    heroId,
    warriorClass: force,
    endsAt,
  })),
  booster: isActive(player.climb.belongings.booster, now) ? { ...player.climb.belongings.booster } : null,
  savedSquads: Array.from({ length: squadPlaces(player.bankStatus) }, (_, place) => [
    ...(player.climb.belongings.sets[place] ?? []),
  ]),
  battle: player.battleId,
  haveCompletedTasks: completedTasks(player.climb.journal, GROWING.tasks) > 0,
  completedTasks: completedTasks(player.climb.journal, GROWING.tasks),
  deedsWaiting: achievementsWaiting(ACHIEVEMENTS, player.achievements, achieverOf(player)),
  everydayRewardReady: canTakeEveryday(player.climb.everyday, now),
  delayedChests: {
    victories: player.chests.victories,
    chests: settleChests(player.chests, now, DELAYED).delayed.map((chest) => ({ ...chest })),
  },
  wheelReady: isReady(player, WHEEL, now),
  goodPoints: player.goodPoints,
  evilPoints: player.evilPoints,
  atMercy: player.mercy.waiting && {
    battleId: player.mercy.waiting.battleId,
    creature: player.mercy.waiting.creature,
  },
  metaData: { createdAt: player.createdAt, title: lightTitle(player, LIGHT_TITLES)?.id ?? null },
  prompt: promptOf(player, GROWING.tasks, now),
  requestSpecialPlaces: mayHaveSpecial(REALM, hereOf(player.climb.travels)),
  ...player.settings,
  playerMarkers: player.markers.map((playerMarker) => ({ playerMarker })),
  educations: [...player.educations],
  scenesTold: Object.keys(player.climb.story.told),
  offers: offers.map((offer) => ({ offer, viewed: player.offersSeen.includes(offer) })),
  notifications: player.notifications.map((notification) => ({ ...notification })),
  unreadNews: player.unreadNews,
  rated: player.rated,
  userSource: player.userSource,
  clanId: player.clanId,
  league: player.league,
  arenaRewards: daysWaiting(player.arena, ARENA, now),
  portraitFrame: player.arena.frame,
  bankStatus: player.bankStatus,
  clanParticipationState: participationOf(player, CLANS, now),
  promptClan: isPrompted(player, CLANS, now),
  clanSupport: {
    experience: player.clan.support.experience,
    shield: player.clan.support.shield,
    snow: player.clan.support.snow,
    snowSteps: player.clan.support.snowSteps,
  },
  unreadWhispers: player.talk.whispers,
  haveNewMailMessage: player.talk.letters > 0,
  unreadLetters: player.talk.letters,
  giftNews: player.giftNews[0] ?? 'NO_NEWS',
  haveNewGift: player.newGifts > 0,
  newGifts: player.newGifts,
  blacklist: [...player.talk.blacklist],
  chatBan: banAt(player.talk, now),
})
