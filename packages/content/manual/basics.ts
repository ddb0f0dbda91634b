import { doors } from '@skystair/rules/access/is-open.ts'
import { LEAGUES } from '@skystair/rules/arena/leagues.ts'
import { ROUND_LIMIT } from '@skystair/rules/battle/battle.ts'
import { healthPerMinute } from '@skystair/rules/booster/booster-limits.ts'
import { EVENT_KINDS } from '@skystair/rules/calendar/kind.ts'
import { FLOCK_DAYS } from '@skystair/rules/cards/turn-card.ts'
import { banDurations, banReasons } from '@skystair/rules/chat/ban.ts'
import { forumThemes } from '@skystair/rules/forum/forum.ts'
import { giftsADay, wishLimit } from '@skystair/rules/gifts/gift.ts'
import { HERO_TIERS } from '@skystair/rules/heroes/hero.ts'
import { heroRankLimits } from '@skystair/rules/heroes/rank-limit.ts'
import { savedSquads } from '@skystair/rules/heroes/squad.ts'
import {
  forceUpgradeLimit,
  groupLevellingLimit,
  heroForceLimit,
  reforgedPower,
  squadLimit,
} from '@skystair/rules/heroes/squad-limit.ts'
import { marketFee } from '@skystair/rules/market/listing.ts'
import { nameLength } from '@skystair/rules/security/player-name.ts'
import { COLOURS, SKILL_TYPES, SPECIAL_SKILLS } from '@skystair/rules/skill/skills.ts'
import { DAILY_TASKS } from '@skystair/rules/tasks/journal.ts'
import { type Currency, currencies } from '@skystair/rules/wallet/wallet.ts'
import { textLimits } from '@skystair/rules/writing/text-limit.ts'
import { ACHIEVEMENTS } from '../achievements.data.ts'
import { ARENA } from '../arena/arena.ts'
import { ARTIFACT_SETS } from '../artifacts.data.ts'
import { BANK } from '../bank/bank.data.ts'
import { REFERRAL, VIDEOS } from '../bank/referral.data.ts'
import { DELAYED } from '../chests/delayed-chests.data.ts'
import { CLANS } from '../clans/clans.ts'
import { EVENT_RULES } from '../events/events.data.ts'
import { EVERYDAY_REWARDS } from '../everyday.data.ts'
import { GIFTS } from '../gifts/gifts.data.ts'
import { HEROES, TIER_FROM_STAIR } from '../heroes.data.ts'
import { FOND_PERCENT } from '../mercy.data.ts'
import { RESTORE_OPTIONS, TRADE_OFFERS } from '../prices.data.ts'
import { RAIDS } from '../raids/raids.ts'
import { WHEEL } from '../wheel/wheel.data.ts'
import { type Chapter, type Fact, type ManualPage, type Said, said } from './page.ts'

const named = (currency: Currency): Said => said(`player.resource.name.${currency}`)

/** Each currency of a price with its amount. */
const priceFacts = (price: Readonly<Partial<Record<Currency, number>>>): readonly Fact[] =>
  currencies.flatMap((currency) => {
    const amount = price[currency] ?? 0
    return amount > 0 ? [{ label: named(currency), value: amount }] : []
  })

type Numbers = Readonly<Record<string, string | number>>

/** A page whose words are written for the manual; the numbers in them are those of the rules. */
const page = (
  chapter: Chapter,
  id: string,
  icon: string,
  numbers: Numbers = {},
  facts: readonly Fact[] = [],
): ManualPage => ({
  id,
  chapter,
  picture: { icon },
  title: said(`manual.page.${id}.title`),
  words: [said(`manual.page.${id}.first`, numbers), said(`manual.page.${id}.second`, numbers)],
  facts,
})

const percent = (share: number): string => `${Math.round(share * 100)} %`

export const basicPages: readonly ManualPage[] = [
  page('BASICS', 'stair', 'up'),
  page('BASICS', 'colours', 'flag'),
  page('BASICS', 'guardians', 'skull', { every: 25 }),
  page('BASICS', 'battle', 'swords', { squad: squadLimit }),
  page('BASICS', 'damage', 'sword', { low: '0.9', high: '1.1' }),
  page(
    'BASICS',
    'skills',
    'shield',
    {},
    SKILL_TYPES.map((skill) => ({
      label: said(`battle.skill.${skill}`),
      value: said(`manual.skill.${skill}`),
    })),
  ),
  page(
    'BASICS',
    'specials',
    'star',
    {},
    SPECIAL_SKILLS.map((skill) => ({ label: said(`battle.special.${skill}`), value: '' })),
  ),
  page(
    'BASICS',
    'magic',
    'flame',
    {},
    COLOURS.map((colour) => ({ label: said(`heroes.colour.${colour}`), value: '' })),
  ),
  page('BASICS', 'health', 'heart', { health: healthPerMinute }, [
    ...RESTORE_OPTIONS.flatMap(({ price, share }) =>
      priceFacts(price).map(({ label, value }) => ({
        label,
        value: `${value} → ${percent(share)}`,
      })),
    ),
  ]),
  page('BASICS', 'levels', 'crown', {
    chat: doors.chat.level,
    gifts: doors.gifts.level,
    clan: doors.clan.level,
  }),
  page(
    'BASICS',
    'heroes',
    'helmet',
    { count: Object.keys(HEROES).length },
    HERO_TIERS.map((tier) => ({ label: said(`heroes.tier.${tier}`), value: TIER_FROM_STAIR[tier] })),
  ),
  page('BASICS', 'ranks', 'star', { human: heroRankLimits.HUMAN, top: heroRankLimits.TOP }),
  page('BASICS', 'squad', 'people', { squad: squadLimit, saved: savedSquads, group: groupLevellingLimit }),
  page('BASICS', 'shop', 'shop', {
    legendary: TIER_FROM_STAIR.legendary,
    mythical: TIER_FROM_STAIR.mythical,
  }),
  page('BASICS', 'backpack', 'bag', { elixirs: doors.elixirSettings.stair }),
  page('BASICS', 'forge', 'hammer', { share: reforgedPower(100) }),
  page(
    'BASICS',
    'sets',
    'amulet',
    { count: ARTIFACT_SETS.length },
    ARTIFACT_SETS.map(({ id }) => ({ label: said(`things.set.${id}`), value: '' })),
  ),
  page('BASICS', 'forces', 'bolt', { count: heroForceLimit, atOnce: forceUpgradeLimit(0) }),
  page('BASICS', 'market', 'banner', { fee: marketFee(100) }),
  page('BASICS', 'history', 'scroll-blue'),
  page('BASICS', 'tasks', 'tasks', { count: DAILY_TASKS }),
  page('BASICS', 'deeds', 'trophy', { count: ACHIEVEMENTS.length }),
  page(
    'BASICS',
    'feasts',
    'gift',
    { fights: EVENT_RULES.boss.fightsADay },
    EVENT_KINDS.map((kind) => ({ label: said(`calendar.event.${kind}.name`), value: '' })),
  ),
  page('BASICS', 'everyday', 'gift', { days: EVERYDAY_REWARDS.length }),
  page('BASICS', 'chests', 'chest', { victories: DELAYED.victories, places: DELAYED.places }),
  page('BASICS', 'cards', 'star', { days: FLOCK_DAYS }),
  page('BASICS', 'wheel', 'wheel', {
    level: WHEEL.fromLevel,
    count: WHEEL.sectors.length,
    tickets: WHEEL.ticketsADay,
  }),
  page('BASICS', 'draws', 'search'),
  page('BASICS', 'story', 'book'),
  page('BASICS', 'mercy', 'heart', { percent: FOND_PERCENT }),
  page(
    'BASICS',
    'traders',
    'coin',
    {},
    TRADE_OFFERS.map(({ give, get }) => ({
      label: priceFacts(give)[0]?.label ?? named('gold'),
      value: `${priceFacts(give)[0]?.value} → ${priceFacts(get)[0]?.value}`,
    })),
  ),
  page(
    'BASICS',
    'currencies',
    'emerald',
    {},
    currencies.map((currency) => ({ label: named(currency), value: said(`manual.currency.${currency}`) })),
  ),
  page('BASICS', 'replays', 'auto'),
  page('BASICS', 'settings', 'settings'),
  page('PEOPLE', 'name', 'pencil', { ...nameLength }),
  page('PEOPLE', 'chat', 'chat', { level: doors.chat.level, limit: textLimits.chatMessage }),
  page('PEOPLE', 'mail', 'mail', { limit: textLimits.chatMessage }),
  page(
    'PEOPLE',
    'gifts',
    'gift',
    { level: doors.gifts.level, count: giftsADay, limit: wishLimit },
    GIFTS.map(({ id, price }) => {
      const [cost] = priceFacts(price)
      return {
        label: said(`gifts.item.${id}`),
        value: said('manual.price', { price: String(cost?.value ?? 0) }),
      }
    }),
  ),
  page(
    'PEOPLE',
    'forum',
    'flame',
    {
      level: doors.forumPosting.level,
      title: textLimits.name,
      topic: textLimits.topic,
      comment: textLimits.comment,
    },
    forumThemes.map((theme) => ({ label: said(`forum.theme.${theme}`), value: '' })),
  ),
  page('PEOPLE', 'clans', 'banner', {
    button: doors.clanButton.level,
    level: CLANS.joinLevel,
    price: CLANS.foundingPrice.mithril ?? 0,
    applications: CLANS.mostApplications,
    first: CLANS.firstMembers,
    each: CLANS.membersPerLevel,
  }),
  page('PEOPLE', 'clan-ranks', 'crown', { away: CLANS.leaderAwayFor / 86_400_000 }),
  page('PEOPLE', 'clan-treasury', 'chest', {
    themes: CLANS.freeThemes,
    price: CLANS.themePrice.mithril ?? 0,
  }),
  page('PEOPLE', 'raids', 'skull', {
    stairs: RAIDS.stairs,
    every: RAIDS.bossEvery,
    rounds: ROUND_LIMIT.MULTI,
    hours: RAIDS.wait / 3_600_000,
    level: RAIDS.fromLevel,
  }),
  page(
    'PEOPLE',
    'arena',
    'swords',
    {
      level: ARENA.level,
      minutes: ARENA.fightLasts / 60_000,
      fights: ARENA.fights.most,
      hours: ARENA.fights.every / 3_600_000,
      extra: ARENA.fights.extraADay,
      days: ARENA.mostDays,
    },
    LEAGUES.map((league, place) => ({
      label: said(`arena.leagues.${league}`),
      value: `${ARENA.leagues[place]?.amethysts.least ?? 0}–${ARENA.leagues[place]?.amethysts.most ?? 0}`,
    })),
  ),
  page(
    'PEOPLE',
    'bank',
    'emerald',
    { days: BANK.statusLasts / 86_400_000, keep: BANK.pointsLast / 86_400_000, ticket: BANK.emeraldsATicket },
    BANK.statuses.map(({ status, from, points }) => ({
      label: said(`bank.status.${status}`),
      value: `${from}+: ${points} %`,
    })),
  ),
  page('PEOPLE', 'invitations', 'people', {
    share: REFERRAL.share,
    start: REFERRAL.startBonus,
    level: REFERRAL.startLevel,
    sharing: REFERRAL.sharing,
    films: VIDEOS.aDay,
  }),
  page('PEOPLE', 'rating', 'trophy'),
  page('PEOPLE', 'news', 'scroll-red'),
  page('PEOPLE', 'peace', 'flag', { count: banReasons.length }, [
    ...banReasons.map((reason) => ({ label: said(`player.ban.reason.${reason}`), value: '' })),
    {
      label: said('manual.fact.shortest'),
      value: said(`player.ban.duration.${banDurations[0]}`),
    },
    {
      label: said('manual.fact.longest'),
      value: said(`player.ban.duration.${banDurations.at(-1)}`),
    },
  ]),
  page('PEOPLE', 'blacklist', 'lock'),
]
