/** A record as it was stored: what it holds depends on its version. */
export type StoredRecord = Readonly<Record<string, unknown>>

type Upgrade = (stored: StoredRecord) => StoredRecord

const part = (stored: StoredRecord, name: string): StoredRecord => stored[name] as StoredRecord

/** Before versions were counted, hints, the tale, the camp part by part, news and gifts came one after another. */
const unversioned: Upgrade = (stored) => {
  const climb = part(stored, 'climb')
  const camp = {
    sets: [],
    artifacts: [],
    lastArtifact: 0,
    trainings: [],
    hammers: 0,
    slots: null,
    booster: null,
    packs: { week: 0, taken: 0 },
    offersUsed: [],
    ...part(climb, 'camp'),
  }
  return {
    educations: [],
    languageChosen: false,
    newsTold: 0,
    newGifts: 0,
    ...stored,
    climb: { story: { told: {} }, ...climb, camp },
  }
}

/** The clan has become a column. */
const clanInState: Upgrade = ({ clanId: _clanId, ...stored }) => stored

/** What lies beside the heroes has got its own word. */
const campOfOld: Upgrade = (stored) => {
  const { camp: belongings, ...climb } = part(stored, 'climb')
  return { ...stored, climb: { ...climb, belongings } }
}

/** Nobody had anything to do with clans. */
const beforeClans: Upgrade = (stored) => ({
  ...stored,
  clan: {
    applications: [],
    invitations: [],
    seekingUntil: 0,
    freeAt: 0,
    advertisementsSeenAt: 0,
    giftDay: null,
    bought: { week: 0, goods: {} },
    support: { level: 0, experience: 0, shield: 0, snow: 0, snowSteps: 0, hall: {} },
  },
})

/** Nobody had gone on a raid. */
const beforeRaids: Upgrade = (stored) => ({
  ...stored,
  raid: { startedAt: null, cameFrom: 'main', balance: {}, stairs: 0 },
})

/** Nobody had entered the arena, and only its hour was known. */
const beforeArena: Upgrade = (stored) => ({
  ...stored,
  settings: { ...part(stored, 'settings'), arenaTimeZone: null },
  arena: {
    enteredAt: null,
    best: null,
    bestLeague: null,
    fights: { count: 0, at: 0 },
    extra: { day: 0, bought: 0 },
    draw: 0,
    refreshedAt: 0,
    defence: null,
    clocks: [],
    paidDay: 0,
    nextAt: 0,
    wins: { day: 0, over: {} },
    historySeenAt: 0,
    seasons: [],
    bought: { week: 0, goods: {} },
    frames: [],
    frame: null,
  },
})

/** For whom stairs were climbed was not known, nor what the squad was like before a raid. */
const beforeCauses: Upgrade = (stored) => ({
  ...stored,
  raid: { ...part(stored, 'raid'), cause: null, otherHealth: {} },
})

/** No gift of the game had waited on the road. */
const beforeGiftNews: Upgrade = (stored) => ({ ...stored, giftNews: [] })

/** Nothing that comes by the calendar had come, and nothing was drawn by lot. */
const beforeCalendar: Upgrade = (stored) => ({
  ...stored,
  settings: { ...part(stored, 'settings'), announcements: true },
  campaigns: { used: {}, seen: [], clocks: [], snowLoot: 1 },
  draws: {},
  wheel: { day: 0, spins: 0, free: 0, waiting: null },
  chests: { victories: 0, lastId: 0, delayed: [], opened: {} },
  portals: { keys: {}, cameFrom: 'main', discount: null },
  cards: { turned: null, flock: [] },
  mercy: { victories: 0, waiting: null, grateful: [] },
})

/** Nothing was celebrated, deeds were done and not counted, and a week had no path. */
const beforeEvents: Upgrade = (stored) => {
  const climb = part(stored, 'climb')
  const journal = { ...part(climb, 'journal'), week: { week: 0, done: 0, taken: [] }, tally: {} }
  return {
    ...stored,
    climb: { ...climb, journal },
    events: { shares: {}, tasks: null, past: [] },
    achievements: { taken: [], title: null },
  }
}

/**
 * Upgrade N makes version N + 1 of a player's state out of version N. Add the next at the end and change none:
 * rows of every version lie somewhere. An upgrade imports nothing, or its outcome would change with the game.
 */
const UPGRADES: readonly Upgrade[] = [
  unversioned,
  clanInState,
  campOfOld,
  beforeClans,
  beforeRaids,
  beforeArena,
  beforeCauses,
  beforeGiftNews,
  beforeCalendar,
  beforeEvents,
]

/** The version in which this game stores a player. */
export const STATE_VERSION = UPGRADES.length

export const upgrade = (stored: StoredRecord, version: number): StoredRecord =>
  UPGRADES.slice(version).reduce((state, next) => next(state), stored)
