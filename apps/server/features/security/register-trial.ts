import { randomUUID } from 'node:crypto'
import { registerTrial as contract } from '@skystair/contract/security.ts'
import { isOutdated } from '@skystair/rules/client/client-version.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { type Incoming, type Outgoing, open } from '../../platform/action/handler.ts'
import { findReply, hashRequest, rememberReply, replayOf } from '../../platform/action/idempotency.ts'
import { brokenConstraint } from '../../platform/database/database.ts'
import { writeSteps } from '../../platform/database/steps.ts'
import { beginPlayer } from '../../platform/people/begin-player.ts'
import { referrerOf } from '../../platform/people/referrer.ts'
import { newId, newToken, type Token } from '../../platform/people/session.ts'
import type { Services } from '../../platform/services/services.ts'
import { playerView } from '../../platform/views/player-view.ts'

/**
 * A player at once. With a key, the player's id comes from the key and the token from the key and the proof:
 * a repeat finds them again. Whoever brings no proof, or another one, has asked another question.
 */
export const registerTrial = open(contract, async (services, incoming) => {
  if (isOutdated(incoming.body.frontVersion)) return refused('errors.version-outdated')
  try {
    return (await repeated(services, incoming)) ?? (await create(services, incoming))
  } catch (error) {
    // The same call came twice at once and the other one was first.
    if (brokenConstraint(error) === null) throw error
    return (await repeated(services, incoming)) ?? refused('errors.conflict')
  }
})

async function repeated(services: Services, incoming: Incoming<typeof contract>) {
  const { key } = incoming
  if (key === null) return null
  const id = newId(services.config.sessionSecret, key)
  const remembered = await findReply(services.database, id, key)
  if (remembered === null) return null
  const replay = replayOf(remembered, hashOf(services, incoming))
  if (isRefusal(replay)) return replay
  const token = tokenFor(services, incoming, id)
  return { reply: replay.reply as Outgoing<typeof contract>['reply'], token, replayed: true }
}

const hashOf = ({ config }: Services, incoming: Incoming<typeof contract>): Buffer =>
  hashRequest(config.sessionSecret, contract, incoming, incoming.proof ?? randomUUID())

const tokenFor = ({ config }: Services, { key, proof }: Incoming<typeof contract>, id: number): Token =>
  newToken(id, config.sessionSecret, { callId: contract.id, key, proof })

async function create(services: Services, incoming: Incoming<typeof contract>) {
  const { database, config, clock } = services
  const { body, key, device } = incoming
  const now = clock.now()
  const id = newId(config.sessionSecret, key)
  const token = tokenFor(services, incoming, id)
  const { player, steps } = beginPlayer(
    {
      token,
      device,
      choice: body.characterAndCompanion,
      language: body.lang,
      clientVersion: body.frontVersion,
      referredBy: referrerOf(body.ref),
      source: 'OWN',
    },
    now,
  )
  const at = new Date(now)
  const reply = playerView(player, now)
  if (key !== null) {
    const requestHash = hashOf(services, incoming)
    steps.push(rememberReply(id, key, { requestHash, status: 200, reply }, at))
  }
  await writeSteps(database, id, steps)
  return { reply, token }
}
