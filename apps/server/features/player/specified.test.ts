import history from '@skystair/content/text/en/history.json' with { type: 'json' }
import { info, infoCurrent, listLanguages, PlayerInfo } from '@skystair/contract/player.ts'
import { PlayerView } from '@skystair/contract/player-view.ts'
import { CARDS } from '@skystair/rules/cards/card-life.ts'
import { artifactLoadRange } from '@skystair/rules/client/loading.ts'
import { HISTORY_CATEGORIES } from '@skystair/rules/history/category.ts'
import { describe, expect, test } from 'vitest'
import { aGame } from '../../testing/game.ts'
import { aTraveller } from '../../testing/people.ts'
import {
  availableLanguages,
  playerFields,
  playerInfoFields,
  specifiedCategories,
  specifiedLanguages,
  specifiedReasons,
} from '../../testing/specified-fields.data.ts'

const game = aGame()

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
}

/** The field at the end of a way through objects and lists. */
function at(shape: unknown, way: string): Shape | undefined {
  let here = shape as Shape | undefined
  for (const name of way.split('.')) here = (here?.items ?? here)?.properties?.[name]
  return here
}

const names = (list: readonly { readonly langId: string }[]) => list.map(({ langId }) => langId)

describe('the contract has what section 3 names', () => {
  test.each(Object.entries(playerFields))('of a player: %s', (name, ours) => {
    if (ours === null) expect(at(PlayerView, name)).toBe(undefined)
    else expect(at(PlayerView, ours)).toBeDefined()
  })

  test.each(playerInfoFields)('of the player info: %s', (name) => {
    expect(at(PlayerInfo, name)).toBeDefined()
  })

  test('its cards, categories of the history and reasons of spending', () => {
    expect(CARDS).toEqual(['elephant', 'snake', 'eagle'])
    expect(HISTORY_CATEGORIES).toEqual(expect.arrayContaining([...specifiedCategories]))
    expect(Object.keys(history.reason)).toEqual(expect.arrayContaining([...specifiedReasons]))
  })
})

test('seven languages are named, those that are spoken can be chosen', async () => {
  const { languages } = (await game.ask(listLanguages, {})).body as unknown as {
    languages: { langId: string; langDescr: string; available: boolean }[]
  }
  expect(names(languages)).toEqual(specifiedLanguages)
  expect(names(languages.filter(({ available }) => available))).toEqual(availableLanguages)
  for (const { langDescr } of languages) expect(langDescr).not.toBe('')
})

describe('the player info', () => {
  test('names pictures of artifacts so many stairs ahead, or as far as it is asked, never without end', async () => {
    const { token } = await aTraveller(game)
    const { body } = await game.ask(infoCurrent, { as: token })
    expect(body.artifactImageMaxStair).toBe(artifactLoadRange)
    const asked = async (artifactFrom: number, artifactTo: number) =>
      (await game.ask(info, { as: token, query: { artifactFrom, artifactTo } })).body
    expect((await asked(1, 30)).artifactImageMaxStair).toBe(30)
    expect((await asked(1, 30)).artifactIdsToLoad).not.toEqual([])
    expect(Number((await asked(1, 1e12)).artifactImageMaxStair)).toBeLessThan(100)
    expect((await asked(1e12, 1e15)).artifactIdsToLoad).toBeDefined()
  })

  test('has grown by less than 1 KB with all of it', async () => {
    const { token } = await aTraveller(game)
    const { player, ...rest } = (await game.ask(infoCurrent, { as: token })).body as Record<string, unknown>
    const mine = ['quality', 'cardState', 'tiles', 'artifactIdsToLoad', 'artifactImageMaxStair']
    const ours = ['atMercy', 'metaData', 'prompt', 'requestSpecialPlaces']
    const calendar = ['campaignTypes', 'optionalUnseenCampaign', 'sale', 'events']
    const of = (whole: Record<string, unknown>, fields: readonly string[]) =>
      Object.fromEntries(fields.map((field) => [field, whole[field]]))
    const added = { ...of(rest, [...mine, ...calendar]), ...of(player as Record<string, unknown>, ours) }
    expect(Object.values(added)).not.toContain(undefined)
    expect(JSON.stringify(added).length).toBeLessThan(1024)
  })
})
