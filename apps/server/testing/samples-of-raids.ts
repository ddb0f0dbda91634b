import { endRaid } from '@skystair/contract/raid.ts'
import type { Game } from './game.ts'
import type { Person } from './people.ts'
import { aRaidingClan, setOut } from './raids.ts'
import type { Sample } from './sample.ts'
import { enrich } from './world.ts'

/** The leader of a clan that may raid. */
const aRaider = async (game: Game): Promise<Person> => (await aRaidingClan(game)).leader

async function onARaid(game: Game): Promise<Person> {
  const raider = await aRaider(game)
  await setOut(game, raider)
  return raider
}

/** Somebody who was on a raid and waits for the next, with emeralds enough. */
async function aWaiter(game: Game): Promise<Person> {
  const raider = await onARaid(game)
  await game.ask(endRaid, { as: raider.token, body: { reset: true } })
  await enrich(game, raider.id, 'mithril', 500)
  return raider
}

export const samplesOfRaids: Readonly<Record<string, Sample>> = {
  'raid.get': { by: onARaid, ask: () => ({}), against: null },
  'raid.options': { by: aRaider, ask: () => ({}), against: null },
  'raid.board': { by: onARaid, ask: () => ({ query: { week: 1 } }), against: null },
  'raid.start': { by: aRaider, ask: () => ({}), against: null },
  'raid.end': {
    by: onARaid,
    ask: () => ({ body: { reset: true } }),
    other: { body: { reset: false } },
    against: null,
  },
  'raid.speedUp': { by: aWaiter, ask: () => ({}), against: null },
  'raid.setDifficulty': {
    by: aRaider,
    ask: () => ({ body: { raidDifficulty: 'HARD' } }),
    other: { body: { raidDifficulty: 'EXTREME' } },
    against: null,
  },
}
