import { describe, expect, test } from 'vitest'
import { newClimber } from '../climb/new-climber.ts'
import { rewardOf } from '../economy/reward.ts'
import { aRealm } from '../road/a-realm.ts'
import { ofWorld } from '../wallet/account.ts'
import { emptyWallet } from '../wallet/wallet.ts'
import { charactersAndCompanions } from './choices.ts'
import { climbed, climberOf } from './climber-of.ts'
import { addMarkers, removeMarker, withMarkers } from './markers.ts'
import { newPlayer } from './new-player.ts'
import type { Player } from './player.ts'

const levels = { maxExp: () => 24, reward: () => rewardOf({}) }
const aClimber = newClimber(aRealm(), levels, '7', [], { gold: 50 }, 0)

const aPlayer = (changes: Partial<Player> = {}): Player => ({
  ...newPlayer(
    {
      id: 7,
      choice: 'FEMALE_WITH_MAN_COMPANION_2',
      language: 'RU',
      clientVersion: 439,
      referredBy: null,
      now: 1000,
    },
    aClimber,
  ).player,
  ...changes,
})

describe('a new player', () => {
  test('is who was chosen, with the companion who was chosen', () => {
    expect(aPlayer()).toMatchObject({ gender: 'female', companion: 'MAN_COMPANION_2', accessLevel: 'TRIAL' })
  })

  test('has eight ways to begin', () => {
    expect(new Set(charactersAndCompanions).size).toBe(8)
  })

  test('has won no stair yet', () => {
    expect(aPlayer()).toMatchObject({ stair: 0, bestVictoryStair: 0, level: 1, battleId: null })
  })

  test('has money only by a movement that says where it came from', () => {
    const beginning = { id: 7, language: 'RU', clientVersion: 439, referredBy: null, now: 0 } as const
    const { player, movements } = newPlayer({ ...beginning, choice: 'MALE_WITH_MAN_COMPANION_1' }, aClimber)
    expect(player.wallet.gold).toBe(0)
    expect(movements).toEqual([
      { currency: 'gold', amount: 50, counterparty: ofWorld('beginning'), reason: 'OFFER' },
    ])
  })
})

describe('a player who has climbed', () => {
  test('is the same player before and after, but for what the climb changed', () => {
    const player = aPlayer()
    expect(climbed(player, climberOf(player), { counterparty: ofWorld('road'), reason: 'TURN' })).toEqual({
      player,
      movements: [],
    })
  })

  test('has every change of the purse told as a movement, never as a new balance', () => {
    const player = aPlayer({ wallet: { ...emptyWallet, gold: 10, elixir: 3 } })
    const climber = { ...climberOf(player), purse: { ...emptyWallet, gold: 25, elixir: 1 } }
    const after = climbed(player, climber, { counterparty: ofWorld('road'), reason: 'TURN' })
    expect(after.player.wallet).toEqual(player.wallet)
    expect(after.movements.map(({ currency, amount }) => [currency, amount])).toEqual([
      ['gold', 15],
      ['elixir', -2],
    ])
  })

  test('shares experience with the whole squad only where the settings say so', () => {
    const player = aPlayer()
    expect(climberOf(player).levelling).toEqual({ mode: 'FOUGHT' })
    const sharing = { ...player, settings: { ...player.settings, groupLevelling: true } }
    expect(climberOf(sharing).levelling).toEqual({ mode: 'GROUP', heroIds: [] })
  })
})

describe('markers of the story', () => {
  test('are given once, however often they are asked for', () => {
    const player = aPlayer()
    expect(addMarkers(player, ['in_abyss', 'in_abyss'], ['in_abyss'])).toMatchObject({
      markers: ['in_abyss'],
    })
    expect(withMarkers(withMarkers(player, ['in_abyss']), ['in_abyss']).markers).toEqual(['in_abyss'])
  })

  test('are refused to whose tale has not come to them, however high they climbed', () => {
    const far = aPlayer({ bestVictoryStair: 9000, markers: ['been_in_gw'] })
    const refusal = { refused: 'player.refused.not-earned' }
    expect(addMarkers(far, ['in_abyss'], [])).toMatchObject(refusal)
    expect(addMarkers(far, ['been_in_gw', 'in_abyss'], [])).toMatchObject(refusal)
    expect(addMarkers(far, ['been_in_gw'], [])).toBe(far)
  })

  test('go away one by one', () => {
    const player = aPlayer({ markers: ['in_abyss', 'been_in_gw'] })
    expect(removeMarker(player, 'in_abyss').markers).toEqual(['been_in_gw'])
  })
})
