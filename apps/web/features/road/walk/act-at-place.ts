import { CAMP_FIRE } from '@skystair/content/camp-fire.ts'
import { attackPlace } from '@skystair/contract/battle.ts'
import type { ReplyOf } from '@skystair/contract/call.ts'
import { restoreHealth } from '@skystair/contract/health.ts'
import { chooseSquad } from '@skystair/contract/heroes.ts'
import { usePortal } from '@skystair/contract/portal.ts'
import {
  gain,
  type PlaceView,
  retryPlace,
  takePlace,
  takeResource,
  takeSkill,
  trade,
  useMagic,
  useTurn,
} from '@skystair/contract/road.ts'
import i18next from 'i18next'
import { celebrateLevel } from '../../../platform/level/level-up-state.ts'
import { act } from '../../../platform/server/act.ts'
import { enterBattle } from '../../../platform/state/battle-state.ts'
import { setPlayer, useGame } from '../../../platform/state/game.ts'
import { openTalk } from '../../../platform/state/talk-state.ts'
import { sound } from '../../../sound/sound.ts'
import type { EffectName } from '../../../sound/sound-files.ts'
import { showScene } from '../../../stage/game/show-scene.ts'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { dropPlace, forgetPlaces, lookAgain } from '../places/road-places.ts'
import { closePlace, openPlace, standAt } from './road-state.ts'
import { settleDown } from './save-position.ts'
import { type RewardView, tellTaken } from './taken.ts'

type PlaceType = PlaceView['placeType']

/** Each type of place is taken by a call of its own. */
function callFor(type: PlaceType) {
  switch (type) {
    case 'RESOURCE':
      return takeResource
    case 'SKILL':
      return takeSkill
    case 'GAINABLE':
      return gain
    case 'MAGIC':
      return useMagic
    default:
      return takePlace
  }
}

const sounds: Readonly<Partial<Record<PlaceType, EffectName>>> = {
  RESOURCE: 'coins',
  SKILL: 'shrine',
  GAINABLE: 'fountain',
  MAGIC: 'upgrade',
  ARTIFACT: 'chest',
  RUNE: 'rune',
}

function celebrate({ placeType }: PlaceView, { levelUp, things }: RewardView): void {
  if (levelUp === null) sound.effect(sounds[placeType] ?? 'pick_up')
  if (things.length > 0) void nameFinds(things)
  celebrateLevel(levelUp)
}

/** Numbers fly up; a thing is called by its name. */
async function nameFinds(things: RewardView['things']): Promise<void> {
  await i18next.loadNamespaces(['things', 'creatures'])
  for (const { kind, id } of things) {
    const name = i18next.t(
      (kind === 'hero'
        ? `creatures:hero.${id}`
        : `things:name.${kind}.${id}`) as 'things:name.rune.rune-of-oak',
    )
    showToast({ text: i18next.t('road:found', { name }), icon: 'bag', tone: 'good' })
  }
}

/** Takes what a place gives; its numbers fly up where it stood. */
export async function takeFrom(place: PlaceView): Promise<boolean> {
  await settleDown()
  const taken = await act(callFor(place.placeType), { params: { id: place.id } })
  if (taken === null) return failed()
  closePlace()
  tellTaken(place, taken.reward)
  celebrate(place, taken.reward)
  if (place.repeat === 'ONE_TIME') dropPlace(place.id)
  setPlayer(taken.player)
  lookAgain()
  return true
}

/** The talker has waited for somebody to stand before him; from afar he only says what bars the way. */
export async function listenTo(place: PlaceView): Promise<void> {
  if (place.reason !== null && place.reason !== 'DISTANCE') return openPlace(place.id)
  await settleDown()
  openTalk(place.id)
}

export async function attack(place: PlaceView): Promise<boolean> {
  await settleDown()
  const battle = await act(attackPlace, { body: { placeId: place.id } })
  if (battle === null) return failed()
  lookAgain()
  enterBattle(battle, place.event)
  return true
}

export async function payToRetry(place: PlaceView): Promise<boolean> {
  const player = await act(retryPlace, { params: { id: place.id } })
  if (player === null) return failed()
  setPlayer(player)
  lookAgain()
  return true
}

/** The fire at the foot of the stair asks for nothing. */
export async function restAtFire(): Promise<boolean> {
  const player = await act(restoreHealth, { params: { id: CAMP_FIRE } })
  if (player === null) return failed()
  sound.effect('heal')
  setPlayer(player)
  return true
}

export async function sendInstead(heroIds: readonly number[]): Promise<boolean> {
  const player = await act(chooseSquad, { body: { heroIds: [...heroIds] } })
  if (player === null) return failed()
  setPlayer(player)
  return true
}

export async function turnAt(place: PlaceView): Promise<boolean> {
  await settleDown()
  const player = await act(useTurn, { params: { id: place.id } })
  return player === null ? failed() : arrive(player)
}

export async function stepThrough(place: PlaceView, toStair: number): Promise<boolean> {
  await settleDown()
  const player = await act(usePortal, { params: { id: place.id }, body: { toStair } })
  return player === null ? failed() : arrive(player)
}

/** Somewhere else: another part of the road, or another road. */
function arrive(player: ReplyOf<typeof useTurn>): true {
  const isSameRoad = useGame.getState().player?.worldType === player.worldType
  sound.effect('portal')
  closePlace()
  forgetPlaces()
  setPlayer(player)
  standAt(player.coordinate)
  // Another road is shown by the scene itself, which would otherwise fetch its pictures twice.
  if (isSameRoad) void showScene('road')
  return true
}

export async function tradeAt(place: PlaceView, offer: string, count: number): Promise<boolean> {
  await settleDown()
  const player = await act(trade, { params: { id: place.id }, body: { offer, count } })
  if (player === null) return failed()
  setPlayer(player)
  return true
}

/** What was known of the place may have been wrong. */
function failed(): false {
  lookAgain()
  return false
}
