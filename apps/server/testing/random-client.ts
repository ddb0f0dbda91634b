import { CONSUMABLES } from '@skystair/content/consumables.data.ts'
import { RESTORE_OPTIONS, TRADE_OFFERS } from '@skystair/content/prices.data.ts'
import { TALE } from '@skystair/content/story/tale.ts'
import { TASKS } from '@skystair/content/tasks.data.ts'
import {
  ask,
  attackPlace,
  type BattleStatus,
  complete,
  getBattle,
  giveUpBattle,
  hit,
  precalculate,
  removeConsumable,
  skip,
} from '@skystair/contract/battle.ts'
import type { Call } from '@skystair/contract/call.ts'
import { everydayCalendar, takeEverydayReward } from '@skystair/contract/everyday.ts'
import { healthOptions, restoreHealth } from '@skystair/contract/health.ts'
import {
  current,
  setCoordinate,
  setGroupLevelling,
  setQuality,
  switchLanguage,
  switchPush,
} from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { usePortal } from '@skystair/contract/portal.ts'
import {
  ensurePlaces,
  gain,
  type PlaceView,
  placeInfo,
  retryPlace,
  specialPlaces,
  takePlace,
  takeResource,
  takeSkill,
  trade,
  useMagic,
  useTurn,
} from '@skystair/contract/road.ts'
import { answerTalk, hearTalk, readChronicle } from '@skystair/contract/story.ts'
import { listTasks, takeTaskReward, takeWeekPrize, weekPath } from '@skystair/contract/tasks.ts'
import { type Cup, cupOf, diceOf } from '@skystair/rules/dice.ts'
import { WORLDS } from '@skystair/rules/road/place.ts'
import { scenesOf } from '@skystair/rules/story/scene.ts'
import type { Question } from './game.ts'

export interface Deed extends Question {
  readonly call: Call
}

const settings: readonly Deed[] = [
  { call: current },
  { call: switchPush },
  { call: switchLanguage },
  { call: setGroupLevelling, body: { groupLevelling: true } },
  { call: setGroupLevelling, body: { groupLevelling: false } },
  { call: setQuality, params: { n: 3 } },
  { call: setQuality, params: { n: 9 } },
]

const gathering: Readonly<Partial<Record<PlaceView['placeType'], Call>>> = {
  RESOURCE: takeResource,
  SKILL: takeSkill,
  GAINABLE: gain,
  MAGIC: useMagic,
  TURN: useTurn,
}

/** Reasons that a player can do something about. */
const approachable: readonly PlaceView['reason'][] = ['DISTANCE', 'BATTLE_LOST']

const visits = [takeResource, takeSkill, takePlace, gain, useMagic, useTurn, retryPlace, placeInfo]

/** Somebody who does what comes to mind: much that the interface would offer, and much that it never would. */
export class RandomClient {
  /** As last told by the server. */
  battle: BattleStatus | null = null
  private player: PlayerView
  private places: readonly PlaceView[] = []
  private readonly cup: Cup

  constructor(seed: string, player: PlayerView) {
    this.cup = cupOf(diceOf(seed))
    this.player = player
  }

  next(): Deed {
    const { cup, battle } = this
    if (battle?.status === 'COMPLETED' && cup.chance(0.6)) return { call: complete }
    if (battle && cup.chance(0.8)) return this.moveIn(battle)
    const kinds = [this.goOn, this.goOn, this.goOn, this.visitAnything, this.grow, this.wander]
    return cup.chance(0.05) ? cup.pick(settings) : cup.pick(kinds).call(this)
  }

  /** Takes in what the server has said. */
  hear({ call }: Deed, body: unknown): void {
    if ([attackPlace, ask, hit, skip, removeConsumable, getBattle].some(({ id }) => id === call.id))
      this.battle = body as BattleStatus
    if (call.id === complete.id || call.id === giveUpBattle.id) this.battle = null
    if (call.id === ensurePlaces.id || call.id === specialPlaces.id)
      this.places = (body as { places: PlaceView[] }).places
    const player = playerIn(body)
    if (player === null) return
    this.player = player
    if ([complete, giveUpBattle, useTurn, usePortal, setCoordinate].some(({ id }) => id === call.id))
      this.places = []
  }

  /** A player who plays: looks, walks to what can be reached, takes or attacks it. */
  private goOn(): Deed {
    const { cup, player } = this
    const open = this.places.filter(({ reason }) => reason === null || approachable.includes(reason))
    if (cup.chance(0.06)) return { call: specialPlaces }
    if (open.length === 0 || cup.chance(0.15)) {
      const coordFrom = Math.max(0, player.maxCoordinate - 100 * cup.between(2, 25))
      return { call: ensurePlaces, query: { coordFrom, coordTo: player.maxCoordinate } }
    }
    const near = open.filter(({ reason }) => reason !== 'DISTANCE')
    const { id, stair, posY, reason, creatureId, placeType } = cup.pick(near.length > 0 ? near : open)
    if (reason === 'DISTANCE') return this.walk(Math.min(posY, player.maxCoordinate))
    if (reason === 'BATTLE_LOST') return { call: retryPlace, params: { id } }
    if (creatureId !== null) return { call: attackPlace, body: { placeId: id } }
    if (cup.chance(0.1)) return { call: placeInfo, params: { id } }
    if (placeType === 'EXCHANGE') return this.tradeAt(id)
    if (placeType === 'TALKER') return this.talkAt(id, stair)
    if (placeType === 'PORTAL')
      return { call: usePortal, params: { id }, body: { toStair: cup.pick([60, 110]) } }
    return { call: gathering[placeType] ?? takePlace, params: { id } }
  }

  private walk(coordinate: number): Deed {
    const { defaultWorld, worldType } = this.player
    return { call: setCoordinate, body: { coordinate, defaultWorld, worldType } }
  }

  private talkAt(id: string, stair: number): Deed {
    const { cup } = this
    if (cup.chance(0.3)) return { call: hearTalk, params: { id } }
    const choices = scenesOf(TALE).find((scene) => scene.stair === stair)?.choices ?? []
    return { call: answerTalk, params: { id }, body: { choice: cup.pick([...choices, { id: 'shout' }]).id } }
  }

  private tradeAt(id: string): Deed {
    const offer = this.cup.pick([...TRADE_OFFERS, { id: 'moon-for-gold' }]).id
    return { call: trade, params: { id }, body: { offer, count: this.cup.pick([1, 1, 2, 1000]) } }
  }

  /** Any call at any place, of this world or another, near or far. */
  private visitAnything(): Deed {
    const { cup, places, player } = this
    const invented = `${cup.pick(WORLDS)}-${cup.between(1, player.stair + 5)}-${cup.between(0, 15)}`
    const id = places.length > 0 && cup.chance(0.7) ? cup.pick(places).id : invented
    const roll = cup.next()
    if (roll < 0.1) return this.talkAt(id, cup.between(1, 30))
    if (roll < 0.2) return { call: attackPlace, body: { placeId: id } }
    return roll < 0.3 ? this.tradeAt(id) : { call: cup.pick(visits), params: { id } }
  }

  private grow(): Deed {
    const { cup, player } = this
    const deeds: readonly Deed[] = [
      { call: healthOptions },
      { call: everydayCalendar },
      { call: restoreHealth, params: { id: cup.pick([...RESTORE_OPTIONS, { id: 'tears' }]).id } },
      { call: takeEverydayReward },
      { call: listTasks },
      { call: weekPath },
      { call: takeWeekPrize, params: { step: cup.pick([1, 2, 99]) } },
      { call: readChronicle, params: { id: cup.pick([player.id, 999_999_999]) } },
      { call: takeTaskReward, params: { id: cup.pick([...TASKS, { id: 'no-such-task' }]).id } },
      { call: takeTaskReward, params: { id: cup.pick(['first-battle', 'climb-to-3', 'daily-guardians']) } },
    ]
    return cup.pick(deeds)
  }

  /** Looks and walks where there may be nothing, and fights battles that may not be. */
  private wander(): Deed {
    const { cup, player } = this
    const from = cup.between(0, 2_000_000)
    const deeds: readonly Deed[] = [
      { call: ensurePlaces, query: { coordFrom: from, coordTo: from + cup.between(-100, 9000) } },
      { call: specialPlaces },
      this.walk(cup.between(0, player.maxCoordinate + 300)),
      { call: setCoordinate, body: { coordinate: 0, defaultWorld: 'WORLD', worldType: cup.pick(WORLDS) } },
      { call: complete },
      { call: getBattle },
      { call: ask, body: {} },
    ]
    return cup.pick(deeds)
  }

  private moveIn({ creatures, consumables }: BattleStatus): Deed {
    const { cup } = this
    const mine = creatures.filter(({ side, canAct }) => side === 'player' && canAct)
    const foes = creatures.filter(({ side, health }) => side === 'enemy' && health > 0)
    const anyone = [...creatures.map(({ id }) => id), 77]
    const lit = mine.length > 0 && foes.length > 0 && cup.chance(0.8)
    const blow = lit
      ? { attackerId: cup.pick(mine).id, defenderId: cup.pick(foes).id }
      : { attackerId: cup.pick(anyone), defenderId: cup.pick(anyone) }
    const thing = cup.pick([...consumables, ...CONSUMABLES]).id
    const deeds: readonly Deed[] = [
      ...Array.from({ length: 8 }, () => ({ call: hit, body: blow })),
      { call: ask, body: {} },
      { call: ask, body: { toTheEnd: true } },
      { call: skip, body: {} },
      { call: skip, body: { creatureId: cup.pick(anyone) } },
      { call: precalculate, body: blow },
      { call: removeConsumable, body: { id: thing, targetCreatureId: cup.pick(anyone) } },
      { call: getBattle },
      { call: cup.chance(0.3) ? giveUpBattle : complete },
    ]
    return cup.pick(deeds)
  }
}

/** The player that an answer tells of, alone or beside a reward. */
export function playerIn(body: unknown): PlayerView | null {
  const { player = body } = body as { player?: unknown }
  return typeof player === 'object' && player !== null && 'maxCoordinate' in player && 'creatures' in player
    ? (player as PlayerView)
    : null
}
