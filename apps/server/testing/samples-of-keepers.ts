import { randomUUID } from 'node:crypto'
import { ban, enter, listQueue, report, takeCase } from '@skystair/contract/moderation.ts'
import type { AccessLevel } from '@skystair/rules/access/access-level.ts'
import { sql } from '../platform/database/sql.ts'
import { appoint, countedWork } from './counted-work.ts'
import type { Game, Question } from './game.ts'
import { aPlayer, type Person } from './people.ts'
import type { Sample } from './sample.ts'
import { aSaidLine } from './samples-of-talk.ts'
import { aTalker } from './talk.ts'

const note = 'for the order of things'
const aKeeper = (accessLevel: AccessLevel) => (game: Game) => aTalker(game, { accessLevel })
const onSomebody =
  (body: Question['body']) =>
  async (game: Game): Promise<Question> => ({ params: { id: (await aTalker(game)).id }, body })

/** A deed about somebody. Whoever keeps the peace reaches everybody below: rights are proved on their own. */
const deed = (level: AccessLevel, body: object, other: object): Sample => ({
  by: aKeeper(level),
  ask: onSomebody(body),
  other: { body: other },
  against: 'the world',
})

const theBan = { reason: 'FLOOD', duration: 'HOURS_1', note }

/** A complaint in the queue; gives its number. */
export async function aCase(game: Game, keeper: Person): Promise<string> {
  const [complainer, culprit] = [await aTalker(game), await aTalker(game)]
  await game.ask(report, {
    as: complainer.token,
    body: { kind: 'NAME', playerId: culprit.id, text: 'Such a name!' },
  })
  const { body } = await game.ask(listQueue, { as: keeper.token })
  const cases = body.cases as unknown as { id: string; about: { id: number } | null }[]
  const found = cases.find(({ about }) => about?.id === culprit.id)
  if (!found) throw new Error('the case is not in the queue')
  return found.id
}

/** A keeper on a visit. */
async function aVisit(game: Game): Promise<Person> {
  const [keeper, player] = [await aTalker(game, { accessLevel: 'MODERATOR' }), await aTalker(game)]
  const { headers } = await game.ask(enter, { as: keeper.token, params: { id: player.id } })
  return { id: keeper.id, name: keeper.name, token: String(headers.authorization) }
}

/** Work that has failed. */
async function onWork(game: Game): Promise<Question> {
  const id = randomUUID()
  await appoint(game.services, countedWork, id, game.clock.now())
  await game.services.database.query(
    sql`UPDATE due_work SET outcome = 'FAILED', attempts = 10 WHERE key = ${`counted:${id}`}`,
  )
  return { params: { key: `counted:${id}` }, body: { note } }
}

/** The account for trying: there is one in a world, whoever bore the name before. */
async function theHero(game: Game): Promise<Person> {
  await game.services.database.query(sql`UPDATE player SET name = 'Once ' || id WHERE name = 'hero'`)
  return aTalker(game, { name: 'hero' })
}

const noCase = '00000000-0000-4000-8000-000000000000'

export const samplesOfKeepers: Readonly<Record<string, Sample>> = {
  'moderation.report': {
    by: aTalker,
    ask: async (game) => {
      const culprit = await aTalker(game)
      const id = String(await aSaidLine(game, culprit))
      return { body: { kind: 'CHAT', room: 'MAIN', id, playerId: culprit.id, text: 'Such words!' } }
    },
    other: { body: { kind: 'NAME', playerId: 1, text: 'Such a name!' } },
    against: 'the world',
  },
  'moderation.appeal': {
    by: aTalker,
    ask: async (game, person) => {
      const keeper = await aTalker(game, { accessLevel: 'MODERATOR' })
      await game.ask(ban, { as: keeper.token, params: { id: person.id }, body: theBan })
      return { body: { text: 'It was my brother.' } }
    },
    other: { body: { text: 'It was my sister.' } },
    against: null,
  },
  'moderation.ban': deed('MODERATOR', theBan, { ...theBan, duration: 'DAYS_1' }),
  'moderation.unban': {
    by: aKeeper('MODERATOR'),
    ask: async (game, keeper) => {
      const { id } = await aTalker(game)
      await game.ask(ban, { as: keeper.token, params: { id }, body: theBan })
      return { params: { id }, body: { note } }
    },
    other: { body: { note: 'another' } },
    against: 'the world',
  },
  'moderation.rename': {
    by: aKeeper('MODERATOR'),
    ask: async (game) => {
      const { id } = await aTalker(game)
      return { params: { id }, body: { name: `Renamed ${id % 1_000_000}`, note } }
    },
    other: { body: { name: 'Otherwise', note } },
    against: 'the world',
  },
  'moderation.givePassword': deed('ADMIN', { note }, { note: 'another' }),
  'moderation.raise': deed('ADMIN', { note }, { note: 'another' }),
  'moderation.lower': {
    by: aKeeper('ADMIN'),
    ask: async (game) => ({
      params: { id: (await aTalker(game, { accessLevel: 'MODERATOR' })).id },
      body: { note },
    }),
    other: { body: { note: 'another' } },
    against: 'the world',
  },
  'moderation.enter': {
    by: aKeeper('MODERATOR'),
    ask: async (game) => ({ params: { id: (await aTalker(game)).id } }),
    other: { params: { id: 1_000_000_000 } },
    against: 'the world',
  },
  'moderation.exit': { by: aVisit, ask: () => ({}), against: null },
  'moderation.log': {
    by: aKeeper('MODERATOR'),
    ask: async (game) => {
      const [{ id }, { token }] = [await aTalker(game), await aKeeper('MODERATOR')(game)]
      await game.ask(ban, { as: token, params: { id }, body: theBan })
      return { params: { id }, query: { page: 0, filter: 'ALL' } }
    },
    against: 'the world',
  },
  'moderation.queue': {
    by: aKeeper('MODERATOR'),
    ask: async (game, keeper) => {
      await aCase(game, keeper)
      return {}
    },
    against: null,
  },
  'moderation.take': {
    by: aKeeper('MODERATOR'),
    ask: async (game, keeper) => ({ params: { id: await aCase(game, keeper) } }),
    other: { params: { id: noCase } },
    against: 'the world',
  },
  'moderation.decide': {
    by: aKeeper('MODERATOR'),
    ask: async (game, keeper) => {
      const id = await aCase(game, keeper)
      await game.ask(takeCase, { as: keeper.token, params: { id } })
      return { params: { id }, body: { decision: 'DISMISSED', note } }
    },
    other: { body: { decision: 'DISMISSED', note: 'another' } },
    against: 'the world',
  },
  'moderation.undo': {
    by: aKeeper('MODERATOR'),
    ask: async (game, keeper) => {
      const id = await aCase(game, keeper)
      await game.send('POST', `/api/moderation/queue/${id}/decide`, {
        as: keeper.token,
        body: { decision: 'DISMISSED', note },
      })
      return { params: { id }, body: { note } }
    },
    other: { body: { note: 'another' } },
    against: 'the world',
  },
  'console.players': {
    by: aKeeper('MODERATOR'),
    ask: async (game) => ({ query: { name: (await aPlayer(game)).name ?? '' } }),
    against: null,
  },
  'console.player': {
    by: aKeeper('MODERATOR'),
    ask: async (game) => ({ params: { id: (await aTalker(game)).id } }),
    against: 'the world',
  },
  'console.grant': deed(
    'ADMIN',
    { currency: 'gold', amount: 100, note },
    { currency: 'gold', amount: 200, note },
  ),
  'console.beginPart': {
    ...deed('ADMIN', { part: 3, note }, { part: 4, note }),
    ask: async (game) => ({ params: { id: (await theHero(game)).id }, body: { part: 3, note } }),
  },
  'console.work': { by: aKeeper('ADMIN'), ask: () => ({}), against: null },
  'console.retryWork': { ...deed('ADMIN', { note }, { note: 'another' }), ask: onWork },
  'console.dropWork': { ...deed('ADMIN', { note }, { note: 'another' }), ask: onWork },
  'console.metrics': { by: aKeeper('MODERATOR'), ask: () => ({}), against: null },
}
