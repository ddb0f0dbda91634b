import { randomUUID } from 'node:crypto'
import { kindOf } from '@skystair/content/beginning.ts'
import type { Call } from '@skystair/contract/call.ts'
import { sendChat } from '@skystair/contract/chat.ts'
import { sendMail } from '@skystair/contract/mail.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { registerTrial } from '@skystair/contract/security.ts'
import { guardianPower } from '@skystair/rules/economy/guardian-power.ts'
import { join } from '@skystair/rules/heroes/join.ts'
import { buildApp } from '@skystair/server/app.ts'
import { gameWork } from '@skystair/server/game-work.ts'
import { beginStandingWork, doDueWork } from '@skystair/server/platform/due-work/do-due-work.ts'
import { type LimitRules, usualLimits } from '@skystair/server/platform/edge/limits.ts'
import { readConfig } from '@skystair/server/platform/services/config.ts'
import { openServices } from '@skystair/server/platform/services/open-services.ts'
import type { Services } from '@skystair/server/platform/services/services.ts'
import type { Question } from '@skystair/server/testing/game.ts'
import { RandomClient } from '@skystair/server/testing/random-client.ts'
import { become, change, climb } from '@skystair/server/testing/world.ts'

/** What each player does. */
interface Course {
  readonly writes: number
  readonly chatLines: number
  readonly letters: number
  /** What else happens before each deed of a player. */
  readonly between?: (moment: Moment) => Promise<void>
}

/** A moment of the evening of one of the players, who is the so-manyeth of them, before the so-manyeth deed. */
export interface Moment {
  readonly place: number
  readonly deed: number
  readonly people: readonly Dweller[]
  readonly services: Services
  readonly ask: Ask
}

/** Somebody of the evening. */
export interface Dweller {
  readonly player: PlayerView
  readonly token: string
}

export type Ask = (call: Call, question: Question) => Promise<{ response: Response; isDone: boolean }>

type Response = Readonly<{ statusCode: number; payload: string; headers: object; json(): never }>

const wholeEvening: Course = { writes: 200, chatLines: 20, letters: 5 }
const secondsBetween = 20
const stair = 40

const endless = Object.fromEntries(
  Object.keys(usualLimits).map((name) => [name, { points: 1e9, seconds: 10 }]),
) as unknown as LimitRules

function addressOf(call: Call, { params = {}, query = {} }: Question): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return search.size === 0 ? path : `${path}?${search}`
}

interface Evening {
  /** Lets days pass, with the housekeeping that comes with them. */
  wait(days: number): Promise<void>
  close(): Promise<void>
}

async function openGame(databaseUrl: string) {
  const clock = { time: Date.now(), now: () => clock.time }
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'warn' })
  const { services, close } = openServices(config, databaseUrl, { clock, limits: endless })
  const app = await buildApp(services)
  const ask: Ask = async (call, question) => {
    const response = await app.inject({
      method: call.method,
      url: addressOf(call, question),
      ...(call.method === 'GET' ? {} : { payload: (question.body ?? {}) as object }),
      headers: {
        ...(question.as === undefined ? {} : { authorization: question.as }),
        ...(call.changes ? { 'idempotency-key': randomUUID() } : {}),
      },
    })
    return { response, isDone: response.statusCode < 300 }
  }
  return {
    services,
    clock,
    ask,
    async close() {
      await app.close()
      await close()
    },
  }
}

/** So many players on their fortieth stairs. */
export async function gather(databaseUrl: string, players: number): Promise<readonly Dweller[]> {
  const { services, ask, close } = await openGame(databaseUrl)
  await beginStandingWork(services, gameWork)
  await doDueWork(services, gameWork)
  const people: Dweller[] = []
  for (let n = 0; n < players; n++) {
    const body = { characterAndCompanion: 'FEMALE_WITH_MAN_COMPANION_1', lang: 'EN', frontVersion: 439 }
    const { response } = await ask(registerTrial, { body })
    const player: PlayerView = response.json()
    await become({ services }, player.id, { name: `Evening ${n}`, accessLevel: 'PLAYER', level: 10 })
    await climb({ services }, player.id, stair)
    await change({ services }, player.id, (before) => ({
      ...before,
      heroes: before.heroes.map((hero) =>
        join(kindOf(hero.kind), hero.id, guardianPower(stair) / 2, true, services.clock.now()),
      ),
    }))
    const { authorization } = response.headers as { authorization?: string }
    people.push({ player, token: String(authorization) })
  }
  await close()
  return people
}

/** They walk, fight, gather, talk and write letters to each other. */
export async function playEvening(
  databaseUrl: string,
  people: readonly Dweller[],
  { writes, chatLines, letters, between = async () => undefined }: Course = wholeEvening,
): Promise<Evening> {
  const { services, clock, ask, close } = await openGame(databaseUrl)
  for (const [place, { player, token }] of people.entries()) {
    const mind = new RandomClient(`evening ${place}`, player)
    let deed = 0
    const pass = async (seconds: number) => {
      clock.time += seconds * 1000
      deed += 1
      await between({ place, deed, people, services, ask })
    }
    for (let done = 0; done < writes; ) {
      await pass(secondsBetween)
      const idea = mind.next()
      const { response, isDone } = await ask(idea.call, { ...idea, as: token })
      if (isDone && response.payload.startsWith('{')) mind.hear(idea, response.json())
      if (isDone && idea.call.changes) done += 1
    }
    const partner = people[(place + 1) % people.length]?.player.id ?? 0
    for (let line = 0; line < chatLines; line++) {
      await pass(60)
      const text = `Has anybody seen the bear of the ${line}th stair? He owes me a pie.`
      const { response, isDone } = await ask(sendChat, {
        as: token,
        params: { room: 'MAIN' },
        body: { text },
      })
      if (!isDone) throw new Error(`nothing is said: ${response.payload}`)
    }
    for (let letter = 0; letter < letters; letter++) {
      await pass(60)
      const text = `Dear neighbour, this is letter ${letter} of this evening. The guardian was in a mood again.`
      const { response, isDone } = await ask(sendMail, { as: token, params: { partner }, body: { text } })
      if (!isDone) throw new Error(`no letter: ${response.payload}`)
    }
  }
  return {
    async wait(days) {
      clock.time += days * 24 * 3_600_000
      await doDueWork(services, gameWork)
    },
    close,
  }
}
