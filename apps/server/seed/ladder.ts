import { ARENA } from '@skystair/content/arena/arena.ts'
import { GROWING } from '@skystair/content/beginning.ts'
import { enter, NEVER_ENTERED } from '@skystair/rules/arena/arena.ts'
import { challengeRival } from '@skystair/rules/arena/attack.ts'
import { attackers } from '@skystair/rules/arena/defenders.ts'
import { type Ladder, swap } from '@skystair/rules/arena/ladder.ts'
import { LEAGUES, leagueAt } from '@skystair/rules/arena/leagues.ts'
import { withClocks } from '@skystair/rules/arena/reward.ts'
import { endOfSeason, seasonOf } from '@skystair/rules/arena/season.ts'
import { askToTheEnd } from '@skystair/rules/battle/ask.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import { dayIn } from '@skystair/rules/calendar/zone.ts'
import { cupOf, diceOf } from '@skystair/rules/dice.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { powerOfAll } from '../platform/views/squad-power.ts'
import type { Settler } from './person.ts'

const hour = 3_600_000
const day = 24 * hour
const zone = 'Europe/Moscow'
/** Since when there is a ladder. */
const daysOfArena = 40

/** One of the fights that hero remembers. */
export interface SeededFight {
  readonly at: number
  readonly attackerId: number
  readonly rivalId: number
  readonly beginning: Battle
  readonly ending: Battle
  readonly before: { readonly attacker: number; readonly rival: number }
  readonly after: { readonly attacker: number; readonly rival: number }
}

export interface SeededLadder {
  readonly ladder: Ladder
  readonly fights: readonly SeededFight[]
  readonly openedAt: number
  /** The settler as one who stands there. */
  stand<One extends Settler>(settler: One): One
}

/** What hero tells of: at which place the other stood, who attacked, and how it ended. */
const TALE_OF_HERO = [
  { days: 6, place: 38, attacks: true, wins: true },
  { days: 5, place: 12, attacks: true, wins: false },
  { days: 4, place: 60, attacks: false, wins: true },
  { days: 3, place: 52, attacks: false, wins: false },
  { days: 2, place: 36, attacks: true, wins: true },
  { days: 1, place: 31, attacks: true, wins: true },
] as const
const heroBegan = 45

const squadPowerOf = ({ climb }: Player): number => powerOfAll(attackers(climb))

/** A fight that ends as it is told. Whoever had to win had luck, or met half of the other's squad. */
function foughtAs(
  id: string,
  attacker: Player,
  rival: Player,
  attackerWins: boolean,
): { beginning: Battle; ending: Battle } {
  const [strong, weak] = attackerWins ? [attacker, rival] : [rival, attacker]
  for (let few = 6; few >= 1; few--)
    for (let luck = 0; luck < 3; luck++) {
      const sideOf = (player: Player) => {
        const heroes = attackers(player.climb).slice(0, player === weak ? few : 6)
        return { heroes, gifts: {}, power: powerOfAll(heroes), things: [] }
      }
      const beginning = challengeRival(
        sideOf(attacker),
        sideOf(rival),
        {
          battleId: id,
          rivalId: rival.id,
          seed: `${id} ${few} ${luck}`,
          scroll: null,
          designs: [],
          aside: false,
          countsUntil: 0,
        },
        GROWING.kindOf,
      )
      if (isRefusal(beginning)) continue
      const fought = askToTheEnd(beginning)
      if (isRefusal(fought)) continue
      if ((fought.battle.winner === 'player') === attackerWins) return { beginning, ending: fought.battle }
    }
  throw new Error(`${strong.name} cannot beat ${weak.name} at all`)
}

/** Some have climbed above their strength, and some have slept: nobody meets only stronger ones. */
const zeal = { least: 0.6, most: 1.6 }

/** All strangers by strength and zeal, and hero among them, with a tale of both kinds of fights. */
export function ladderOf(strangers: readonly Settler[], hero: Settler, now: number): SeededLadder {
  const people = new Map([...strangers, hero].map(({ player }) => [player.id, player]))
  const cup = cupOf(diceOf('the ladder'))
  const climbed = strangers
    .map(({ player }) => ({
      id: player.id,
      by: squadPowerOf(player) * (zeal.least + cup.next() * (zeal.most - zeal.least)),
    }))
    .sort((one, other) => other.by - one.by)
    .map(({ id }) => id)
  let ladder: Ladder = climbed.toSpliced(heroBegan - 1, 0, hero.player.id)
  const placeOf = (id: number) => ladder.indexOf(id) + 1
  const fights = TALE_OF_HERO.map(({ days, place, attacks, wins }, index): SeededFight => {
    const other = ladder[place - 1] ?? 0
    const [attackerId, rivalId] = attacks ? [hero.player.id, other] : [other, hero.player.id]
    const [attacker, rival] = [people.get(attackerId), people.get(rivalId)]
    if (!attacker || !rival) throw new Error('nobody stands there')
    const id = `${attackerId.toString(36)}-00000000-0000-4000-8000-00000000000${index}`
    const fought = foughtAs(id, attacker, rival, attacks === wins)
    const before = { attacker: placeOf(attackerId), rival: placeOf(rivalId) }
    if (fought.ending.winner === 'player') ladder = swap(ladder, attackerId, rivalId)
    const after = { attacker: placeOf(attackerId), rival: placeOf(rivalId) }
    return { at: now - days * day - 2 * hour, attackerId, rivalId, ...fought, before, after }
  })
  const openedAt = now - daysOfArena * day
  const places = ladder.length
  const lastSeason = seasonOf(endOfSeason(seasonOf(openedAt)) <= now ? openedAt : now)
  const stand = <One extends Settler>(settler: One): One => {
    const { player } = settler
    const position = placeOf(player.id)
    if (position === 0) return settler
    const settings = { ...player.settings, arenaTimeZone: zone }
    const entered = enter(NEVER_ENTERED, places, { hour: settings.arenaRewardHour, zone }, ARENA, openedAt)
    const isHero = player.id === hero.player.id
    const life = {
      ...entered,
      bestLeague: Math.min(leagueAt(position, places), isHero ? 3 : LEAGUES.length),
      best: isHero ? 19 : null,
      historySeenAt: now - 4 * day,
      // Three days of reward wait for hero, and the place of a season that ended high is remembered.
      paidDay: dayIn(zone, now) - (isHero ? 4 : 1),
      seasons:
        isHero && endOfSeason(lastSeason) <= now
          ? [{ season: lastSeason, position: 20, places, league: leagueAt(20, places) }]
          : [],
    }
    return { ...settler, player: { ...player, settings, arena: withClocks(life, life.clocks) } }
  }
  return { ladder, fights, openedAt, stand }
}
