import { TRICKS } from '@skystair/rules/battle/trick.ts'
import { RAID_DIFFICULTIES } from '@skystair/rules/clan/clan.ts'
import { genders } from '@skystair/rules/player/choices.ts'
import { RAID_CLOSED_REASONS, RAID_OUTCOMES, RAID_STATES } from '@skystair/rules/raid/raid.ts'
import { COLOURS } from '@skystair/rules/skill/skills.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { PlayerView } from './player-view.ts'
import { RaidFighter } from './raid-fighter.ts'
import { Amounts, Count, Fields, Moment, OneOf, OrNull } from './shapes.ts'

/** A boss of the week and its trick, told before anybody fights it. */
const RaidBossView = Fields({
  /** The creature it is: its name and picture. */
  imageId: Type.String(),
  trick: OneOf(TRICKS),
  /** Which blows bounce off a SHIELD. */
  shieldColour: OrNull(OneOf(COLOURS)),
  /** Who must fall first before a BROOD's mother is hurt, and how many there are. */
  brood: OrNull(Type.String()),
  broodCount: Count,
})
export type RaidBossView = Static<typeof RaidBossView>

/** What somebody has dealt to the boss of a week. */
const RaidDealer = Fields({
  ...RaidFighter.properties,
  gender: OneOf(genders),
  /** 1: dealt most. */
  place: Count,
  dealt: Count,
  fights: Count,
  /** The strongest single blow. */
  bestBlow: Count,
  /** The fight in which most was dealt, for the link to its replay; null: it is too long ago. */
  replayId: OrNull(Type.String()),
  /** What the boss's loot has brought; nothing while it stands. */
  loot: Amounts,
})
export type RaidDealer = Static<typeof RaidDealer>

/** The raid as this member sees it. */
const RaidView = Fields({
  state: OneOf(RAID_STATES),
  /** Why it is RAID_CLOSED. */
  closed: OrNull(OneOf(RAID_CLOSED_REASONS)),
  /** When RAID_WAITING or RAID_CLOSED ends by itself; null: it does not, or it is neither. */
  opensAt: OrNull(Moment),
  /** The level from which one may raid. */
  fromLevel: Count,
  /** Emeralds of the player for the wait that is left. */
  speedUpPrice: Count,
  /** Starting leads back to where one stood on the raid road. */
  resumes: Type.Boolean(),

  week: Count,
  boss: RaidBossView,
  difficulty: OneOf(RAID_DIFFICULTIES),
  pool: Count,
  left: Count,
  /** Sunday's end. */
  endsAt: Moment,
  /** How it ended, if it has. */
  outcome: OrNull(OneOf(RAID_OUTCOMES)),
  endedAt: OrNull(Moment),
  killer: OrNull(RaidFighter),

  /** Who is in a fight with the boss now: some of them, and how many there are. */
  fighting: Type.Array(RaidFighter),
  fightingCount: Count,
  /** The best three. */
  best: Type.Array(RaidDealer),
  own: Fields({ dealt: Count, fights: Count, bestBlow: Count, place: OrNull(Count) }),

  /** What all get together if it falls, and which share of it goes to the treasury. */
  loot: Amounts,
  treasuryShare: Type.Number(),

  /** The own raid: when it began, where its road begins and how far it is climbed; null: there is none. */
  road: OrNull(
    Fields({
      startedAt: Moment,
      /** The stair before the first. */
      floor: Count,
      top: Count,
      stairs: Count,
      /** On which the boss stands. */
      bossStairs: Type.Array(Count),
    }),
  ),
  /** What this raid has brought the player so far. */
  balance: Amounts,
  /** The raid of this clan that ended last, for the feast: its board tells of it. */
  lastEnded: OrNull(Fields({ week: Count, outcome: OneOf(RAID_OUTCOMES), at: Moment })),
})
export type RaidView = Static<typeof RaidView>

const look = { who: 'TRIAL', changes: false } as const
const deed = { who: 'PLAYER', changes: true } as const
const Raided = Fields({ player: PlayerView, raid: RaidView })
/** Whoever is in no clan any more comes home all the same: then there is no raid to tell of. */
const CameHome = Fields({ player: PlayerView, raid: Type.Union([RaidView, Type.Null()]) })

export const getRaid = call('raid.get', 'GET /api/clan/raid/get', {
  ...look,
  summary: 'The raid of the own clan: its boss, its pool, who fights, and how one stands to it.',
  reply: RaidView,
})

export const startRaid = call('raid.start', 'POST /api/clan/raid/start', {
  ...deed,
  summary: 'Go to the raid road. All places known so far are to be forgotten.',
  reply: Raided,
})

export const endRaid = call('raid.end', 'POST /api/clan/raid/end', {
  ...deed,
  summary:
    'Back to where one stood before. With reset the raid road begins anew next time. All places known so far are to be forgotten.',
  body: Fields({ reset: Type.Boolean() }),
  reply: CameHome,
})

export const speedUpRaid = call('raid.speedUp', 'POST /api/clan/raid/speedup', {
  ...deed,
  summary: 'Emeralds for the wait that is left until the next raid.',
  reply: Raided,
})

/** The next boss at each difficulty, for the clan as it is now. */
const RaidOption = Fields({
  difficulty: OneOf(RAID_DIFFICULTIES),
  chosen: Type.Boolean(),
  pool: Count,
  loot: Amounts,
  /** Clan experience for each raid stair, and for the boss. */
  stairExperience: Count,
  bossExperience: Count,
})
export type RaidOption = Static<typeof RaidOption>

const RaidOptions = Fields({
  options: Type.Array(RaidOption),
  /** Whether this member may choose. */
  mayChange: Type.Boolean(),
  nextBoss: RaidBossView,
  /** When it comes. */
  comesAt: Moment,
})

export const raidOptions = call('raid.options', 'GET /api/clan/raid/options', {
  ...look,
  summary: 'What the next boss would be at each difficulty, and what it would leave.',
  reply: RaidOptions,
})

export const setRaidDifficulty = call('raid.setDifficulty', 'POST /api/clan/raid/difficulty/set', {
  ...deed,
  summary: 'How strong the next boss will be.',
  body: Fields({ raidDifficulty: OneOf(RAID_DIFFICULTIES) }),
  reply: RaidOptions,
})

export const raidBoard = call('raid.board', 'GET /api/clan/raid/board', {
  ...look,
  summary: 'Who dealt how much to the boss of a week, with the replays; after its end also who got what.',
  query: Fields({ week: Type.Optional(Count) }),
  reply: Fields({
    week: Count,
    boss: RaidBossView,
    difficulty: OneOf(RAID_DIFFICULTIES),
    pool: Count,
    left: Count,
    outcome: OrNull(OneOf(RAID_OUTCOMES)),
    endedAt: OrNull(Moment),
    killer: OrNull(RaidFighter),
    /** What went to the treasury. */
    treasury: Amounts,
    dealers: Type.Array(RaidDealer),
  }),
})
