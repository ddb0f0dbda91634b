import { startVideo } from '@skystair/contract/referral.ts'
import type { ChestCampaign } from '@skystair/rules/chests/bought-chest.ts'
import type { ChestLife } from '@skystair/rules/chests/chest-life.ts'
import { sql } from '../platform/database/sql.ts'
import type { Game } from './game.ts'
import type { Person } from './people.ts'
import type { Sample } from './sample.ts'
import { running } from './samples-of-calendar.ts'
import { enrich } from './world.ts'

const nothing: Sample = { ask: () => ({}), against: null }

/** Chests as somebody might have them. */
export const lay = (game: Game, { id }: Person, life: Partial<ChestLife>) =>
  game.services.database.query(sql`UPDATE player
    SET state = jsonb_set(state, '{chests}', state -> 'chests' || ${JSON.stringify(life)}::jsonb), version = version + 1
    WHERE id = ${id}`)

/** One wooden chest that opens in so many milliseconds. */
export const layOne = (game: Game, person: Person, opensIn: number) =>
  lay(game, person, { lastId: 1, delayed: [{ id: 1, kind: 'wood', opensAt: game.clock.now() + opensIn }] })

/** A ticket of a film that has been seen to its end. */
export async function aSeenFilm(game: Game, { id, token }: Person): Promise<string> {
  const { body } = await game.ask(startVideo, { as: token })
  await game.services.database.query(sql`UPDATE claim SET at = ${new Date(game.clock.now() - 20_000)}::timestamptz
    WHERE player_id = ${id} AND kind = 'video'`)
  return String(body.ticket)
}

/** A campaign of chests that runs from now on for so long. */
export const chestCampaign = (game: Game, campaign: ChestCampaign, lasts: number): Promise<void> =>
  running(game, campaign, campaign === 'ARTIFACT_SET_1' ? { set: 'firebird' } : { promo: 15 }, lasts)

export const samplesOfChests: Readonly<Record<string, Sample>> = {
  'chests.ensure': nothing,
  'chests.speedUp': {
    ask: async (game, person) => {
      await layOne(game, person, 3_600_000)
      await enrich(game, person.id, 'mithril', 50)
      return {}
    },
    other: { query: { ticket: '00000000-0000-4000-8000-000000000000' } },
    against: async (game, victim) => ({
      question: { query: { ticket: await aSeenFilm(game, victim) } },
      code: 'bank.refused.no-film',
    }),
  },
  'chests.take': {
    ask: async (game, person) => {
      await layOne(game, person, -1)
      return {}
    },
    against: null,
  },
  'chests.status': nothing,
  'chests.status2': nothing,
  'chests.status3': nothing,
  'chests.art': nothing,
  'chests.open': {
    ask: async (game) => {
      await chestCampaign(game, 'CHEST', 3_600_000)
      return { params: { campaign: 'CHEST', chest: 'PROMO' } }
    },
    other: { params: { campaign: 'CHEST', chest: 'SILVER' } },
    against: 'the world',
  },
}
